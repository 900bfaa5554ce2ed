using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Tests.Lab;

public class ClaimTests
{
    private const double Limit = 0.03;

    private static readonly DateTimeOffset First = new(2026, 11, 21, 0, 0, 0, TimeSpan.Zero);

    private static Claim Twice(Quantity quantity = Quantity.Time) => TwiceOf("A") with { Quantity = quantity };

    private static Claim TwiceOf(params string[] documents) => new(
        new Source("A title", "an article", "A remark."), "something", "a quotation", ClaimedFigure.Speeds("2", "2"), Quantity.Time,
        [.. documents.Select(name => new ClaimTest($"{name}.Own", $"{name}.Other"))], "dotnet run");

    private static Comparison Ratio(double median, double? low = null, double? high = null, double? limit = null) =>
        new(new Estimate(median, low ?? median * 0.99, high ?? median * 1.01), limit);

    private static ClaimResult Judge(Claim claim, TimesResults times, double? limit = null)
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(TimesResults.FileName, times);
        if (limit is { } known)
            deployment.Add(RepetitionRow.FileName, new Results<RepetitionRow>(
                times.Manifest, [new() { What = RepetitionRow.Ratio, Differs = known, Figures = 100, Since = default }]));
        return ClaimResult.Of(claim, deployment);
    }

    [Theory]
    [InlineData("0.29", 0.29, "Holds")]
    [InlineData("0.29", 0.33, "Holds")]
    [InlineData("0.29", 0.255, "Holds")]
    [InlineData("0.29", 0.34, "Weaker")]
    [InlineData("0.29", 0.25, "Stronger")]
    [InlineData("0.29", 0.98, "Tie")]
    [InlineData("0.29", 1.02, "Tie")]
    [InlineData("0.29", 1.10, "Reversed")]
    [InlineData("0.29", 3.40, "Reversed")]
    // Half of a small effect must be left.
    [InlineData("0.83", 0.90, "Holds")]
    [InlineData("0.83", 0.93, "Weaker")]
    // A difference within the limit is a tie, even where it is near the figure.
    [InlineData("0.83", 0.90, "Tie", 0.12)]
    [InlineData("0.83", 0.83, "Tie", 0.25)]
    public void A_part(string printed, double measured, string verdict, double limit = Limit) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Part(printed), Ratio(measured, limit: limit)).ToString());

    /// <summary>All ratios of times have one direction, whatever the source prints.</summary>
    [Fact]
    public void A_part_of_the_time_and_so_many_times_of_it_are_how_many_times_as_fast_that_is()
    {
        Assert.Equal(("4.00x", 4.0), ($"{ClaimedFigure.Time("0.25")}", ClaimedFigure.Time("0.25").High));
        Assert.Equal("0.066x", $"{ClaimedFigure.Time("15.10")}");
        Assert.Equal("2.00x", $"{ClaimedFigure.Time("1.5", "3.0")}");
        Assert.Equal("1.30 to 1.60x", $"{ClaimedFigure.Speeds("1.3", "1.6")}");
        Assert.Equal(["0.25"], ClaimedFigure.Time("0.25").Printed);
    }

    [Theory]
    [InlineData(2.7, "Holds")]
    [InlineData(5.7, "Holds")]
    [InlineData(6.0, "Stronger")]
    [InlineData(2.5, "Weaker")]
    [InlineData(0.8, "Reversed")]
    public void A_range_of_factors(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Speeds("3", "5"), Ratio(measured)).ToString());

    [Theory]
    [InlineData("0.29", 0.36, 0.28, 0.45, "Holds")]
    // One that contains 1 too decides nothing.
    [InlineData("0.29", 0.60, 0.20, 1.80, "Tie")]
    // One that contains the figure needs half of the effect too: here a third of what was claimed is left.
    [InlineData("0.83", 0.95, 0.82, 0.99, "Weaker")]
    [InlineData("0.83", 0.90, 0.70, 0.99, "Holds")]
    [InlineData("0.83", 0.73, 0.72, 0.74, "Holds")]
    [InlineData("0.83", 0.71, 0.70, 0.72, "Stronger")]
    public void An_interval_that_contains_the_figure_is_enough(string printed, double measured, double low, double high, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Part(printed), Ratio(measured, low, high)).ToString());

    [Theory]
    [InlineData(0.57, "Holds")]
    [InlineData(1.00, "Holds")]
    [InlineData(1.20, "Reversed")]
    public void At_most_the_same(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.AtMostTheSame("Parity or lower"), Ratio(measured)).ToString());

    [Theory]
    [InlineData(40, "Holds")]
    [InlineData(24, "Stronger")]
    [InlineData(104, "Weaker")]
    public void Bytes_that_stand_alone(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Bytes("40"), Ratio(measured, measured, measured)).ToString());

    [Fact]
    public void Without_both_rows_there_is_no_verdict() =>
        Assert.Equal(ClaimVerdict.NotMeasured, ClaimJudge.Judge(ClaimedFigure.Speeds("2", "2"), null));

    [Fact]
    public void The_figure_is_computed_from_the_two_rows()
    {
        ClaimResult result = Judge(Twice(), SteadyResults.Of(SteadyResults.Row("A.Own", 100), SteadyResults.Row("A.Other", 210)));
        Assert.Equal("holds", result.Verdict);
        Assert.Equal("2.10x", result.Measured);
        Assert.Null(result.Note);
    }

    [Fact]
    public void What_is_not_measured_says_why()
    {
        TimesRow absent = SteadyResults.Row("A.Other", 1) with { CpuNs = null, Unavailable = "left out of native builds" };
        Assert.Equal("there is no row A.Other", NoteWith());
        Assert.Equal("A.Other: left out of native builds", NoteWith(absent));
        TimesRow brief = SteadyResults.Brief(SteadyResults.Row("A.Other", 100));
        Assert.StartsWith("A.Other: too few generations for a verdict", NoteWith(brief), StringComparison.Ordinal);

        static string? NoteWith(params TimesRow[] under)
        {
            ClaimResult result = Judge(Twice(), SteadyResults.Of([SteadyResults.Row("A.Own", 210), .. under]));
            Assert.Equal("not measured", result.Verdict);
            return result.Note;
        }
    }

    /// <summary>Bytes need no interval.</summary>
    [Fact]
    public void Of_few_generations_the_time_is_no_measurement_and_the_bytes_are_one()
    {
        TimesRow Few(string name, double ns) => SteadyResults.Brief(SteadyResults.Row(name, ns)) with { AllocatedBytes = ns };
        TimesResults times = SteadyResults.Of(Few("A.Own", 210), Few("A.Other", 105));
        Assert.Equal("not measured", Judge(Twice(), times).Verdict);
        ClaimResult bytes = Judge(Twice(Quantity.Allocated), times);
        Assert.Equal("holds", bytes.Verdict);
        Assert.Null(bytes.Note);
    }

    /// <summary>One process says nothing of the next one, as on the page.</summary>
    [Fact]
    public void A_difference_that_the_generations_do_not_prove_is_a_tie()
    {
        Assert.Equal(
            "tie", Judge(Twice(), SteadyResults.Of(SteadyResults.Row("A.Own", 100, 0.1), SteadyResults.Row("A.Other", 108, 0.1))).Verdict);
        Assert.Equal(
            "weaker", Judge(Twice(), SteadyResults.Of(SteadyResults.Row("A.Own", 100), SteadyResults.Row("A.Other", 108))).Verdict);
    }

    [Fact]
    public void A_lossy_contender_is_marked()
    {
        TimesRow lossy = SteadyResults.Row("A.Other", 200) with { Note = "lossy: $.Born lost" };
        ClaimResult result = Judge(Twice(), SteadyResults.Of(SteadyResults.Row("A.Own", 100), lossy));
        Assert.Equal("holds", result.Verdict);
        Assert.Contains("$.Born lost", result.Note, StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_are_compared_whatever_a_repeated_run_moves()
    {
        TimesResults state = SteadyResults.Of(
            SteadyResults.Row("A.Own", 100) with { AllocatedBytes = 210 },
            SteadyResults.Row("A.Other", 200) with { AllocatedBytes = 100 });
        Assert.Equal("holds", Judge(Twice(Quantity.Allocated), state, limit: 3).Verdict);
        Assert.Equal("tie", Judge(Twice(), state, limit: 3).Verdict);
    }

    [Fact]
    public void A_promise_without_a_document_is_tested_on_all_and_shown_as_a_range()
    {
        ClaimResult result = Judge(TwiceOf("S", "L", "O"), SteadyResults.Of(
            SteadyResults.Row("S.Own", 100), SteadyResults.Row("S.Other", 200),
            SteadyResults.Row("L.Own", 100), SteadyResults.Row("L.Other", 410)));
        Assert.Equal("2.00 to 4.10x", result.Measured);
        Assert.Equal("holds 1, stronger 1, not measured 1", result.Verdict);
        Assert.Equal("there is no row O.Own", result.Note);
    }

    /// <summary>A file keeps the rows that a later run did not measure again, and a claim compares no rows of two runs.</summary>
    [Theory]
    [InlineData(0, 0, "holds", null)]
    [InlineData(72, 72, "holds", null)]
    [InlineData(0, 1, "not measured", "Only.Own and Only.Other were not measured side by side, in two runs of 2026-11-21 (commit old)")]
    [InlineData(
        72,
        0,
        "not measured",
        "Only.Own and Only.Other were not measured side by side: on 2026-11-24 (commit new) and on 2026-11-21 (commit old)")]
    public void Where_its_rows_are_of_two_runs_there_is_no_verdict(int own, int other, string verdict, string? note)
    {
        ClaimResult result = Judge(TwiceOf("Only"), OfTwoRuns(Taken("Only.Own", 100, own), Taken("Only.Other", 200, other)));
        Assert.Equal((verdict, note), (result.Verdict, result.Note));
        Assert.Equal(verdict == "holds" ? "2.00x" : "", result.Measured);
    }

    /// <summary>A call allocates the same in each run, as long as its code is the same.</summary>
    [Theory]
    [InlineData(1, "holds")]
    [InlineData(72, "not measured")]
    public void Bytes_of_two_runs_are_compared_where_both_are_of_one_commit(int hours, string verdict)
    {
        TimesRow own = Taken("Only.Own", 100, 0) with { AllocatedBytes = 20 };
        TimesRow other = Taken("Only.Other", 200, hours) with { AllocatedBytes = 10 };
        Assert.Equal(verdict, Judge(TwiceOf("Only") with { Quantity = Quantity.Allocated }, OfTwoRuns(own, other)).Verdict);
    }

    private static TimesRow Taken(string name, double median, int hours) =>
        SteadyResults.Row(name, median) with { TakenAt = First.AddHours(hours) };

    private static TimesResults OfTwoRuns(params TimesRow[] rows)
    {
        TimesResults state = SteadyResults.Of(rows);
        MeasuredRun[] runs = [new("old", First), new("new", First.AddDays(3))];
        return state with { Manifest = state.Manifest with { Commit = "new", Runs = runs } };
    }
}
