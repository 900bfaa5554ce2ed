using JsonAot.Lab.Claims;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab;

public class ClaimTests
{
    private const double Floor = 0.03;

    private static ClaimedFigure Part(string printed) => ClaimedFigure.Part(printed);

    private static Claim Twice(Quantity quantity = Quantity.Time) => Of(ClaimedFigure.Factor("2"), quantity, new ClaimTest(new("A.Over"), new("A.Under")));

    private static Claim Of(ClaimedFigure figure, Quantity quantity, params ClaimTest[] tests) =>
        new(new Source("A title", "an article", "A remark."), "something", "a quotation", figure, quantity, tests, "dotnet run");

    private static Estimate Ratio(double median, double? low = null, double? high = null) => new(median, low ?? median * 0.99, high ?? median * 1.01);

    [Theory]
    [InlineData(0.29, "Holds")]
    [InlineData(0.33, "Holds")]
    [InlineData(0.255, "Holds")]
    [InlineData(0.34, "Weaker")]
    [InlineData(0.25, "Stronger")]
    [InlineData(0.98, "Tie")]
    [InlineData(1.02, "Tie")]
    [InlineData(1.10, "Reversed")]
    [InlineData(3.40, "Reversed")]
    public void A_part_of_the_time(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Part("0.29"), Ratio(measured), Floor).ToString());

    [Theory]
    [InlineData(2.7, "Holds")]
    [InlineData(5.7, "Holds")]
    [InlineData(6.0, "Stronger")]
    [InlineData(2.5, "Weaker")]
    [InlineData(0.8, "Reversed")]
    public void A_range_of_factors(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(ClaimedFigure.Factors("3", "5"), Ratio(measured), Floor).ToString());

    [Fact]
    public void An_interval_that_contains_the_figure_is_enough() =>
        Assert.Equal(Verdict.Holds, ClaimJudge.Judge(Part("0.29"), Ratio(0.36, 0.28, 0.45), Floor));

    [Fact]
    public void An_interval_that_contains_1_too_decides_nothing() =>
        Assert.Equal(Verdict.Tie, ClaimJudge.Judge(Part("0.29"), Ratio(0.60, 0.20, 1.80), Floor));

    [Theory]
    [InlineData(0.90, 0.12)]
    [InlineData(0.83, 0.25)]
    public void A_difference_within_the_floor_is_a_tie_even_where_it_is_near_the_figure(double measured, double floor) =>
        Assert.Equal(Verdict.Tie, ClaimJudge.Judge(Part("0.83"), Ratio(measured), floor));

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

    [Theory]
    [InlineData(0.90, "Holds")]
    [InlineData(0.93, "Weaker")]
    public void Of_a_small_effect_half_must_be_left(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Part("0.83"), Ratio(measured), Floor).ToString());

    /// <summary>The interval contains the figure, and the effect is a third of what was claimed.</summary>
    [Theory]
    [InlineData(0.95, 0.82, 0.99, "Weaker")]
    [InlineData(0.90, 0.70, 0.99, "Holds")]
    [InlineData(0.73, 0.72, 0.74, "Holds")]
    [InlineData(0.71, 0.70, 0.72, "Stronger")]
    public void An_interval_that_contains_the_figure_needs_half_of_the_effect_too(double measured, double low, double high, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Part("0.83"), Ratio(measured, low, high), 0.005).ToString());

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
    public void A_missing_row_is_named()
    {
        ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 210)));
        Assert.Equal("not measured", result.Verdict);
        Assert.Equal("there is no row A.Under", result.Note);
    }

    [Fact]
    public void A_row_without_a_figure_gives_its_reason()
    {
        TimesRow absent = SteadyResults.Row("A.Under", 1) with { CpuNs = null, Unavailable = "left out of native builds" };
        ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 210), absent));
        Assert.Equal("not measured", result.Verdict);
        Assert.Equal("A.Under: left out of native builds", result.Note);
    }

    [Fact]
    public void A_single_generation_is_no_measurement()
    {
        TimesRow dry = SteadyResults.Brief(SteadyResults.Row("A.Under", 100));
        ClaimResult result = ClaimResult.Of(Twice(), SteadyResults.Of(SteadyResults.Row("A.Over", 50), dry));
        Assert.Equal("not measured", result.Verdict);
        Assert.StartsWith("A.Under: too few generations for a verdict", result.Note, StringComparison.Ordinal);
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
        Claim claim = Of(
            ClaimedFigure.Factor("2"), Quantity.Time, new ClaimTest(new("S.Over"), new("S.Under")),
            new ClaimTest(new("L.Over"), new("L.Under")), new ClaimTest(new("O.Over"), new("O.Under")));
        ClaimResult result = ClaimResult.Of(claim, SteadyResults.Of(
            SteadyResults.Row("S.Over", 200), SteadyResults.Row("S.Under", 100),
            SteadyResults.Row("L.Over", 410), SteadyResults.Row("L.Under", 100)));
        Assert.Equal("2.00 to 4.10 ×", result.Measured);
        Assert.Equal("holds 1, stronger 1, not measured 1", result.Verdict);
        Assert.Equal("there is no row O.Over", result.Note);
    }
}
