using JsonAot.Lab.Claims;

namespace JsonAot.Tests.Lab;

public class ClaimTests
{
    private const double Floor = 0.03;

    private static readonly DateTimeOffset First = new(2026, 11, 21, 0, 0, 0, TimeSpan.Zero);

    private static Claim Twice(Quantity quantity = Quantity.Time) => TwiceOf("A") with { Quantity = quantity };

    private static Claim TwiceOf(params string[] documents) => new(
        new Source("A title", "an article", "A remark."), "something", "a quotation", ClaimedFigure.Factor("2"), Quantity.Time,
        [.. documents.Select(name => new ClaimTest($"{name}.Over", $"{name}.Under"))], "dotnet run");

    private static Estimate Ratio(double median, double? low = null, double? high = null) => new(median, low ?? median * 0.99, high ?? median * 1.01);

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
    // Of a small effect half must be left.
    [InlineData("0.83", 0.90, "Holds")]
    [InlineData("0.83", 0.93, "Weaker")]
    // A difference within the floor is a tie, even where it is near the figure.
    [InlineData("0.83", 0.90, "Tie", 0.12)]
    [InlineData("0.83", 0.83, "Tie", 0.25)]
    public void A_part_of_the_time(string printed, double measured, string verdict, double floor = Floor) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Part(printed), Ratio(measured), floor).ToString());

    [Theory]
    [InlineData(2.7, "Holds")]
    [InlineData(5.7, "Holds")]
    [InlineData(6.0, "Stronger")]
    [InlineData(2.5, "Weaker")]
    [InlineData(0.8, "Reversed")]
    public void A_range_of_factors(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Factors("3", "5"), Ratio(measured), Floor).ToString());

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
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Part(printed), Ratio(measured, low, high), 0.005).ToString());

    [Theory]
    [InlineData(0.57, "Holds")]
    [InlineData(1.00, "Holds")]
    [InlineData(1.20, "Reversed")]
    public void At_most_the_same(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.AtMostTheSame("Parity or lower"), Ratio(measured), 0).ToString());

    [Theory]
    [InlineData(40, "Holds")]
    [InlineData(24, "Stronger")]
    [InlineData(104, "Weaker")]
    public void Bytes_that_stand_alone(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Bytes("40"), Ratio(measured, measured, measured), 0).ToString());

    [Fact]
    public void Without_both_rows_there_is_no_verdict() =>
        Assert.Equal(Verdict.NotMeasured, ClaimJudge.Judge(ClaimedFigure.Factor("2"), null, Floor));

    [Fact]
    public void The_figure_is_computed_from_the_two_rows()
    {
        ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 210), SteadyResults.Row("A.Under", 100)));
        Assert.Equal("holds", result.Verdict);
        Assert.Equal("2.10 ×", result.Measured);
        Assert.Null(result.Note);
    }

    [Fact]
    public void What_is_not_measured_says_why()
    {
        TimesRow absent = SteadyResults.Row("A.Under", 1) with { CpuNs = null, Unavailable = "left out of native builds" };
        Assert.Equal("there is no row A.Under", NoteWith());
        Assert.Equal("A.Under: left out of native builds", NoteWith(absent));
        TimesRow brief = SteadyResults.Brief(SteadyResults.Row("A.Under", 100));
        Assert.StartsWith("A.Under: too few generations for a verdict", NoteWith(brief), StringComparison.Ordinal);

        static string? NoteWith(params TimesRow[] under)
        {
            ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of([SteadyResults.Row("A.Over", 210), .. under]));
            Assert.Equal("not measured", result.Verdict);
            return result.Note;
        }
    }

    /// <summary>Bytes need no interval.</summary>
    [Fact]
    public void Of_few_generations_the_time_is_no_measurement_and_the_bytes_are_one()
    {
        TimesRow Few(string name, double ns) => SteadyResults.Brief(SteadyResults.Row(name, ns)) with { AllocatedBytes = ns };
        TimesResults times = SteadyResults.Of(Few("A.Over", 210), Few("A.Under", 100));
        Assert.Equal("not measured", ClaimResult.Of(Twice(), times).Verdict);
        ClaimResult bytes = ClaimResult.Of(Twice(Quantity.Allocated), times);
        Assert.Equal("holds", bytes.Verdict);
        Assert.Null(bytes.Note);
    }

    /// <summary>As on the page: one process says nothing of the next one.</summary>
    [Fact]
    public void A_difference_that_the_generations_do_not_prove_is_a_tie()
    {
        Assert.Equal("tie", ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 108, 0.1), SteadyResults.Row("A.Under", 100, 0.1))).Verdict);
        Assert.Equal("weaker", ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 108), SteadyResults.Row("A.Under", 100))).Verdict);
    }

    [Fact]
    public void A_lossy_contender_is_marked()
    {
        TimesRow lossy = SteadyResults.Row("A.Under", 100) with { Note = "lossy: $.Born lost" };
        ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 200), lossy));
        Assert.Equal("holds", result.Verdict);
        Assert.Contains("$.Born lost", result.Note, StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_are_compared_without_a_noise_floor()
    {
        TimesResults state = SteadyResults.Of(
            SteadyResults.Row("A.Over", 100) with { AllocatedBytes = 210 },
            SteadyResults.Row("A.Under", 100) with { AllocatedBytes = 100 }) with { NoiseLimit = 3 };
        Assert.Equal("holds", ClaimResult.Of(Twice(Quantity.Allocated), state).Verdict);
        Assert.Equal("tie", ClaimResult.Of(Twice(), state).Verdict);
    }

    [Fact]
    public void A_promise_without_a_document_is_tested_on_all_and_shown_as_a_range()
    {
        ClaimResult result = ClaimResult.Of(TwiceOf("S", "L", "O"), SteadyResults.Of(
            SteadyResults.Row("S.Over", 200), SteadyResults.Row("S.Under", 100),
            SteadyResults.Row("L.Over", 410), SteadyResults.Row("L.Under", 100)));
        Assert.Equal("2.00 to 4.10 ×", result.Measured);
        Assert.Equal("holds 1, stronger 1, not measured 1", result.Verdict);
        Assert.Equal("there is no row O.Over", result.Note);
    }

    /// <summary>A file keeps the rows that a later run did not measure again, so a claim may compare rows of two runs.</summary>
    [Theory]
    [InlineData(0, 0, "holds")]
    [InlineData(72, 72, "holds")]
    [InlineData(0, 1, "holds; its two rows are of two runs, both of 2026-11-21 (commit old)")]
    [InlineData(72, 0, "holds; its two rows are of two runs, of 2026-11-24 (commit new) and of 2026-11-21 (commit old)")]
    [InlineData(0, 72, "holds; its two rows are of two runs, of 2026-11-21 (commit old) and of 2026-11-24 (commit new)")]
    public void Where_its_rows_are_of_two_runs_the_verdict_says_so(int over, int under, string verdict)
    {
        ClaimResult result = ClaimResult.Of(TwiceOf("Only"), OfTwoRuns(Taken("Only.Over", 200, over), Taken("Only.Under", 100, under)));
        Assert.Equal(verdict, result.Verdict);
    }

    [Fact]
    public void Of_several_documents_it_tells_how_many_are_of_two_runs()
    {
        TimesRow absent = Taken("Odd.Under", 1, 72) with { CpuNs = null, Unavailable = "left out" };
        ClaimResult result = ClaimResult.Of(TwiceOf("Small", "Large", "Odd"), OfTwoRuns(
            Taken("Small.Over", 200, 0), Taken("Small.Under", 100, 0), Taken("Large.Over", 200, 0), Taken("Large.Under", 100, 72),
            Taken("Odd.Over", 200, 0), absent));
        Assert.Equal("holds 2, not measured 1; the two rows of 1 are of two runs, of 2026-11-21 (commit old) and of 2026-11-24 (commit new)", result.Verdict);
    }

    /// <summary>Files of one commit list none, and nor do old files, whose rows may be of several.</summary>
    [Fact]
    public void Without_a_list_of_runs_no_commit_is_named()
    {
        TimesResults state = SteadyResults.Of(Taken("Only.Over", 200, 0), Taken("Only.Under", 100, 72));
        Assert.EndsWith("; its two rows are of two runs, of 2026-11-21 and of 2026-11-24", ClaimResult.Of(TwiceOf("Only"), state).Verdict, StringComparison.Ordinal);
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
