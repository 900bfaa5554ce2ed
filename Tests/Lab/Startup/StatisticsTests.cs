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
