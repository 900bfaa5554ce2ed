using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>Figures whose answers are known.</summary>
public class StatisticsTests
{
    [Theory]
    [InlineData(new double[] { 7 }, 7)]
    [InlineData(new double[] { 3, 1, 2 }, 2)]
    [InlineData(new double[] { 4, 1, 3, 2 }, 2.5)]
    public void The_median_is_the_middle(double[] samples, double expected) => Assert.Equal(expected, Quantile.Median(samples));

    [Fact]
    public void Samples_that_are_all_alike_have_an_interval_of_nothing()
    {
        Assert.Equal(new Estimate(5, 5, 5), Bootstrap.Median([5, 5, 5, 5, 5]));
        Assert.Equal(new Estimate(2.5, 2.5, 2.5), Bootstrap.Ratio([5, 5, 5], [2, 2, 2]));
        Assert.Equal(0, Bootstrap.Median([5, 5, 5]).RelativeError);
    }

    [Fact]
    public void The_interval_of_a_median_is_that_of_its_ranks()
    {
        // For 99 samples the binomial distribution puts the 95 % interval of the median at the ranks 40 and 60.
        Estimate estimate = Bootstrap.Median([.. Enumerable.Range(1, 99).Select(i => (double)i)]);
        Assert.Equal(50, estimate.Median);
        Assert.InRange(estimate.Low, 38.5, 41.5);
        Assert.InRange(estimate.High, 58.5, 61.5);
        Assert.InRange(estimate.RelativeError, 0.17, 0.23);
    }

    [Fact]
    public void The_same_samples_give_the_same_interval() =>
        Assert.Equal(Bootstrap.Ratio([1, 2, 3, 4, 9], [2, 3, 4]), Bootstrap.Ratio([1, 2, 3, 4, 9], [2, 3, 4]));

    [Fact]
    public void Nineteen_intervals_of_twenty_contain_the_truth()
    {
        const double Truth = 100;
        const int Experiments = 100;
        var random = new Random(1);
        int hits = 0;
        for (int i = 0; i < Experiments; i++)
        {
            // Skewed to the right, as times are; its median is the truth.
            double[] samples = [.. Enumerable.Range(0, 40).Select(_ => Truth - 10 * Math.Log2(2 * random.NextDouble()))];
            Estimate estimate = Bootstrap.Median(samples);
            if (estimate.Low <= Truth && Truth <= estimate.High)
                hits++;
        }

        Assert.InRange(hits, 88, 100);
    }

    [Fact]
    public void Lines_meet_where_they_meet()
    {
        // 50 ms and 1,000 ns a call; 2 ms and 1,500 ns a call: 48 ms, made up for at 500 ns a call.
        Assert.Equal(96_000, BreakEven.Of(50e6, 1_000, 2e6, 1_500).Calls);
        // It starts later and is slower, or as fast: never.
        Assert.Null(BreakEven.Of(50e6, 1_500, 2e6, 1_000).Calls);
        Assert.Null(BreakEven.Of(50e6, 1_000, 2e6, 1_000).Calls);
        // It starts earlier and is faster: ahead from the beginning.
        Assert.Equal(0, BreakEven.Of(2e6, 1_000, 50e6, 1_500).Calls);
    }

    [Theory]
    [InlineData(512, "512 B")]
    [InlineData(1_234, "1.23 kB")]
    [InlineData(9_994, "9.99 kB")]
    [InlineData(9_996, "10.0 kB")]
    [InlineData(99_940, "99.9 kB")]
    [InlineData(99_960, "100 kB")]
    [InlineData(999_400, "999 kB")]
    [InlineData(999_600, "1.00 MB")]
    [InlineData(31_400_000, "31.4 MB")]
    [InlineData(128_000_000, "128 MB")]
    [InlineData(2_000_000_000, "2.00 GB")]
    [InlineData(-31_400_000, "-31.4 MB")]
    public void Sizes_are_printed_with_three_figures(double bytes, string expected) => Assert.Equal(expected, ByteSize.Format(bytes));
}
