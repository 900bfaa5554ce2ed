using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Report;

/// <summary>From slices to what a person reads.</summary>
public class WebRowsTests
{
    /// <param name="slices">Three of nine: the others are like these.</param>
    private static WebLoadRow Row(string contender, params double[] slices) => Of(contender, [.. slices, .. slices, .. slices]);

    private static WebLoadRow Of(string contender, params double[] slices) => new()
    {
        Contender = contender, Payload = "Body", Operation = WebBody.Echo, BodyBytes = 3000, Requests = 1000,
        CpuNs = WebRows.LowerHalf(slices), PerSecond = 20_000, P50Ns = 3e5, P99Ns = 2e6, Samples = slices,
    };

    internal static WebResults Results(string mode = "jit") => new(
        SyntheticResults.ManifestOf(0, mode),
        [
            new WebStartRow { Contender = ".NET, does nothing", Payload = "", Kind = StartupKind.Floor, ToMainNs = new(4e7, 3e7, 5e7) },
            new WebStartRow
            {
                Contender = WebEntry.Baseline, Payload = "Body", ToMainNs = new(4e7, 4e7, 4e7), ListeningNs = new(1.2e8, 1.1e8, 1.3e8), AnsweredNs = new(1.5e8, 1.4e8, 1.6e8),
                Ratio = new(1, 1, 1), PeakBytes = new(5e7, 5e7, 5e7), LoadedPeakBytes = 9e7, FolderBytes = 100_000_000,
            },
            new WebStartRow { Contender = "Quick", Payload = "Body", AnsweredNs = new(1.2e8, 1.1e8, 1.3e8), Ratio = new(0.8, 0.7, 0.9) },
            new WebStartRow { Contender = "Same", Payload = "Body", AnsweredNs = new(1.5e8, 1.1e8, 1.7e8), Ratio = new(1.01, 0.9, 1.1) },
            new WebStartRow { Contender = "Absent", Payload = "Body", Unavailable = "left out" },
        ],
        WebRows.Compared(
        [
            Row(WebEntry.Baseline, 50_000, 51_000, 60_000),
            Row("Quick", 20_000, 22_000, 90_000),
            Row("Same", 49_000, 52_000, 53_000),
            Row("Slow", 80_000, 85_000, 90_000),
            Row(WebEntry.Floor.Name, 15_000, 15_100, 15_200) with { IsFloor = true },
            new WebLoadRow { Contender = "Absent", Payload = "Body", Operation = WebBody.Echo, Unavailable = "left out" },
        ]));

    [Fact]
    public void A_figure_is_made_of_the_lower_half_of_the_slices()
    {
        Assert.Equal(new Estimate(105, 100, 115), WebRows.LowerHalf([900, 100, 110, 120]));
        Assert.Equal(new Estimate(7, 7, 7), WebRows.LowerHalf([7]));
        Assert.Equal(new Estimate(20_000, 20_000, 21_000), WebRows.LowerHalf([22_000, 20_000]));
    }

    [Fact]
    public void Where_intervals_overlap_there_is_no_visible_difference()
    {
        var verdicts = Results().Loads.ToDictionary(row => row.Contender, row => row.IsApart);
        Assert.Null(verdicts[WebEntry.Baseline]);
        Assert.True(verdicts["Quick"]);
        Assert.False(verdicts["Same"]);
        Assert.True(verdicts["Slow"]);
        Assert.Null(verdicts["Absent"]);
    }

    /// <summary>Of equal servers every other pair has intervals that are apart, when each has two slices.</summary>
    [Theory]
    [InlineData(2, null, "too few slices to tell")]
    [InlineData(7, null, "too few slices to tell")]
    [InlineData(8, true, "less")]
    public void With_few_slices_nothing_is_said_of_a_difference(int slices, bool? isApart, string verdict)
    {
        double[] few = [.. Enumerable.Repeat(20_000.0, slices)];
        double[] base8 = [.. Enumerable.Repeat(50_000.0, 8)];
        WebLoadRow row = WebRows.Compared([Of(WebEntry.Baseline, base8), Of("Quick", few)])[1];
        Assert.Equal((0.4, isApart), (row.Ratio!.Value, row.IsApart));
        Assert.Equal(verdict, Verdicts([row])[0]);
        Assert.Equal(isApart, WebRows.Compared([Of(WebEntry.Baseline, [.. base8[..slices]]), Of("Quick", [.. base8.Select(ns => ns / 2)])])[1].IsApart);
    }

    [Theory]
    [InlineData(80)]
    [InlineData(200)]
    public void Tables_say_so_in_words_on_narrow_and_wide_terminals(int width)
    {
        var reasons = new Reasons();
        TextTable[] tables = [.. new WebKind().Fold([Results()], reasons)];
        string[] texts = [.. tables.Select(table => string.Join('\n', table.LinesOn(width)))];
        Assert.Equal(2, texts.Length);
        Assert.All(texts.SelectMany(text => text.Split('\n')), line => Assert.InRange(line.TrimEnd().Length, 0, width));
        foreach (string word in (string[])["baseline", "less", "more", "no visible difference", "20,000", "50.0 µs", "n/a"])
            Assert.Contains(word, texts[0], StringComparison.Ordinal);
        foreach (string word in (string[])["earlier", "no visible difference", "150 ms", "90.0 MB", "does nothing"])
            Assert.Contains(word, texts[1], StringComparison.Ordinal);
        Assert.Contains("[1] left out", reasons.Lines);
    }

    /// <summary>Not the difference itself: identical servers differ by more than two of them did in half of all cases.</summary>
    [Theory]
    [InlineData(0.99, 0.96, 1.02, "4.2 %")]
    [InlineData(0.99, 0.98, 1.05, "5.0 %")]
    public void The_noise_of_a_start_is_the_far_end_of_its_interval(double median, double low, double high, string noise)
    {
        var again = new WebStartRow { Contender = Contestant.SecondName(WebEntry.Baseline), Payload = "Body", Kind = StartupKind.Again, Ratio = new(median, low, high) };
        WebResults results = Results();
        string remark = new WebKind().Remarks([results with { Starts = [.. results.Starts, again] }]).Last();
        Assert.Contains($"jit: the same server under two names differs by at most {noise}", remark, StringComparison.Ordinal);
        Assert.DoesNotContain(new WebKind().Remarks([results]), line => line.Contains("two names", StringComparison.Ordinal));
    }

    [Fact]
    public void An_earlier_answer_is_no_difference_where_the_same_server_differs_by_more()
    {
        var quick = new WebStartRow { Contender = "Quick", Payload = "Body", Ratio = new(0.97, 0.96, 0.98) };
        var again = new WebStartRow { Contender = Contestant.SecondName(WebEntry.Baseline), Payload = "Body", Kind = StartupKind.Again, Ratio = new(0.99, 0.96, 1.02) };
        Assert.Contains("earlier", Printed(quick), StringComparison.Ordinal);
        Assert.DoesNotContain("earlier", Printed(quick, again), StringComparison.Ordinal);

        string Printed(params WebStartRow[] starts) =>
            string.Join('\n', new WebKind().Fold([Results() with { Starts = starts }], new Reasons()).Last().LinesOn(200));
    }

    private static string[] Verdicts(IReadOnlyList<WebLoadRow> rows)
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(WebResults.FileName, Results() with { Loads = rows });
        ResultTable table = new WebKind().Tables[0].ForReports([deployment]);
        return [.. table.Rows.Select(row => row.Name("verdict") ?? "")];
    }
}
