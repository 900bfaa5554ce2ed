using JsonAot.Lab.Report.Model;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>Means of comparisons, of which some may have no interval.</summary>
public class ComparisonTests
{
    private static readonly Comparison Half = new(0.5, 0.4, 0.625, IsTie: false);
    private static readonly Comparison Unsure = new(2, 0, double.PositiveInfinity, IsTie: true);

    [Fact]
    public void A_comparison_without_an_interval_counts_in_the_ratio_of_the_mean()
    {
        Comparison mean = Comparison.Mean([Half, Unsure], 0)!;
        Assert.Equal(1, mean.Ratio, 10);
        Assert.Equal((0.8, 1.25), (Math.Round(mean.Low, 10), Math.Round(mean.High, 10)));
    }

    [Fact]
    public void The_mean_of_comparisons_without_an_interval_has_none()
    {
        Comparison mean = Comparison.Mean([Unsure], 0)!;
        Assert.Equal((2, 0, double.PositiveInfinity, true), (mean.Ratio, mean.Low, mean.High, mean.IsTie));
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
