using JsonAot.Lab.Commands.Compare;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Compare;

public class ChangeTests
{
    private static readonly double[] Five = [1, 2, 3, 4, 5];

    [Fact]
    public void Five_times_that_are_all_longer_are_so_by_chance_once_in_252()
    {
        (Change change, Estimate ratio, double chance) = ChangeJudge.Judge(Five, [6, 7, 8, 9, 10], 0);
        Assert.Equal(Change.Regressed, change);
        Assert.Equal(8.0 / 3, ratio.Median, 12);
        Assert.Equal(1.0 / 252, chance, 12);
    }

    [Fact]
    public void The_other_way_round_it_is_an_improvement()
    {
        (Change change, Estimate ratio, double chance) = ChangeJudge.Judge([6, 7, 8, 9, 10], Five, 0);
        Assert.Equal(Change.Improved, change);
        Assert.True(ratio.High < 1);
        Assert.Equal(1.0 / 252, chance, 12);
    }

    [Fact]
    public void Three_against_three_cannot_convince() => Assert.Equal(Change.Same, ChangeJudge.Judge([1, 2, 3], [10, 20, 30], 0).Change);

    [Theory]
    [InlineData(1.03, 0.02, "Regressed")]
    [InlineData(1.03, 0.05, "Same")]
    [InlineData(1 / 1.03, 0.02, "Improved")]
    [InlineData(1 / 1.03, 0.05, "Same")]
    [InlineData(1, 0, "Same")]
    public void A_difference_counts_beyond_the_threshold(double factor, double threshold, string expected)
    {
        IReadOnlyList<double> before = SteadyResults.Row("A.B", 100, spread: 0.002).Samples;
        Assert.Equal(expected, ChangeJudge.Judge(before, [.. before.Select(time => time * factor)], threshold).Change.ToString());
    }
}
