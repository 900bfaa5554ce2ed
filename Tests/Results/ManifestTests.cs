using JsonAot.Lab.Measures.Web;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Results;

/// <summary>
/// Facts about rows that a manifest keeps as long as they stay in the file: whose packages a person built, and of which commits.
/// </summary>
public sealed class ManifestTests : TestsInFolder
{
    private static readonly Manifest Plain = SteadyResults.Of().Manifest;

    private static readonly Manifest Built =
        Plain with { BuiltFromSource = new Dictionary<string, string> { ["Jil"] = "commit 1", ["NetJSON"] = "tag 1" } };

    private ResultStore Store => new(_folder.Path);

    [Fact]
    public void A_later_run_without_them_keeps_it_and_one_that_built_anew_replaces_it()
    {
        Store.Save(new Results<SizeRow>(Built, [Row("Jil"), Row("NetJSON")]));
        Store.Save(new Results<SizeRow>(Plain, [Row("Other")]));
        Assert.Equal(["Jil: commit 1", "NetJSON: tag 1"], Sources());
        Store.Save(
            new Results<SizeRow>(Plain with { BuiltFromSource = new Dictionary<string, string> { ["Jil"] = "commit 2" } }, [Row("Jil")]));
        Assert.Equal(["Jil: commit 2", "NetJSON: tag 1"], Sources());
        // Another build of the framework leaves no earlier row.
        Store.Save(new Results<SizeRow>(Plain with { RuntimeVersion = "9.0.99" }, [Row("Other")]));
        Assert.Empty(Sources());
    }

    [Fact]
    public void One_whose_rows_are_all_measured_anew_with_the_published_package_is_named_no_more()
    {
        Store.Save(new Results<SizeRow>(Built, [Row("Jil", "P"), Row("Jil", "Q"), Row("NetJSON")]));
        Store.Save(new Results<SizeRow>(Plain, [Row("Jil", "P")]));
        Assert.Equal(["Jil: commit 1", "NetJSON: tag 1"], Sources());
        Store.Save(new Results<SizeRow>(Plain, [Row("Jil", "P"), Row("Jil", "Q")]));
        Assert.Equal(["NetJSON: tag 1"], Sources());
    }

    /// <summary>A program that was built with other packages knows their sources, whatever it measures.</summary>
    [Fact]
    public void One_whose_rows_a_run_did_not_measure_is_not_named_by_it()
    {
        Store.Save(new Results<SizeRow>(Plain, [Row("Jil")]));
        Store.Save(new Results<SizeRow>(Built, [Row("NetJSON")]));
        Assert.Equal(["NetJSON: tag 1"], Sources());
    }

    /// <summary>The file that is joined later may have the older row.</summary>
    [Fact]
    public void A_newer_row_that_stays_says_whose_it_is()
    {
        SizeRow later = Row("Jil") with { TakenAt = Plain.TakenAt };
        Assert.Null(new Results<SizeRow>(Built, [Row("Jil")]).Over(new Results<SizeRow>(Plain, [later])).Manifest.BuiltFromSource);
        Assert.Equal(
            "commit 1", new Results<SizeRow>(Plain, [Row("Jil")]).Over(new Results<SizeRow>(Built, [later])).Manifest.SourceOf("Jil"));
    }

    [Fact]
    public void A_timed_row_may_have_no_contender()
    {
        TimesRow named = SteadyResults.Row("Original.Named", 100);
        TimesRow chosen = named with { Benchmark = null, Contender = "NetJSON" };
        Assert.Equal(["NetJSON"], new TimesResults(Built, [named, chosen]).Over(null).Manifest.BuiltFromSource!.Keys);
    }

    [Fact]
    public void A_server_has_rows_of_two_sorts()
    {
        var start = new WebStartRow { Contender = "Jil", Payload = "P" };
        WebLoadRow Load(string contender) => new() { Contender = contender, Payload = "P", Operation = "echo" };
        WebResults joined = new WebResults(Plain, [], [Load("Jil")]).Over(new WebResults(Built, [start], [Load("Jil"), Load("NetJSON")]));
        Assert.Equal(["Jil", "NetJSON"], joined.Manifest.BuiltFromSource!.Keys);
        Assert.Equal([start], joined.Starts);
        Assert.Equal(["NetJSON", "Jil"], joined.Loads.Select(row => row.Contender));
        Assert.Equal(["NetJSON"], new WebResults(Plain, [start], [Load("Jil")]).Over(joined).Manifest.BuiltFromSource!.Keys);
    }

    [Fact]
    public void A_file_without_such_contenders_says_nothing_of_it() =>
        Assert.DoesNotContain(
            "builtFromSource", File.ReadAllText(Store.Save(new Results<SizeRow>(Plain, [Row("Other")]))), StringComparison.Ordinal);

    /// <summary>A figure of a library without its version cannot be repeated.</summary>
    [Fact]
    public void Rows_that_stay_keep_the_version_of_their_package_and_new_ones_bring_theirs()
    {
        Manifest Of(params (string Contender, string Package)[] packages) =>
            Plain with { Packages = packages.ToDictionary(one => one.Contender, one => one.Package) };
        Store.Save(new Results<SizeRow>(
            Of(("Jil", "Jil 2.17.0"), ("NetJSON", "NetJSON 1.4.5"), ("Absent", "Absent 1")), [Row("Jil"), Row("NetJSON")]));
        Store.Save(new Results<SizeRow>(Of(("Jil", "Jil 2.18.0")), [Row("Jil")]));
        Manifest kept = Store.Read<Results<SizeRow>>(Plain.Machine, Plain.Framework, Plain.Mode)!.Manifest;
        Assert.Equal(["Jil", "NetJSON"], kept.Packages!.Keys);
        Assert.Equal(("2.18.0", "1.4.5", null), (kept.VersionOf("Jil"), kept.VersionOf("NetJSON"), kept.VersionOf("Absent")));
        Assert.Null(Plain.VersionOf("Jil"));
    }

    /// <summary>As the build knows them: what comes with the framework has none.</summary>
    [Fact]
    public void Contenders_from_packages_bring_their_versions()
    {
        Assert.Matches(@"^Newtonsoft\.Json \d+\.\d+\.\d+$", Libraries.Contenders.Packages!["Newtonsoft.Json"]);
        Assert.DoesNotContain("STJ source-gen", Libraries.Contenders.Packages.Keys);
        Assert.All(
            Libraries.Contenders.All.OfType<AbsentContender>(),
            one => Assert.DoesNotContain(one.Name, Libraries.Contenders.Packages.Keys));
    }

    [Fact]
    public void Each_is_named_once_with_its_tag()
    {
        Assert.Equal(
            "Built by us from their sources, because our package source lacked them (docs/adding-a-library.md): "
                + "Jil, commit 1; NetJSON, tag 1.",
            BuiltFromSource.Sentence([new("one", "NetJSON", "tag 1"), new("one", "Jil", "commit 1"), new("one", "Jil", "commit 1")]));
        Assert.Null(BuiltFromSource.Sentence([]));
    }

    private static SizeRow Row(string contender, string payload = "P") => new() { Contender = contender, Payload = payload };

    private IEnumerable<string> Sources() =>
        (Store.Read<Results<SizeRow>>(Plain.Machine, Plain.Framework, Plain.Mode)!.Manifest.BuiltFromSource
            ?? new Dictionary<string, string>())
            .Select(one => $"{one.Key}: {one.Value}");

    /// <summary>
    /// A file has one commit in its manifest, and a run replaces some of its rows: then it says which commits the others are of.
    /// </summary>
    [Fact]
    public void A_run_that_measures_some_rows_names_the_commit_of_those_that_stay()
    {
        Results<SizeRow> second = Of(2, "two", "B").Over(Of(1, "one", "A", "B"));
        Assert.Equal(["one"], second.Manifest.EarlierCommits);
        Results<SizeRow> third = Of(3, "three", "C").Over(second);
        Assert.Equal(["one", "two"], third.Manifest.EarlierCommits);
        // Nothing is left of the first.
        Assert.Equal(["two"], Of(4, "three", "A").Over(third).Manifest.EarlierCommits);
    }

    [Fact]
    public void A_run_that_measures_all_rows_anew_names_no_other()
    {
        Results<SizeRow> second = Of(2, "two", "B").Over(Of(1, "one", "A", "B"));
        Results<SizeRow> whole = Of(3, "three", "A", "B").Over(second);
        Assert.Empty(whole.Manifest.EarlierCommits);
        Assert.Null(whole.Manifest.Runs);
    }

    /// <summary>A whole run is several commands, one after the other.</summary>
    [Fact]
    public void Runs_of_one_commit_are_one()
    {
        Results<SizeRow> two = Of(2, "one", "B").Over(Of(1, "one", "A"));
        Assert.Null(two.Manifest.Runs);
        Assert.Equal(["one"], Of(3, "two", "C").Over(two).Manifest.EarlierCommits);
    }

    private static Results<SizeRow> Of(int day, string commit, params string[] contenders)
    {
        var taken = new DateTimeOffset(2026, 1, day, 0, 0, 0, TimeSpan.Zero);
        return new Results<SizeRow>(
            SteadyResults.Of().Manifest with { Commit = commit, TakenAt = taken },
            [.. contenders.Select(contender => new SizeRow { Contender = contender, Payload = "P", TakenAt = taken.AddMinutes(1) })]);
    }
}
