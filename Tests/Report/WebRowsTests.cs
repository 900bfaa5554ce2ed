using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results.Statistics;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Report;

/// <summary>From slices to what a person reads.</summary>
public class WebRowsTests
{
    /// <param name="generations">The processor time of a request in each.</param>
    internal static WebLoadRow Row(string contender, params double[] generations) => new()
    {
        Contender = contender, Payload = "Body", Operation = WebBody.Echo, BodyBytes = 3000, Requests = 1000, Seed = 7,
        CpuNs = generations.Length < Intervals.LeastGenerations
            ? Estimate.Exactly(generations[0])
            : Intervals.OfGenerations(generations).Rounded(),
        PerSecond = 20_000,
        P50Ns = 3e5,
        P99Ns = 2e6,
        Generations = generations,
        Samples = generations,
    };

    internal static WebResults Results(string mode = "jit") => new(
        SyntheticResults.ManifestOf(0, mode),
        [
            new WebStartRow { Contender = ".NET, does nothing", Payload = "", Kind = StartupKind.Floor, ToMainNs = new(4e7, 3e7, 5e7) },
            new WebStartRow
            {
                Contender = WebEntry.Baseline,
                Payload = "Body",
                ToMainNs = new(4e7, 4e7, 4e7),
                ListeningNs = new(1.2e8, 1.1e8, 1.3e8),
                AnsweredNs = new(1.5e8, 1.4e8, 1.6e8),
                Ratio = new(1, 1, 1),
                PeakBytes = new(5e7, 5e7, 5e7),
                LoadedPeakBytes = 9e7,
                FolderBytes = 100_000_000,
            },
            new WebStartRow { Contender = "Quick", Payload = "Body", AnsweredNs = new(1.2e8, 1.1e8, 1.3e8), Ratio = new(0.8, 0.7, 0.9) },
            new WebStartRow { Contender = "Same", Payload = "Body", AnsweredNs = new(1.5e8, 1.1e8, 1.7e8), Ratio = new(1.01, 0.9, 1.1) },
            new WebStartRow { Contender = "Absent", Payload = "Body", Unavailable = "left out" },
        ],
        [
            Row(WebEntry.Baseline, 50_000, 51_000, 49_500, 50_500, 50_000),
            Row(WebEntry.Twin, 50_000, 51_000, 49_500, 50_500, 50_000),
            Row("Quick", 20_000, 20_500, 19_500, 20_000, 20_000),
            Row("Same", 49_000, 52_000, 50_500, 49_500, 50_000),
            Row("Slow", 79_000, 82_000, 79_500, 80_500, 79_000),
            Row(WebEntry.Echo.Name, 15_000, 15_100, 15_200, 15_000, 15_100) with { IsFloor = true },
            new WebLoadRow { Contender = "Absent", Payload = "Body", Operation = WebBody.Echo, Unavailable = "left out" },
        ]);

    /// <summary>The generations that both lived in, and no others.</summary>
    [Fact]
    public void A_server_is_compared_with_the_baseline_of_the_same_generations()
    {
        IReadOnlyList<WebLoadRow> loads = Results().Loads;
        Assert.Equal(
            ["", "1.00x tie", "2.50x", "1.00x tie", "0.63x", "3.33x", ""], loads.Select(row => WebRows.Compared(row, loads)?.Words ?? ""));
        WebLoadRow quick = loads[2];
        foreach (WebLoadRow apart in (WebLoadRow[])[
            quick with { Seed = 8 },
            quick with { Payload = "Other" },
            quick with { Operation = WebBody.Make },
            quick with { Generations = [] }])
            Assert.Null(WebRows.Compared(apart, loads));
        // In one generation no request of it was answered.
        Assert.Equal("2.50x", WebRows.Compared(quick with { Generations = [20_000, 20_500, 0, 20_000, 20_000] }, loads)!.Words);
        Assert.Equal("2.52x ?", WebRows.Compared(quick with { Generations = [20_000, 20_000, 0, 0, 0] }, loads)!.Words);
    }

    /// <summary>One that was measured in another run has a time, the reason, and no ratio.</summary>
    [Fact]
    public void Rows_that_did_not_live_beside_the_baseline_have_no_ratio()
    {
        WebResults results = Results();
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(WebResults.FileName, results with { Loads = [results.Loads[0], results.Loads[2] with { Seed = 8 }] });
        TableLine row = new WebKind().Tables[0].ForReports([deployment]).Rows[1];
        Assert.Equal((20_000, null, "not measured side by side"), (row.Number("cpu"), row.Name("speed"), row.Name("note")));
    }

    /// <summary>
    /// Servers of one program: each process is faster or slower throughout by some percent, and others of the machine add to its slices. Of
    /// a hundred such pairs at most two or three may be told apart.
    /// </summary>
    [Theory]
    [InlineData(0.02, 0.02)]
    [InlineData(0.05, 0.05)]
    [InlineData(0.12, 0.02)]
    [InlineData(0.02, 0.3)]
    public void Identical_servers_are_told_apart_at_most_once_in_forty(double process, double neighbour)
    {
        const int Pairs = 4000;
        var random = new Random(20_261_128);
        double Normal() => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
        double Generation()
        {
            double own = 50_000 * Math.Exp(process * Normal());
            return TurnStatistics.LowerQuartile(
                [.. Enumerable.Range(0, 2).Select(_ => own * (1 + neighbour * -Math.Log(1 - random.NextDouble())))]);
        }

        int apart = 0;
        for (int pair = 0; pair < Pairs; pair++)
        {
            WebLoadRow[] loads =
            [
                .. new[] { WebEntry.Baseline, WebEntry.Twin, "Same" }
                    .Select(name => Row(name, [.. Enumerable.Range(0, WebLoads.Generations).Select(_ => Generation())])),
            ];
            apart += WebRows.Compared(loads[2], loads)!.IsTie ? 0 : 1;
        }

        Assert.InRange(apart, Pairs / 1000, Pairs / 40);
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
        foreach (string word in (string[])["1x", "2.50x", "0.63x", "1.00x tie", "20,000", "50.0 µs", "n/a"])
            Assert.Contains(word, texts[0], StringComparison.Ordinal);
        foreach (string word in (string[])["1.25x", "0.99x tie", "150 ms", "90.0 MB", "does nothing"])
            Assert.Contains(word, texts[1], StringComparison.Ordinal);
        Assert.Contains("[1] left out", reasons.Lines);
    }

    [Fact]
    public void A_run_tells_how_many_times_as_fast_as_itself_the_baseline_answered_first()
    {
        var twin = new WebStartRow { Contender = WebEntry.Twin, Payload = "Body", Kind = StartupKind.Twin, Ratio = new(0.97, 0.96, 0.98) };
        WebResults results = Results();
        string remark = new WebKind().Remarks([results with { Starts = [.. results.Starts, twin] }]).Last();
        Assert.Equal("jit: the twin of STJ source-gen was 1.03x as fast as itself in its first answer.", remark);
        Assert.DoesNotContain(new WebKind().Remarks([results]), line => line.Contains("twin", StringComparison.Ordinal));
    }
}
