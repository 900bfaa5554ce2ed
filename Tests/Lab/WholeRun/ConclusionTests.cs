using JsonAot.Lab.WholeRun;
using JsonAot.Results;
using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

public sealed class ConclusionTests : IDisposable
{
    private static readonly RunScope Scope = RunScope.Of(full: false, ["STJ source-gen", "Hand-written", "Google.Protobuf", "Newtonsoft.Json"], ["Simple"], "jit,aot");
    private static readonly MeasuredFramework Framework = new("net9.0", Scope.Modes, []);

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private ResultStore Store => new(_folder.Path);

    private static SteadyRow Row(string contender, string direction, double median) => SteadyResults.Row($"Matrix.{direction}", median) with
    {
        Parameters = new Dictionary<string, string> { ["Payload"] = "Simple", ["Contender"] = contender, ["Lane"] = "Utf8" },
        LowNs = median * 0.99,
        HighNs = median * 1.01,
    };

    private void Save(string mode, params SteadyRow[] rows) => Store.Save(new SteadyState(
        SteadyResults.Of().Manifest with { Mode = mode },
        [.. rows, SteadyResults.Row("NoiseFloor.First", 100), SteadyResults.Row("NoiseFloor.Second", 105)]));

    private IReadOnlyList<string> Conclude(MeasuredFramework? framework = null, params string[] problems) =>
        new Conclusion(Store, Scope, [framework ?? Framework], problems).Sentences();

    private void SaveAll()
    {
        Save(
            "jit",
            Row("STJ source-gen", "Serialize", 102), Row("Hand-written", "Serialize", 100), Row("Google.Protobuf", "Serialize", 10),
            Row("STJ source-gen", "Deserialize", 200), Row("Hand-written", "Deserialize", 100),
            Row("Newtonsoft.Json", "Serialize", 1) with { Note = "lossy: $.When" });
        Save(
            "aot",
            Row("STJ source-gen", "Serialize", 150), Row("Hand-written", "Serialize", 120) with { HighNs = 240 },
            Row("STJ source-gen", "Deserialize", 240), Row("Hand-written", "Deserialize", 120));
    }

    [Fact]
    public void Who_wins_where_with_ties_and_without_binary_or_lossy_contenders()
    {
        SaveAll();
        Assert.Equal(
            "With jit Hand-written and STJ source-gen (a tie) are the fastest at writing Simple, Hand-written at reading Simple; "
            + "with aot Hand-written is the fastest at writing Simple and reading Simple.",
            Conclude()[0]);
    }

    [Fact]
    public void What_NativeAOT_costs_and_saves()
    {
        SaveAll();
        StartupRow Start(double milliseconds, double bytes) => Startup.SampleResults.Row("STJ source-gen", milliseconds) with { Payload = "Simple", PeakBytes = new Estimate(bytes, bytes, bytes) };
        Store.Save(new StartupResults(Startup.SampleResults.Manifest("jit"), [Start(60, 33e6)]));
        Store.Save(new StartupResults(Startup.SampleResults.Manifest("aot"), [Start(4, 9e6)]));
        SizeRow Size(string contender, long bytes) => new() { Contender = contender, Payload = "Simple", FolderBytes = bytes };
        Store.Save(new SizeResults(Startup.SampleResults.Manifest("jit"), [Size("STJ source-gen", 70_000_000)]));
        Store.Save(new SizeResults(Startup.SampleResults.Manifest("aot"), [Size("Newtonsoft.Json", 9_000_000), Size("STJ source-gen", 2_500_000)]));
        VerdictRow Verdict(string contender, VerdictKind kind) => new() { Contender = contender, Payload = "Simple", Verdict = kind };
        Store.Save(new VerdictResults(Startup.SampleResults.Manifest("aot"), [Verdict("STJ source-gen", VerdictKind.Works), Verdict("Newtonsoft.Json", VerdictKind.SilentlyWrong)]));
        Assert.Equal(
            "NativeAOT (aot against jit): STJ source-gen has written and read once after 4.00 ms instead of 60.0 ms, in 9.00 MB of memory instead of 33.0 MB; "
            + "it is 2.50 MB on disk instead of 70.0 MB; warm calls take 1.26 of the time on average over 4 figures; in a plain publish Newtonsoft.Json is silently wrong.",
            Conclude()[1]);
    }

    [Fact]
    public void What_is_not_to_be_trusted()
    {
        SaveAll();
        var framework = new MeasuredFramework("net9.0", Scope.Modes, [new MissingMode(DeploymentMode.ReadyToRun, "no such pack")]);
        Assert.Equal(
            "Not to be trusted: differences below the noise floor (jit 5.0 %, aot 5.0 %); 1 time with aot whose iterations scatter by more than a quarter (Hand-written writing Simple); "
            + "Newtonsoft.Json with jit: lossy; net9.0 r2r, which is not measured (no such pack); starting processes failed: it broke. These are few iterations: --full takes longer and knows more.",
            Conclude(framework, "starting processes failed: it broke")[2]);
    }

    [Fact]
    public void Without_results_it_claims_nothing()
    {
        IReadOnlyList<string> sentences = Conclude();
        Assert.Equal("Nothing was timed, so that nothing has won.", sentences[0]);
        Assert.Equal("What NativeAOT costs and saves was not measured.", sentences[1]);
    }

    [Fact]
    public void A_mode_that_cannot_be_built_is_a_column_of_reasons_until_it_was_measured()
    {
        SaveAll();
        var next = new MeasuredFramework("net10.0", [], [new MissingMode(DeploymentMode.Jit, "no such runtime"), new MissingMode(DeploymentMode.Aot, "no such pack")]);
        SteadyState measured = SteadyResults.Of(Row("Hand-written", "Serialize", 1));
        Store.Save(measured with { Manifest = measured.Manifest with { Framework = "net10.0" } });
        AbsentColumns.Save(Store, [Framework, next]);
        SteadyState column = Store.Read<SteadyState>(Machine.Current, "net10.0", "aot")!;
        Assert.Equal(8, column.Rows.Count);
        Assert.All(column.Rows, row => Assert.True(row is { MedianNs: null, Unavailable: "no such pack", Samples.Count: 0 }));
        Assert.Equal(1, Assert.Single(Store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!.Rows).MedianNs);
    }
}
