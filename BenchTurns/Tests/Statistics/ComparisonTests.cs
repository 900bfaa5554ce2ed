namespace BenchTurns.Tests;

/// <summary>Made-up samples whose truth is known.</summary>
public class ComparisonTests
{
    [Theory]
    [InlineData(new double[] { 7 }, 7)]
    [InlineData(new double[] { 3, 1, 2 }, 2)]
    [InlineData(new double[] { 4, 1, 3, 2 }, 2.5)]
    public void The_median_is_the_middle(double[] samples, double expected) => Assert.Equal(expected, Quantile.Median(samples));

    [Fact]
    public void A_neighbour_in_six_of_ten_batches_does_not_move_the_lower_quartile()
    {
        double[] batches = [.. Enumerable.Range(0, 15).Select(batch => batch % 5 < 3 ? 170.0 + batch : 100 + 0.1 * batch)];
        Assert.InRange(TurnStatistics.LowerQuartile(batches), 100, 102);
    }

    [Fact]
    public void One_odd_process_does_not_move_the_ratio_and_the_interval_says_that_there_was_one()
    {
        Estimate ratio = Intervals.OfGenerations([2.0, 1.99, 2.8, 2.01, 2.0]);
        Assert.Equal(2.0, ratio.Median, 0.001);
        Assert.True(ratio.High > 2.5);
    }

    /// <summary>An interval that is apart tells a difference, unless the same run, repeated, would tell another.</summary>
    [Fact]
    public void Identical_programs_are_told_apart_as_seldom_as_their_interval_says()
    {
        var random = new Random(2);
        int apart = Enumerable.Range(0, 4000).Count(_ => !new Comparison(Intervals.OfGenerations(Same(random))).IsTie);
        Assert.InRange(apart, 0, 4000 / 20);
    }

    /// <summary>Quotients of one program with itself: a generation differs from another by 1.5 %.</summary>
    private static double[] Same(Random random) => [.. Enumerable.Range(0, 5).Select(_ => Math.Exp(0.015 * Normal(random)))];

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    // What comparisons and their means say, where some have no interval.
    private static readonly Comparison Half = new(new Estimate(0.5, 0.4, 0.625));
    private static readonly Comparison Unknown = new(new Estimate(0.5, 0, double.PositiveInfinity));

    [Fact]
    public void A_comparison_without_an_interval_is_unknown_and_no_tie()
    {
        Assert.Equal((false, false, "0.50x ?"), (Unknown.IsKnown, Unknown.IsTie, Unknown.Words));
        var same = new Comparison(new Estimate(1, 0, double.PositiveInfinity), 0.05);
        Assert.Equal((false, "1.00x ?"), (same.IsTie, same.Words));
    }

    [Theory]
    [InlineData(0.91, 0.02, "0.91x")]
    [InlineData(0.91, 0.2, "0.91x tie")]
    [InlineData(0.91, null, "0.91x")]
    [InlineData(0.992, null, "0.99x tie")]
    [InlineData(0.984, null, "0.98x")]
    public void A_comparison_with_intervals_is_a_difference_or_a_tie(double ratio, double? limit, string words) =>
        Assert.Equal(words, new Comparison(new Estimate(ratio, ratio * 0.999, ratio * 1.001), limit).Words);

    /// <summary>As the message of a test that fails prints it: a member that is another one like it would go on without an end.</summary>
    [Fact]
    public void A_ratio_the_other_way_round_has_its_ends_exchanged_and_prints_itself()
    {
        Assert.Equal(new Estimate(0.5, 0.25, 1), new Estimate(2, 1, 4).Inverted());
        Assert.StartsWith("Estimate { Median = 2, ", new Estimate(2, 1, 4).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_mean_is_made_of_the_comparisons_that_are_known()
    {
        Assert.Equal(Comparison.Mean([Half]), Comparison.Mean([Half, Unknown]));
        Assert.Null(Comparison.Mean([Unknown]));
        Assert.Null(Comparison.Mean([]));
    }

    [Fact]
    public void Several_independent_comparisons_know_their_mean_better_than_each()
    {
        Comparison mean = Comparison.Mean([Half, Half, Half, Half])!;
        Assert.Equal(0.5, mean.Ratio, 10);
        Assert.Equal(Math.Sqrt(0.625 / 0.5), mean.Speed.High / mean.Ratio, 10);
    }

    private static readonly double[] Costs = [100, 102, 98, 101, 99];

    /// <summary>With the interval of the mean alone one in twenty would seem to differ from itself.</summary>
    [Fact]
    public void A_reference_with_a_twin_is_the_mean_of_both_and_the_interval_reaches_as_far_as_against_either()
    {
        double[] own = [50, 50, 50, 50, 50], slower = [.. Costs.Select(cost => cost * 1.1)];
        Comparison alone = Comparison.Of(own, Costs, [])!, other = Comparison.Of(own, slower, [])!;
        Comparison both = Comparison.Of(own, Costs, slower)!;
        Assert.Equal(2.0, alone.Ratio, 10);
        Assert.Equal(2 * Math.Sqrt(1.1), both.Ratio, 10);
        Assert.Equal((alone.Speed.Low, other.Speed.High), (both.Speed.Low, both.Speed.High));
    }

    [Fact]
    public void A_generation_without_a_figure_has_no_part_in_a_ratio()
    {
        double[] own = [50, 0, 50, 50, 50], reference = [100, 1, 100, 100, 0];
        Assert.Equal(Estimate.Exactly(2.0), Comparison.Of(own, reference, [])!.Speed.Rounded(9));
        Assert.Null(Comparison.Of([0, 0, 0], [100, 100, 100], []));
    }
}
