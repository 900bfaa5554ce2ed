namespace BenchTurns.Tests;

/// <summary>What new memory costs on a machine, and what is said of a machine where it costs much.</summary>
public class NewPageTests
{
    [Fact]
    public void It_is_the_price_of_a_page_and_not_of_an_instruction() => Assert.InRange(NewPage.Nanoseconds, 10, 1e6);

    [Theory]
    [InlineData(2000, "takes 2.00 µs on")]
    [InlineData(12_934, "takes 12.9 µs on")]
    public void It_is_told_with_three_figures(double nanoseconds, string words) =>
        Assert.Contains(words, NewPage.WarningOf(nanoseconds), StringComparison.Ordinal);

    [Fact]
    public void Where_it_is_dear_figures_of_large_arrays_are_of_that_machine_alone()
    {
        Assert.Null(NewPage.WarningOf(null));
        Assert.Null(NewPage.WarningOf(1999));
        Assert.StartsWith("A new page of memory takes 2.00 µs on this machine", NewPage.WarningOf(2000), StringComparison.Ordinal);
        Assert.Null(NewPage.WarningOf([100, null, 85_000], 12_000));
        Assert.NotNull(NewPage.WarningOf([100, 85_001], 12_000));
        Assert.Null(NewPage.WarningOf([100, 85_001], null));
    }
}
