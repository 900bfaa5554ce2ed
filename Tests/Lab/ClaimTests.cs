using JsonAot.Lab.Claims;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

public class ClaimTests
{
    private const double Floor = 0.03;

    private static Claim Of(double low, double high) => new("somewhere", "something", low, high, new("A.Over"), new("A.Under"), "dotnet run");

    private static Estimate Ratio(double median, double? low = null, double? high = null) => new(median, low ?? median * 0.99, high ?? median * 1.01);

    [Theory]
    [InlineData(0.29, "Holds")]
    [InlineData(0.33, "Holds")]
    [InlineData(0.255, "Holds")]
    [InlineData(0.34, "Weaker")]
    [InlineData(0.25, "Stronger")]
    [InlineData(0.98, "Weaker")]
    [InlineData(1.02, "Weaker")]
    [InlineData(1.10, "Reversed")]
    [InlineData(3.40, "Reversed")]
    public void A_part_of_the_time(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Of(0.29, 0.29), Ratio(measured), Floor).ToString());

    [Theory]
    [InlineData(2.7, "Holds")]
    [InlineData(5.7, "Holds")]
    [InlineData(6.0, "Stronger")]
    [InlineData(2.5, "Weaker")]
    [InlineData(0.8, "Reversed")]
    public void A_range_of_factors(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Of(3, 5), Ratio(measured), Floor).ToString());

    [Fact]
    public void An_interval_that_contains_the_figure_is_enough() =>
        Assert.Equal(Verdict.Holds, ClaimJudge.Judge(Of(0.29, 0.29), Ratio(0.36, 0.28, 0.45), Floor));

    [Fact]
    public void An_interval_that_contains_1_too_decides_nothing() =>
        Assert.Equal(Verdict.Weaker, ClaimJudge.Judge(Of(0.29, 0.29), Ratio(0.60, 0.20, 1.80), Floor));

    [Theory]
    [InlineData(0.90, "Holds")]
    [InlineData(0.93, "Weaker")]
    public void Of_a_small_effect_half_must_be_left(double measured, string verdict) =>
        Assert.Equal(verdict, ClaimJudge.Judge(Of(0.83, 0.83), Ratio(measured), Floor).ToString());

    [Fact]
    public void Without_both_rows_there_is_no_verdict() =>
        Assert.Equal(Verdict.NotMeasured, ClaimJudge.Judge(Of(2, 2), null, Floor));

    [Fact]
    public void The_figure_is_computed_from_the_two_rows()
    {
        ClaimResult result = ClaimResult.Of(Of(2, 2), SteadyResults.Of(SteadyResults.Row("A.Over", 210), SteadyResults.Row("A.Under", 100)));
        Assert.Equal("holds", result.Verdict);
        Assert.Equal(2.1, result.Ratio!.Value, 6);
        Assert.InRange(result.Low!.Value, 2.05, 2.1);
        Assert.InRange(result.High!.Value, 2.1, 2.15);
        Assert.Null(result.Note);
    }

    [Fact]
    public void A_missing_row_is_named()
    {
        ClaimResult result = ClaimResult.Of(Of(2, 2), SteadyResults.Of(SteadyResults.Row("A.Over", 210)));
        Assert.Equal("not measured", result.Verdict);
        Assert.Equal("there is no row A.Under", result.Note);
    }

    [Fact]
    public void A_row_without_a_figure_gives_its_reason()
    {
        SteadyRow absent = SteadyResults.Row("A.Under", 1) with { MedianNs = null, Unavailable = "left out of native builds" };
        ClaimResult result = ClaimResult.Of(Of(2, 2), SteadyResults.Of(SteadyResults.Row("A.Over", 210), absent));
        Assert.Equal("not measured", result.Verdict);
        Assert.Equal("A.Under: left out of native builds", result.Note);
    }

    [Fact]
    public void A_single_sample_is_no_measurement()
    {
        SteadyRow dry = SteadyResults.Row("A.Under", 100) with { Samples = [100] };
        ClaimResult result = ClaimResult.Of(Of(2, 2), SteadyResults.Of(SteadyResults.Row("A.Over", 50), dry));
        Assert.Equal("not measured", result.Verdict);
        Assert.StartsWith("A.Under: too few samples (1)", result.Note, StringComparison.Ordinal);
    }

    [Fact]
    public void A_lossy_contender_is_marked()
    {
        SteadyRow lossy = SteadyResults.Row("A.Under", 100) with { Note = "lossy: $.Born lost" };
        ClaimResult result = ClaimResult.Of(Of(2, 2), SteadyResults.Of(SteadyResults.Row("A.Over", 200), lossy));
        Assert.Equal("holds", result.Verdict);
        Assert.Contains("$.Born lost", result.Note, StringComparison.Ordinal);
    }
}
