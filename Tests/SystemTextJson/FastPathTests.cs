using System.Text.Json;
using JsonAot.Errors;
using JsonAot.Payloads.SimpleAndComplex;

namespace JsonAot.Tests.SystemTextJson;

public class FastPathTests
{
    /// <summary>A cycle tells them apart: metadata counts how deep it is, and the fast path leaves that to the writer.</summary>
    [Theory]
    [InlineData("STJ source-gen", typeof(InvalidOperationException))]
    [InlineData("STJ fast path", typeof(InvalidOperationException))]
    [InlineData("STJ source-gen, metadata", typeof(JsonException))]
    public void A_contender_writes_by_what_its_name_says(string contender, Type expected)
    {
        ErrorScenario cycle = ErrorScenarios.Named("cycle-simple");
        var writing = new Writing(InBox.Contenders.Single(candidate => candidate.Name == contender), cycle);
        cycle.PayloadFor(InBox.PayloadNamed("Simple")).Accept(writing);
        Assert.Throws(expected, () => writing.Call!());
    }

    /// <summary>Reading it back gives an array of no bytes. So a document is what the metadata writes.</summary>
    [Fact]
    public void The_fast_path_writes_a_null_array_of_bytes_as_an_empty_text()
    {
        var payload = new ComplexPayload();
        var value = new Complex { Bytes = null };
        Assert.Contains("\"Bytes\":\"\"", JsonSerializer.Serialize(value, payload.Metadata), StringComparison.Ordinal);
        Assert.Contains("\"Bytes\":null", JsonSerializer.Serialize(value, payload.Reference), StringComparison.Ordinal);
    }

    private sealed class Writing(Contender contender, ErrorScenario scenario) : IPayloadVisitor
    {
        internal Func<object?>? Call { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => Call = scenario.Prepare(contender.Offer(payload).Codec!, payload);
    }
}
