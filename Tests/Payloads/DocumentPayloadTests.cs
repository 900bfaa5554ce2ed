using System.Text.Json;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Payloads;

/// <summary>Payloads whose documents are somebody else's: without them nothing fails, and whoever asks for one is told what to do.</summary>
public sealed class DocumentPayloadTests
{
    private static readonly string[] Names = ["Twitter", "Citm", "Canada"];

    private static string? Folder => Environment.GetEnvironmentVariable("JSONAOT_DOCUMENTS");

    [Fact]
    public void Each_is_known_and_is_offered_only_where_its_document_is()
    {
        Assert.Empty(Names.Except(InBox.EveryPayload.Select(payload => payload.Name)));
        Assert.Equal(InBox.Payloads, InBox.EveryPayload.Where(payload => payload.Unavailable is null));
        Assert.All(InBox.EveryPayload.Except(InBox.Payloads), payload => Assert.Contains("docs/records.md", payload.Unavailable, StringComparison.Ordinal));
    }

    [Fact]
    public void Without_the_variable_a_name_is_refused_with_what_to_do()
    {
        ProgramRun run = Repository.RunWith([("JSONAOT_DOCUMENTS", "")], Repository.Root, Repository.Built("Lab"), ["times", "--payload", "Twitter"]);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("Twitter is the document twitter.json, which is not in this repository. docs/records.md says where to get it", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Another_document_of_the_name_is_refused()
    {
        string folder = Directory.CreateTempSubdirectory("jsonaot-documents-").FullName;
        try
        {
            File.WriteAllText(Path.Combine(folder, "canada.json"), "{}");
            ProgramRun run = Repository.RunWith([("JSONAOT_DOCUMENTS", folder)], Repository.Root, Repository.Built("Lab"), ["times", "--payload", "Canada"]);
            Assert.Equal(2, run.ExitCode);
            Assert.Contains("is not the document that others measure", run.Errors, StringComparison.Ordinal);
            ProgramRun missing = Repository.RunWith([("JSONAOT_DOCUMENTS", folder)], Repository.Root, Repository.Built("Lab"), ["times", "--payload", "Citm"]);
            Assert.Equal(2, missing.ExitCode);
            Assert.Contains("Citm needs the document citm_catalog.json, and the folder", missing.Errors, StringComparison.Ordinal);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>The types have every member of the documents, and add none.</summary>
    [Theory]
    [InlineData("Twitter", "twitter.json")]
    [InlineData("Citm", "citm_catalog.json")]
    [InlineData("Canada", "canada.json")]
    public void The_types_are_those_of_the_document(string name, string file)
    {
        Assert.SkipWhen(string.IsNullOrEmpty(Folder), "It needs the documents: set JSONAOT_DOCUMENTS (docs/records.md).");
        // Numbers by their value: their shortest form may have a digit less.
        using JsonDocument theirs = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(Folder!, file)));
        using JsonDocument ours = JsonDocument.Parse(MeasuredPayloads.Named(name).CanonicalUtf8);
        Assert.Empty(Differences("$", theirs.RootElement, ours.RootElement).Take(3));
    }

    private static IEnumerable<string> Differences(string path, JsonElement theirs, JsonElement ours) => (theirs.ValueKind, ours.ValueKind) switch
    {
        (JsonValueKind.Object, JsonValueKind.Object) => theirs.EnumerateObject().Select(member => member.Name)
            .Union(ours.EnumerateObject().Select(member => member.Name))
            .SelectMany(name => theirs.TryGetProperty(name, out JsonElement left) && ours.TryGetProperty(name, out JsonElement right)
                ? Differences($"{path}.{name}", left, right)
                : [$"{path}.{name} is in one of them alone"]),
        (JsonValueKind.Array, JsonValueKind.Array) => theirs.GetArrayLength() == ours.GetArrayLength()
            ? theirs.EnumerateArray().Zip(ours.EnumerateArray()).SelectMany((pair, index) => Differences($"{path}[{index}]", pair.First, pair.Second))
            : [$"{path} has {ours.GetArrayLength()} elements instead of {theirs.GetArrayLength()}"],
        (JsonValueKind.Number, JsonValueKind.Number) when theirs.GetDouble().Equals(ours.GetDouble()) => [],
        (JsonValueKind.String, JsonValueKind.String) when theirs.GetString() == ours.GetString() => [],
        var (left, right) => left == right && left is JsonValueKind.Null or JsonValueKind.True or JsonValueKind.False
            ? []
            : [$"{path}: {theirs.GetRawText()} became {ours.GetRawText()}"],
    };
}
