using JsonAot.Lab;
using JsonAot.Lab.Commands.Compare;

namespace JsonAot.Tests.Lab.Compare;

/// <summary>Two folders of the suite's own results.</summary>
public sealed class SideComparisonTests : TestsInFolder
{
    private static TimesRow Row(string name = "T.Read", double median = 100) =>
        SteadyResults.Row(name, median, apart: 0.001) with { Settings = "quick", PayloadHash = "aaaa" };

    private SideComparison Compare(TimesResults a, TimesResults b)
    {
        new ResultStore(_folder["A"]).Save(a);
        new ResultStore(_folder["B"]).Save(b);
        return Compare();
    }

    private SideComparison Compare() => SideComparison.Of(MeasuredSide.Read(_folder["A"]), MeasuredSide.Read(_folder["B"]));

    private RowComparison CompareOne(TimesRow a, TimesRow b) => Assert.Single(Compare(SteadyResults.Of(a), SteadyResults.Of(b)).Rows);

    [Theory]
    [InlineData(100, "Same")]
    [InlineData(101.5, "Same")]
    [InlineData(112, "Slower")]
    [InlineData(90, "Faster")]
    public void A_difference_beyond_the_threshold_that_the_measurements_prove_is_one(double after, string change)
    {
        RowComparison row = CompareOne(Row(), Row(median: after));
        Assert.Equal((change, Math.Round(100 / after, 6)), (row.Change.ToString(), Math.Round(row.Speed!.Median, 6)));
    }

    [Fact]
    public void A_difference_within_the_scatter_of_the_measurements_is_none() =>
        Assert.Equal(
            Change.Same, CompareOne(SteadyResults.Row("T.Read", 100, apart: 0.03), SteadyResults.Row("T.Read", 105, apart: 0.03)).Change);

    [Fact]
    public void What_a_repeated_run_moves_raises_the_threshold()
    {
        RepetitionRow moved = new() { What = RepetitionRow.Ratio, Differs = 0.2, Figures = 100, Since = default };
        new ResultStore(_folder["A"]).Save(new Results<RepetitionRow>(SteadyResults.Of().Manifest, [moved]));
        SideComparison comparison = Compare(SteadyResults.Of(Row()), SteadyResults.Of(Row(median: 112)));
        Assert.All(comparison.Rows, row => Assert.Equal(Change.Same, row.Change));
        Assert.Contains("Differences up to 20.0 % count as none.", comparison.Remarks);
    }

    /// <summary>
    /// A third more for everybody is the machine's; a third more beside a reference that takes as long as before is the row's.
    /// </summary>
    [Theory]
    [InlineData(130, 65, "Same")]
    [InlineData(130, 50, "Faster")]
    [InlineData(100, 65, "Slower")]
    public void Beside_one_reference_it_is_how_many_times_as_fast_as_that_a_row_was(double reference, double own, string change)
    {
        SideComparison comparison = Compare(
            SteadyResults.Of(Row("T.Base"), Row("T.Own", 50)), SteadyResults.Of(Row("T.Base", reference), Row("T.Own", own)));
        Assert.Equal(change, comparison.Rows.Single(row => row.Name == "T.Own").Change.ToString());
        Assert.Equal("the others are compared with it", comparison.Rows.Single(row => row.Name == "T.Base").Reason);
    }

    /// <summary>Another framework may have changed the reference too.</summary>
    [Fact]
    public void Of_two_frameworks_times_are_compared()
    {
        TimesResults newer = SteadyResults.Of(Row("T.Base", 50), Row("T.Own", 50));
        SideComparison comparison = Compare(
            SteadyResults.Of(Row("T.Base"), Row("T.Own", 50)), newer with { Manifest = newer.Manifest with { RuntimeVersion = "11.0.0" } });
        Assert.Equal([Change.Faster, Change.Same], comparison.Rows.Select(row => row.Change));
    }

    [Fact]
    public void Other_conditions_are_told()
    {
        TimesResults other = SteadyResults.Of(Row());
        other = other with { Manifest = other.Manifest with { Tool = "BenchmarkDotNet 0.15.1", RuntimeVersion = "11.0.0" } };
        SideComparison comparison = Compare(SteadyResults.Of(Row()), other);
        Assert.Equal(Change.Same, Assert.Single(comparison.Rows).Change);
        Assert.Contains("Another tool: A a test; B BenchmarkDotNet 0.15.1.", comparison.Remarks);
        Assert.Contains(comparison.Remarks, remark => remark.StartsWith("Another framework: A ", StringComparison.Ordinal));
        Assert.DoesNotContain(comparison.Remarks, remark => remark.StartsWith("Another machine", StringComparison.Ordinal));
    }

    [Fact]
    public void What_cannot_be_compared_has_its_reason()
    {
        Assert.Equal("another document was read and written", CompareOne(Row(), Row() with { PayloadHash = "bbbb" }).Reason);
        Assert.Equal("B: reflection is off", CompareOne(Row(), Row() with { CpuNs = null, Unavailable = "reflection is off" }).Reason);
        Assert.StartsWith("too few measurements", CompareOne(Row(), SteadyResults.Brief(Row())).Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Rows_and_files_of_one_side_alone_are_named()
    {
        new ResultStore(_folder["B"]).Save(SteadyResults.Of(Row()) with { Manifest = SteadyResults.Of().Manifest with { Mode = "aot" } });
        SideComparison comparison = Compare(SteadyResults.Of(Row(), Row("T.Gone")), SteadyResults.Of(Row()));
        string framework = SteadyResults.Of().Manifest.Framework;
        Assert.Equal("only A has it", comparison.Rows.Single(row => row.Name == $"{framework}-jit: T.Gone").Reason);
        Assert.Equal("only B has it", comparison.Rows.Single(row => row.Name == $"{framework}-aot: T.Read").Reason);
        Assert.Equal(Change.Same, comparison.Rows.Single(row => row.Name == $"{framework}-jit: T.Read").Change);
    }

    [Fact]
    public void Starts_are_compared_too()
    {
        new ResultStore(_folder["A"]).Save(Startup.SampleResults.Startup());
        new ResultStore(_folder["B"]).Save(Startup.SampleResults.Startup());
        SideComparison comparison = Compare();
        Assert.Equal(5, comparison.Rows.Count(row => row.Change == Change.Same));
        Assert.Equal("reflection is switched off", Assert.Single(comparison.Rows, row => row.Change == Change.NotCompared).Reason);
    }

    /// <summary>The interval of one start is a point, and any other start would be slower or faster for certain.</summary>
    [Fact]
    public void Few_starts_are_not_compared()
    {
        Results<StartupRow> starts = Startup.SampleResults.Startup();
        new ResultStore(_folder["A"]).Save(starts);
        new ResultStore(_folder["B"]).Save(starts with { Rows = [.. starts.Rows.Select(row => row with { Rounds = 3 })] });
        Assert.All(Compare().Rows, row => Assert.Equal(Change.NotCompared, row.Change));
    }

    [Fact]
    public void One_machine_is_compared_with_another()
    {
        Machine other = new("Debian GNU/Linux 12", "arm64", "Some processor", 4);
        TimesResults theirs = SteadyResults.Of(Row());
        SideComparison comparison = Compare(SteadyResults.Of(Row()), theirs with { Manifest = theirs.Manifest with { Machine = other } });
        Assert.Equal(Change.Same, Assert.Single(comparison.Rows).Change);
        Assert.Contains(comparison.Remarks, remark => remark.Contains("; B Some processor, 4 cores", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("5%", 0.05)]
    [InlineData("0.05", 0.05)]
    [InlineData("0", 0)]
    public void Parts_are_read_with_and_without_a_sign(string text, double part) =>
        Assert.Equal(part, CompareVerb.PartOf(text, "--fail-on-regression"), 12);

    [Theory]
    [InlineData("five")]
    [InlineData("-5%")]
    [InlineData("")]
    [InlineData("NaN")]
    public void What_is_no_part_is_a_mistake_of_usage(string text) =>
        Assert.Contains(
            "--fail-on-regression",
            Assert.Throws<LabException>(() => CompareVerb.PartOf(text, "--fail-on-regression")).Message,
            StringComparison.Ordinal);
}
