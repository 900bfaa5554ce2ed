using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Libraries;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Payloads;

/// <summary>
/// Payloads whose documents are somebody else's: without them nothing fails, and whoever asks for one is told what to do.
/// </summary>
public sealed class DocumentPayloadTests : TestsInFolder
{
    private static readonly string[] Names = ["Twitter", "Citm", "Canada"];

    private static string? Folder => Environment.GetEnvironmentVariable("JSONAOT_DOCUMENTS");

    [Fact]
    public void Each_is_known_and_is_offered_only_where_its_document_is()
    {
        Assert.Empty(Names.Except(InBox.EveryPayload.Select(payload => payload.Name)));
        Assert.Equal(InBox.Payloads, InBox.EveryPayload.Where(payload => payload.Unavailable is null));
        Assert.All(
            InBox.EveryPayload.Except(InBox.Payloads),
            payload => Assert.Contains("docs/records.md", payload.Unavailable, StringComparison.Ordinal));
    }

    [Fact]
    public void Without_the_variable_a_name_is_refused_with_what_to_do()
    {
        ProgramRun run = Repository.RunWith(
            [("JSONAOT_DOCUMENTS", "")], Repository.Root, Repository.Built("Lab"), ["times", "--payload", "Twitter"]);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(
            "Twitter is the document twitter.json, which is not in this repository. docs/records.md says where to get it",
            run.Errors,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Another_document_of_the_name_is_refused()
    {
        File.WriteAllText(_folder["canada.json"], "{}");
        ProgramRun run = Times("Canada");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("is not the document that others measure", run.Errors, StringComparison.Ordinal);
        ProgramRun missing = Times("Citm");
        Assert.Equal(2, missing.ExitCode);
        Assert.Contains("Citm needs the document citm_catalog.json, and the folder", missing.Errors, StringComparison.Ordinal);

        ProgramRun Times(string payload) =>
            Repository.RunWith(
                [("JSONAOT_DOCUMENTS", _folder.Path)], Repository.Root, Repository.Built("Lab"), "times", "--payload", payload);
    }

    /// <summary>The types have every member of the documents, and add none.</summary>
    [Theory]
    [InlineData("Twitter", "twitter.json")]
    [InlineData("Citm", "citm_catalog.json")]
    [InlineData("Canada", "canada.json")]
    public void The_types_are_those_of_the_document(string name, string file)
    {
        Assert.SkipWhen(string.IsNullOrEmpty(Folder), "It needs the documents: set JSONAOT_DOCUMENTS (docs/records.md).");
        byte[] theirs = File.ReadAllBytes(Path.Combine(Folder!, file));
        Assert.Empty(JsonDifference.Between(WithDoubles(theirs), WithDoubles(MeasuredPayloads.Named(name).CanonicalUtf8)));
    }

    /// <summary>Numbers by their value: their shortest form may have a digit less.</summary>
    private static byte[] WithDoubles(byte[] utf8)
    {
        return JsonSerializer.SerializeToUtf8Bytes(Changed(JsonNode.Parse(utf8)));

        static JsonNode? Changed(JsonNode? node) => node switch
        {
            JsonObject members => new JsonObject(members.Select(member => KeyValuePair.Create(member.Key, Changed(member.Value)))),
            JsonArray elements => new JsonArray([.. elements.Select(Changed)]),
            JsonValue value when value.GetValueKind() == JsonValueKind.Number => JsonValue.Create(value.GetValue<double>()),
            _ => node?.DeepClone(),
        };
    }
}
