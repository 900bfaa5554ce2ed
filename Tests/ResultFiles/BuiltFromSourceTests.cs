using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.ResultFiles;

/// <summary>Whose packages a person built stands in the manifest, for as long as their rows stay in the file.</summary>
public sealed class BuiltFromSourceTests : IDisposable
{
    private static readonly Manifest Plain = SteadyResults.Of().Manifest;

    private static readonly Manifest Built = Plain with { BuiltFromSource = new Dictionary<string, string> { ["Jil"] = "commit 1", ["NetJSON"] = "tag 1" } };

    private readonly ResultStore _store = new(Directory.CreateTempSubdirectory("built").FullName);

    public void Dispose() => Directory.Delete(_store.Root, recursive: true);

    [Fact]
    public void A_later_run_without_them_keeps_it_and_one_that_built_anew_replaces_it()
    {
        _store.Save(new SizeResults(Built, [Row("Jil"), Row("NetJSON")]));
        _store.Save(new SizeResults(Plain, [Row("Other")]));
        Assert.Equal(["Jil: commit 1", "NetJSON: tag 1"], Sources());
        _store.Save(new SizeResults(Plain with { BuiltFromSource = new Dictionary<string, string> { ["Jil"] = "commit 2" } }, [Row("Jil")]));
        Assert.Equal(["Jil: commit 2", "NetJSON: tag 1"], Sources());
        // Another build of the framework leaves no earlier row.
        _store.Save(new SizeResults(Plain with { RuntimeVersion = "9.0.99" }, [Row("Other")]));
        Assert.Empty(Sources());
    }

    [Fact]
    public void A_file_without_such_contenders_says_nothing_of_it() =>
        Assert.DoesNotContain("builtFromSource", File.ReadAllText(_store.Save(new SizeResults(Plain, [Row("Other")]))), StringComparison.Ordinal);

    [Fact]
    public void Each_is_named_once_with_its_tag()
    {
        Assert.Equal(
            "Built from its source, and no published package (docs/adding-a-library.md): Jil, commit 1; NetJSON, tag 1.",
            BuiltFromSource.Sentence([new("one", "NetJSON", "tag 1"), new("one", "Jil", "commit 1"), new("one", "Jil", "commit 1")]));
        Assert.Null(BuiltFromSource.Sentence([]));
    }

    private static SizeRow Row(string contender) => new() { Contender = contender, Payload = "P" };

    private IEnumerable<string> Sources() =>
        (_store.Read<SizeResults>(Plain.Machine, Plain.Framework, Plain.Mode)!.Manifest.BuiltFromSource ?? new Dictionary<string, string>())
            .Select(one => $"{one.Key}: {one.Value}");
}
