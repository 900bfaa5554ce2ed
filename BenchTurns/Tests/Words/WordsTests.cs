namespace BenchTurns.Tests;

/// <summary>Figures as people read them.</summary>
public class WordsTests
{
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
    public void Sizes_have_three_figures(double bytes, string expected) => Assert.Equal(expected, ByteSize.Format(bytes));

    [Theory]
    [InlineData(0.4, "0.40 ns")]
    [InlineData(12.34, "12.3 ns")]
    [InlineData(999.4, "999 ns")]
    [InlineData(999.6, "1.00 µs")]
    [InlineData(99.97, "100 ns")]
    [InlineData(9.996, "10.0 ns")]
    [InlineData(999_600_000_000, "1000 s")]
    [InlineData(1_234, "1.23 µs")]
    [InlineData(45_600_000, "45.6 ms")]
    [InlineData(2_500_000_000, "2.50 s")]
    [InlineData(-0.4, "-0.40 ns")]
    [InlineData(-152_011_784, "-152 ms")]
    [InlineData(-1_234, "-1.23 µs")]
    public void Times_have_three_figures(double nanoseconds, string expected) => Assert.Equal(expected, Duration.Format(nanoseconds));

    [Theory]
    [InlineData(0.0512, "0.051")]
    [InlineData(1.764, "1.76")]
    [InlineData(12.34, "12.3")]
    public void Ratios_have_three_figures(double ratio, string expected) => Assert.Equal(expected, RatioText.Of(ratio));

    [Theory]
    [InlineData(20, "about 20 s left")]
    [InlineData(89, "about 89 s left")]
    [InlineData(120, "about 2 min left")]
    public void What_is_left_is_told_in_seconds_and_then_in_minutes(double seconds, string expected) =>
        Assert.Equal(expected, RemainingTime.Words(TimeSpan.FromSeconds(seconds)));

    [Theory]
    [InlineData("", "--out is given an empty name")]
    [InlineData(" ", "--out is given an empty name")]
    [InlineData("--json", "--out is given '--json', which looks like another option: write ./--json")]
    public void A_path_that_can_only_be_a_mistake_is_refused(string path, string beginning) =>
        Assert.StartsWith(beginning, GivenPath.Complaint("--out", path), StringComparison.Ordinal);

    [Fact]
    public void Any_other_path_may_be_meant() => Assert.Null(GivenPath.Complaint("--out", "./-results"));
}
