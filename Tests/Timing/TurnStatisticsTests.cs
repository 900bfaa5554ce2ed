using JsonAot.Lab.Results;
using JsonAot.Lab.Results.Statistics;
using Xunit;

namespace JsonAot.Tests.Timing;

/// <summary>Made-up samples whose truth is known.</summary>
public class TurnStatisticsTests
{
    [Fact]
    public void A_neighbour_in_six_of_ten_batches_does_not_move_the_lower_quartile()
    {
        double[] batches = [.. Enumerable.Range(0, 15).Select(batch => batch % 5 < 3 ? 170.0 + batch : 100 + 0.1 * batch)];
        Assert.InRange(TurnStatistics.LowerQuartile(batches), 100, 102);
    }

    [Fact]
    public void One_odd_process_does_not_move_the_ratio() =>
        Assert.Equal(2.0, TurnStatistics.Interval([2.0, 1.99, 2.8, 2.01, 2.0]).Median, 0.001);

    [Fact]
    public void And_the_interval_says_that_there_was_one() =>
        Assert.True(TurnStatistics.Interval([2.0, 1.99, 2.8, 2.01, 2.0]).High > 2.5);

    /// <summary>
    /// The machine becomes half as fast while it is measured: what lives at the same time becomes slower by the same factor.
    /// </summary>
    [Fact]
    public void A_drift_does_not_move_the_ratio()
    {
        double[] reference = [100, 120, 140, 170, 200];
        double[] contender = [50, 60, 70, 85, 100];
        Assert.Equal(2.0, TurnStatistics.Interval([.. reference.Zip(contender, (one, other) => one / other)]).Median, 0.001);
        Assert.NotEqual(2.0, reference[4] / contender[0]);
    }

    [Fact]
    public void Of_two_generations_nothing_is_known()
    {
        Estimate ratio = TurnStatistics.Interval([1.5, 1.6]);
        Assert.Equal((0, double.PositiveInfinity), (ratio.Low, ratio.High));
        Assert.Null(TurnStatistics.NoiseLimit([[1.0, 1.01], [0.99, 1.0]]));
    }

    [Fact]
    public void A_twin_that_is_another_contender_is_found()
    {
        double[] other = [1.08, 1.11, 1.09, 1.10, 1.12];
        Assert.True(TurnStatistics.IsNoTwin(other));
        Assert.True(TurnStatistics.NoiseLimit([other]) > 0.08);
    }

    [Fact]
    public void A_twin_in_a_bad_generation_is_still_one() => Assert.False(TurnStatistics.IsNoTwin([1.0, 1.01, 1.35, 0.99, 1.02]));

    [Fact]
    public void One_odd_process_among_many_groups_does_not_make_the_limit()
    {
        var random = new Random(1);
        double[][] twins = [.. Enumerable.Range(0, 12).Select(_ => Same(random))];
        twins[3][2] *= 1.4;
        Assert.InRange(TurnStatistics.NoiseLimit(twins)!.Value, 0.005, 0.03);
    }

    /// <summary>The limit is of a few groups. Contenders that are one and the same differ by less than it, about 95 times in 100.</summary>
    [Fact]
    public void Identical_contenders_are_told_apart_seldom()
    {
        var random = new Random(2);
        int apart = 0;
        for (int run = 0; run < 300; run++)
        {
            double limit = TurnStatistics.NoiseLimit([.. Enumerable.Range(0, 4).Select(_ => Same(random))])!.Value;
            double ratio = TurnStatistics.Interval(Same(random)).Median;
            apart += Math.Abs(Math.Log(ratio)) > Math.Log(1 + limit) ? 1 : 0;
        }

        Assert.InRange(apart, 0, 24);
    }

    [Fact]
    public void What_is_twice_as_fast_is_no_tie()
    {
        Assert.False(TurnStatistics.IsTie(TurnStatistics.Interval([2.0, 1.98, 2.02, 2.01, 2.0]), 0.02));
        Assert.True(TurnStatistics.IsTie(TurnStatistics.Interval([1.015, 1.014, 1.016, 1.015, 1.012]), 0.02));
        Assert.True(TurnStatistics.IsTie(TurnStatistics.Interval([1.1, 0.98, 1.2, 1.05, 1.3]), 0.01));
    }

    /// <summary>Quotients of one contender with itself: a generation differs from another by 1.5 %.</summary>
    private static double[] Same(Random random) => [.. Enumerable.Range(0, 5).Select(_ => Math.Exp(0.015 * Normal(random)))];

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
