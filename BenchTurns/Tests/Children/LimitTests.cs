namespace BenchTurns.Tests;

/// <summary>How long a child may take, and how much memory; a person may say less.</summary>
public class LimitTests
{
    [Theory]
    [InlineData("1", 1, null)]
    [InlineData("3600", 3600, null)]
    [InlineData("8,100", 8, 100_000_000L)]
    [InlineData("8,4000", 8, 4_000_000_000L)]
    public void Seconds_are_at_most_an_hour_and_memory_is_enough_to_start_with(string text, int seconds, long? bytes) =>
        Assert.Equal((TimeSpan.FromSeconds(seconds), bytes), ChildLimit.Parse(text));

    [Fact]
    public void Anything_else_cannot_be_used() =>
        Assert.All((string[])["0", "3601", "-5", "5 s", "", "8,99", "8,2 GB", "8,100,1"], text => Assert.Null(ChildLimit.Parse(text)));

    [Fact]
    public void An_ordinary_process_takes_less_and_one_that_is_gone_takes_nothing()
    {
        Assert.False(ChildLimit.IsMemoryPassedBy(Environment.ProcessId));
        Assert.False(ChildLimit.IsMemoryPassedBy(int.MaxValue));
    }
}
