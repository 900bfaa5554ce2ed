using JsonAot.Codecs;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using JsonAot.Tests.Lab.Startup;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>The three sentences, on the page and at the end of a run.</summary>
public sealed class VerdictSentencesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private ResultStore Store => new(_folder.Path);

    private static SteadyRow Row(string contender, string direction, double median) => SteadyResults.Row($"Matrix.{direction}", median) with
    {
        Category = direction,
        Parameters = new Dictionary<string, string> { ["Payload"] = "Simple", ["Contender"] = contender, ["Lane"] = "Utf8" },
        LowNs = median * 0.99,
        HighNs = median * 1.01,
    };

    private void Save(string mode, params SteadyRow[] rows) => Store.Save(new SteadyState(
        SteadyResults.Of().Manifest with { Mode = mode },
        [.. rows, SteadyResults.Row("NoiseFloor.First", 100), SteadyResults.Row("NoiseFloor.Second", 105)]));

    private void SaveAll()
    {
        Save(
            "jit",
            Row("STJ source-gen", "Serialize", 102), Row("SpanCodec", "Serialize", 100), Row("Google.Protobuf", "Serialize", 10) with { IsBinary = true },
            Row("STJ source-gen", "Deserialize", 200), Row("SpanCodec", "Deserialize", 100),
            Row("Newtonsoft.Json", "Serialize", 1) with { Note = "lossy: $.When" },
            Row(Floor.FloorName, "Serialize", 2), Row(Floor.FloorName, "Deserialize", 20));
        Save(
            "aot",
            Row("STJ source-gen", "Serialize", 150), Row("SpanCodec", "Serialize", 120) with { HighNs = 240 },
            Row("STJ source-gen", "Deserialize", 240), Row("SpanCodec", "Deserialize", 120));
    }

    private string[] Conclude(params string[] doubts)
    {
        var model = ReportModel.Load(_folder.Path);
        return [.. VerdictSentences.Of(model, model.Deployments, doubts)];
    }

    [Fact]
    public void Who_wins_where_with_ties_and_without_the_floor_binary_or_lossy_contenders()
    {
        SaveAll();
        Assert.StartsWith(
            "Under net9.0-jit SpanCodec is the fastest or tied with the fastest in both pairs of payload and direction (tied with STJ source-gen at writing Simple); SpanCodec takes 0.70 (",
            Conclude()[0],
            StringComparison.Ordinal);
        Assert.Contains("; under net9.0-aot SpanCodec is the fastest in both pairs of payload and direction; SpanCodec takes 0.63 (", Conclude()[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Where_others_win_they_are_named()
    {
        Save("jit", Row("A", "Serialize", 100), Row("B", "Serialize", 300), Row("A", "Deserialize", 300), Row("B", "Deserialize", 100));
        Assert.Equal("Under net9.0-jit A is the fastest in 1 of 2 pairs of payload and direction; elsewhere it is B at reading Simple.", Conclude()[0]);
    }

    [Fact]
    public void What_NativeAOT_costs_and_saves()
    {
        SaveAll();
        StartupRow Start(double milliseconds, double bytes) => SampleResults.Row("STJ source-gen", milliseconds) with { Payload = "Simple", PeakBytes = new Estimate(bytes, bytes, bytes) };
        Store.Save(new StartupResults(SampleResults.Manifest("jit"), [Start(60, 33e6)]));
        Store.Save(new StartupResults(SampleResults.Manifest("aot"), [Start(4, 9e6)]));
        SizeRow Size(string contender, long bytes) => new() { Contender = contender, Payload = "Simple", FolderBytes = bytes };
        Store.Save(new SizeResults(SampleResults.Manifest("jit"), [Size("STJ source-gen", 70_000_000)]));
        Store.Save(new SizeResults(SampleResults.Manifest("aot"), [Size("Newtonsoft.Json", 9_000_000), Size("STJ source-gen", 2_500_000)]));
        VerdictRow Verdict(string contender, VerdictKind kind, string payload = "Simple") => new() { Contender = contender, Payload = payload, Verdict = kind };
        Store.Save(new VerdictResults(SampleResults.Manifest("aot"), [Verdict("STJ source-gen", VerdictKind.Works), Verdict("Newtonsoft.Json", VerdictKind.SilentlyWrong), Verdict("Newtonsoft.Json", VerdictKind.Throws, "Person"), Verdict("Newtonsoft.Json", VerdictKind.Throws, "Complex")]));
        string sentence = Conclude()[1];
        Assert.StartsWith("Compiled ahead of time (net9.0-aot against net9.0-jit), STJ source-gen has written and read once 4.00 ms after the spawn instead of 60.0 ms, 0.07 (", sentence, StringComparison.Ordinal);
        Assert.Contains("its process needs 9.00 MB of memory instead of 33.0 MB; STJ source-gen is 2.50 MB on disk instead of 70.0 MB; a warm call takes 1.26 (", sentence, StringComparison.Ordinal);
        Assert.EndsWith("over 4 figures; a plain publish leaves Newtonsoft.Json (silently wrong or throws) broken.", sentence, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_not_to_be_trusted()
    {
        SaveAll();
        SteadyState measured = SteadyResults.Of(Row("SpanCodec", "Serialize", 1) with { MedianNs = null, Samples = [], Unavailable = "no such pack" });
        Store.Save(measured with { Manifest = measured.Manifest with { Mode = "r2r" } });
        Assert.Equal(
            "Do not trust differences below 5.0 % under net9.0-jit, 5.0 % under net9.0-aot: that much identical benchmarks differ; "
            + "1 time whose iterations scatter by more than a quarter (SpanCodec writing Simple under net9.0-aot); figures of Newtonsoft.Json on Simple, which lose or change members; "
            + "net9.0-r2r, which is not measured (no such pack); starting processes failed: it broke.",
            Conclude("starting processes failed: it broke")[2]);
    }

    [Fact]
    public void Without_results_it_claims_nothing()
    {
        string[] sentences = Conclude();
        Assert.StartsWith("Which contender wins is not measured yet", sentences[0], StringComparison.Ordinal);
        Assert.StartsWith("What NativeAOT costs and saves is not measured yet", sentences[1], StringComparison.Ordinal);
        Assert.StartsWith("Do not trust small differences", sentences[2], StringComparison.Ordinal);
    }
}
