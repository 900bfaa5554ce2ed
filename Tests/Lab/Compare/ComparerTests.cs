using JsonAot.Lab;
using JsonAot.Lab.Commands.Compare;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Compare;

public sealed class ComparerTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    private static SteadyRow Row(string name = "T.Read") => SteadyResults.Row(name, 100) with { Settings = "quick", PayloadHash = "aaaa" };

    private FolderComparison Compare(SteadyState a, SteadyState b)
    {
        Save("A", a);
        Save("B", b);
        return new Comparer(0.02).Compare(_folder["A"], _folder["B"]);
    }

    private void Save(string side, SteadyState state) => new ResultStore(_folder[side]).Save(state);

    private RowComparison CompareOne(SteadyState a, SteadyState b) => Assert.Single(Compare(a, b).Rows);

    [Fact]
    public void What_is_equal_is_the_same()
    {
        FolderComparison comparison = Compare(SteadyResults.Of(Row()), SteadyResults.Of(Row()));
        Assert.Equal("0 regressed, 0 improved, 1 same, 0 not comparable", comparison.Summary);
        Assert.Null(Assert.Single(comparison.Rows).Note);
    }

    [Fact]
    public void One_mutated_row_among_others_is_found()
    {
        SteadyRow mutated = SteadyResults.Row("T.Write", 112) with { Settings = "quick", PayloadHash = "aaaa" };
        FolderComparison comparison = Compare(SteadyResults.Of(Row(), Row("T.Write")), SteadyResults.Of(Row(), mutated));
        RowComparison row = Assert.Single(comparison.Rows, row => row.Change == Change.Regressed);
        Assert.Equal("T.Write", row.Row);
        Assert.Equal(1.12, row.Ratio!.Median, 6);
        Assert.Single(comparison.RegressedBeyond(0.1));
        Assert.Empty(comparison.RegressedBeyond(0.13));
    }

    [Fact]
    public void The_noise_that_a_run_has_measured_raises_the_threshold()
    {
        SteadyRow[] floor = [Row("NoiseFloor.First"), SteadyResults.Row("NoiseFloor.Second", 120) with { Settings = "quick", PayloadHash = "aaaa" }];
        FolderComparison comparison = Compare(
            SteadyResults.Of([Row(), .. floor]),
            SteadyResults.Of([SteadyResults.Row("T.Read", 112) with { Settings = "quick", PayloadHash = "aaaa" }, .. floor]));
        Assert.Equal(0, comparison.Count(Change.Regressed));
        Assert.Contains("up to 20.0", Assert.Single(comparison.Files).Remarks[0], StringComparison.Ordinal);
    }

    /// <summary>All iterations of B are slower. Whether that is more than one process differs from the next, the other rows say.</summary>
    [Theory]
    [InlineData(1.005, "Regressed")]
    [InlineData(1.12, "Same")]
    public void What_one_process_differs_from_the_next_is_no_change(double apart, string expected)
    {
        SteadyRow[] others = [.. Enumerable.Range(1, 12).Select(number => InPasses(Row($"T.Other{number}"), 100, 100 * apart))];
        FolderComparison comparison = Compare(SteadyResults.Of([InPasses(Row(), 100, 100), .. others]), SteadyResults.Of([InPasses(Row(), 107, 107), .. others]));
        RowComparison row = comparison.Rows.Single(row => row.Row == "T.Read");
        Assert.Equal((expected, 1.07), (row.Change.ToString(), Math.Round(row.Ratio!.Median, 6)));
    }

    private static SteadyRow InPasses(SteadyRow row, params double[] medians)
    {
        SteadyPass[] passes = [.. medians.Select((median, number) => new SteadyPass(number, median, true, SteadyResults.Row("", median, spread: 0.002).Samples))];
        return row with { MedianNs = medians.Average(), Samples = [.. passes.SelectMany(pass => pass.Samples)], Passes = passes };
    }

    [Fact]
    public void Another_BenchmarkDotNet_is_refused_with_both_versions()
    {
        SteadyState other = SteadyResults.Of(Row());
        RowComparison row = CompareOne(SteadyResults.Of(Row()), other with { Manifest = other.Manifest with { Tool = "BenchmarkDotNet 0.15.1" } });
        Assert.Equal(Change.NotComparable, row.Change);
        Assert.Equal("measured with a test and BenchmarkDotNet 0.15.1: defaults differ from one to the next", row.Reason);
        Assert.Null(row.Ratio);
    }

    [Fact]
    public void Another_build_of_the_framework_is_refused()
    {
        SteadyState other = SteadyResults.Of(Row());
        RowComparison row = CompareOne(SteadyResults.Of(Row()), other with { Manifest = other.Manifest with { RuntimeVersion = "9.0.23, X64" } });
        Assert.Equal("another build of the framework: 9.0.22 and 9.0.23", row.Reason);
    }

    [Fact]
    public void Other_instruction_sets_are_the_machines_affair()
    {
        SteadyState other = SteadyResults.Of(Row());
        Manifest manifest = other.Manifest with { RuntimeVersion = "9.0.22, Arm64 RyuJIT AdvSIMD", InstructionSets = "AdvSIMD" };
        FolderComparison comparison = Compare(SteadyResults.Of(Row()), other with { Manifest = manifest });
        Assert.Equal(Change.Same, Assert.Single(comparison.Rows).Change);
        Assert.Contains("Other instruction sets: A AVX2; B AdvSIMD.", Assert.Single(comparison.Files).Remarks);
    }

    [Fact]
    public void Other_switches_are_refused()
    {
        SteadyState other = SteadyResults.Of(Row());
        RowComparison row = CompareOne(SteadyResults.Of(Row()), other with { Manifest = other.Manifest with { PublishSwitches = ["-p:PublishAot=true"] } });
        Assert.StartsWith("published with other switches", row.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Other_settings_are_refused() =>
        Assert.Equal("measured with other settings: quick and default", CompareOne(SteadyResults.Of(Row()), SteadyResults.Of(Row() with { Settings = "default" })).Reason);

    [Fact]
    public void Another_document_is_refused() =>
        Assert.Equal("another document: aaaa and bbbb", CompareOne(SteadyResults.Of(Row()), SteadyResults.Of(Row() with { PayloadHash = "bbbb" })).Reason);

    [Fact]
    public void An_older_file_says_what_it_does_not_tell()
    {
        RowComparison row = CompareOne(SteadyResults.Of(Row() with { Settings = null, PayloadHash = null }), SteadyResults.Of(Row()));
        Assert.Equal(Change.Same, row.Change);
        Assert.Equal("A does not record settings; A does not record the document: taken to be the same", row.Note);
    }

    [Fact]
    public void A_row_without_figures_gives_its_reason()
    {
        var absent = new SteadyRow { Benchmark = "T.Read", Category = "", Parameters = new Dictionary<string, string>(), Unavailable = "reflection is off" };
        Assert.Equal("B has no figures: reflection is off", CompareOne(SteadyResults.Of(Row()), SteadyResults.Of(absent)).Reason);
    }

    [Fact]
    public void Rows_and_files_of_one_side_alone_are_named()
    {
        Save("B", SteadyResults.Of(Row()) with { Manifest = SteadyResults.Of().Manifest with { Mode = "aot" } });
        FolderComparison comparison = Compare(SteadyResults.Of(Row(), Row("T.Gone")), SteadyResults.Of(Row()));
        Assert.Equal("B has no such row", Assert.Single(comparison.Rows, row => row.Row == "T.Gone").Reason);
        Assert.Equal("A has no such results", Assert.Single(Assert.Single(comparison.Files, file => file.Deployment == "net10.0-aot").Rows).Reason);
    }

    [Fact]
    public void Too_few_samples_are_refused() =>
        Assert.StartsWith("too few samples: 1,", CompareOne(SteadyResults.Of(Row()), SteadyResults.Of(Row() with { Samples = [100] })).Reason, StringComparison.Ordinal);

    /// <summary>Who has a neighbour takes twice as long, and has not regressed.</summary>
    [Fact]
    public void A_disturbed_row_is_refused_on_either_side()
    {
        SteadyRow slower = SteadyResults.Disturbed(SteadyResults.Row("T.Read", 200) with { Settings = "quick", PayloadHash = "aaaa" });
        RowComparison row = CompareOne(SteadyResults.Of(Row()), SteadyResults.Of(slower));
        Assert.Equal(Change.NotComparable, row.Change);
        Assert.Equal("something else kept the processor busy while B was measured: measure that row again", row.Reason);
        Assert.Null(row.Ratio);
        Assert.Contains("while A was measured", CompareOne(SteadyResults.Of(slower), SteadyResults.Of(Row())).Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Starts_are_compared_too()
    {
        new ResultStore(_folder["A"]).Save(Startup.SampleResults.Startup());
        new ResultStore(_folder["B"]).Save(Startup.SampleResults.Startup());
        FolderComparison comparison = new Comparer(0.02).Compare(_folder["A"], _folder["B"]);
        Assert.Equal(5, comparison.Count(Change.Same));
        Assert.Equal("no figures on either side: reflection is switched off", Assert.Single(comparison.Rows, row => row.Change == Change.NotComparable).Reason);
    }

    [Fact]
    public void One_machine_is_compared_with_another()
    {
        Machine other = new("Debian GNU/Linux 12", "arm64", "Some processor", 4);
        SteadyState theirs = SteadyResults.Of(Row());
        FolderComparison comparison = Compare(SteadyResults.Of(Row()), theirs with { Manifest = theirs.Manifest with { Machine = other } });
        FileComparison file = Assert.Single(comparison.Files);
        Assert.Contains(" and linux-arm64-some-processor-4core", file.Machine, StringComparison.Ordinal);
        Assert.Contains(file.Remarks, remark => remark.StartsWith("Two machines", StringComparison.Ordinal));
        Assert.Equal(1, comparison.Count(Change.Same));
    }

    [Theory]
    [InlineData("5%", 0.05)]
    [InlineData("0.05", 0.05)]
    [InlineData("0", 0)]
    public void Parts_are_read_with_and_without_a_sign(string text, double part) => Assert.Equal(part, Comparer.ParsePart(text, "--threshold"), 12);

    [Theory]
    [InlineData("five")]
    [InlineData("-5%")]
    [InlineData("")]
    [InlineData("NaN")]
    public void What_is_no_part_is_a_mistake_of_usage(string text) =>
        Assert.Contains("--threshold", Assert.Throws<LabException>(() => Comparer.ParsePart(text, "--threshold")).Message, StringComparison.Ordinal);
}
