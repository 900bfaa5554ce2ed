using JsonAot.Lab.Results.Statistics;
using JsonAot.Tests.Lab;

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
    public void One_odd_process_does_not_move_the_ratio_and_the_interval_says_that_there_was_one()
    {
        Estimate ratio = Intervals.OfGenerations([2.0, 1.99, 2.8, 2.01, 2.0]);
        Assert.Equal(2.0, ratio.Median, 0.001);
        Assert.True(ratio.High > 2.5);
    }

    [Fact]
    public void A_twin_that_is_another_contender_is_found_and_one_in_a_bad_generation_is_still_a_twin()
    {
        TwinCheck check = TwinCheck.Of([Twin(1.08, 1.11, 1.09, 1.10, 1.12), Twin(1.0, 1.01, 1.35, 0.99, 1.02), Twin(1.02, 1.021, 1.02, 1.019, 1.02), Twin(1.5, 1.5)]);
        Assert.Equal((3, 2), (check.Twins, check.Apart));
        Assert.Equal("1.10x", TwinCheck.WordsOf(Assert.Single(check.Strange)));
        Assert.Equal("2 of 3 twins of references have an interval without 1, where one in twenty is expected", check.ToString());
        Assert.Equal("nothing was timed with a twin", TwinCheck.Of([]).ToString());

        static TimesRow Twin(params double[] quotients) => SteadyResults.Row("A.One", 100) with { IsTwin = true, Quotients = quotients };
    }

    /// <summary>Each contender's own generations tell its scatter: one whose processes differ more has a wider interval, whatever the twin says.</summary>
    [Fact]
    public void A_contender_that_scatters_is_a_tie_where_another_with_the_same_ratio_is_none()
    {
        TimesRow Row(string name, params double[] quotients) => SteadyResults.Row(name, 100) with { Reference = "A.Base", Quotients = quotients };
        TimesRow reference = Row("A.Base", 1, 1, 1, 1, 1);
        Assert.Equal("1.05x", Comparison.Of(Row("A.Calm", 1.04, 1.05, 1.06, 1.05, 1.05), reference)!.Words);
        Assert.Equal("1.05x tie", Comparison.Of(Row("A.Wild", 0.9, 1.05, 1.3, 1.0, 1.1), reference)!.Words);
    }

    /// <summary>An interval that is apart tells a difference, unless the same run, repeated, would tell another.</summary>
    [Fact]
    public void Identical_contenders_are_told_apart_as_seldom_as_their_interval_says()
    {
        var random = new Random(2);
        int apart = Enumerable.Range(0, 4000).Count(_ => !new Comparison(Intervals.OfGenerations(Same(random))).IsTie);
        Assert.InRange(apart, 0, 4000 / 20);
    }

    /// <summary>Quotients of one contender with itself: a generation differs from another by 1.5 %.</summary>
    private static double[] Same(Random random) => [.. Enumerable.Range(0, 5).Select(_ => Math.Exp(0.015 * Normal(random)))];

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());

    /// <summary>Of another run, of another group of the same run, or of another call, and no figure at all.</summary>
    [Fact]
    public void A_ratio_is_paired_or_there_is_none()
    {
        TimesRow Row(string name, double ns, params double[] quotients) => SteadyResults.Call(name, "deserialize", ns) with { Reference = "A", Quotients = quotients };
        TimesRow reference = Row("A", 100, 1, 1, 1);
        TimesRow own = Row("B", 50, 2, 2.02, 1.98);
        TimesRow other = Row("C", 25, 4, 4.04, 3.96);
        Assert.Equal("2.00x", Comparison.Of(own, reference)!.Words);
        Assert.Equal("0.50x", Comparison.Of(reference, own)!.Words);
        Assert.Equal("0.50x", Comparison.Of(own, other)!.Words);
        foreach (TimesRow apart in (TimesRow[])[
            other with { TakenAt = other.TakenAt.AddSeconds(1) }, other with { Group = 2 }, other with { Reference = "D" }, other with { Form = "indented" },
            other with { Quotients = [] }, other with { Quotients = [4, 4] }, other with { CpuNs = null }])
            Assert.Null(Comparison.Of(own, apart));
        Assert.Null(Comparison.Of(own, null));
        // Every group has the reference, and one row stands for all.
        Assert.Equal("4.00x", Comparison.Of(other with { Group = 2 }, reference with { Group = 1 })!.Words);
        Assert.Null(Comparison.Of(own, reference with { TakenAt = reference.TakenAt.AddDays(1) }));
    }

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
}
