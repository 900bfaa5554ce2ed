using System.Text;
using JsonAot.Payloads;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class VariantsTests
{
    public static TheoryData<string> Small => [.. InBox.Payloads.Where(payload => payload.CanonicalUtf8.Length <= Variants.LargestDocument).Select(payload => payload.Name)];

    [Theory]
    [MemberData(nameof(Small))]
    public void Variants_differ_in_length_and_are_of_the_same_size_on_average(string name)
    {
        var look = new Look();
        InBox.PayloadNamed(name).Accept(look);
        Assert.Equal(Variants.Count, look.Documents.Count);
        Assert.InRange(look.Documents.Distinct().Count(), Variants.Count * 3 / 4, Variants.Count);
        Assert.InRange(look.Documents.Select(document => document.Length).Distinct().Count(), Variants.Count / 8, Variants.Count);
        double size = look.Documents.Average(document => document.Length) / InBox.PayloadNamed(name).CanonicalUtf8.Length;
        Assert.InRange(size, 0.8, 1.25);
    }

    [Fact]
    public void They_are_the_same_each_time()
    {
        var first = new Look();
        var second = new Look();
        InBox.PayloadNamed("Person").Accept(first);
        InBox.PayloadNamed("Person").Accept(second);
        Assert.Equal(first.Documents, second.Documents);
    }

    private sealed class Look : IPayloadVisitor
    {
        internal IReadOnlyList<string> Documents { get; private set; } = [];

        public void Visit<T>(Payload<T> payload)
            where T : class => Documents = [.. Variants.Of(payload).Select(variant => Encoding.UTF8.GetString(variant.CanonicalUtf8))];
    }
}
