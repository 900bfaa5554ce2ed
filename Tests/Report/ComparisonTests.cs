using JsonAot.Lab.Results;
using JsonAot.Lab.Results.Statistics;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>What comparisons and their means say, where some have no interval.</summary>
public class ComparisonTests
{
    private static readonly Comparison Half = new(0.5, 0.4, 0.625, IsTie: false);
    private static readonly Comparison Unknown = Comparison.Of(new Estimate(200, 0, double.PositiveInfinity), new Estimate(100, 99, 101), 0);

    [Fact]
    public void A_comparison_without_an_interval_is_unknown_and_no_tie()
    {
        Assert.Equal((false, false, "0.50x ?"), (Unknown.IsKnown, Unknown.IsTie, Unknown.Words));
        Comparison same = Comparison.Of(new Estimate(100, 0, double.PositiveInfinity), new Estimate(100, 99, 101), 0.05);
        Assert.Equal((false, "1.00x ?"), (same.IsTie, same.Words));
    }

    [Theory]
    [InlineData(110, 0.02, "0.91x")]
    [InlineData(110, 0.2, "0.91x tie")]
    [InlineData(101, 0, "0.99x tie")]
    public void A_comparison_with_intervals_is_a_difference_or_a_tie(double median, double noise, string words) =>
        Assert.Equal(words, Comparison.Of(new Estimate(median, median - 1, median + 1), new Estimate(100, 99, 101), noise).Words);

    [Fact]
    public void A_mean_is_made_of_the_comparisons_that_are_known()
    {
        Assert.Equal(Comparison.Mean([Half], 0), Comparison.Mean([Half, Unknown], 0));
        Assert.Null(Comparison.Mean([Unknown], 0));
        Assert.Null(Comparison.Mean([], 0));
    }

    [Fact]
    public void Several_independent_comparisons_know_their_mean_better_than_each()
    {
        Comparison mean = Comparison.Mean([Half, Half, Half, Half], 0)!;
        Assert.Equal(0.5, mean.Ratio, 10);
        Assert.Equal(Math.Sqrt(0.625 / 0.5), mean.High / mean.Ratio, 10);
    }
}
