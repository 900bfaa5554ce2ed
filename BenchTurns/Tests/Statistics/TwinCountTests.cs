namespace BenchTurns.Tests;

/// <summary>What a run finds out about itself, and when a second clock says something else.</summary>
public class TwinCountTests
{
    [Fact]
    public void Twins_with_too_few_generations_are_none_and_one_without_1_in_its_interval_is_apart()
    {
        TwinCount count = TwinCount.Of([[1.08, 1.11, 1.09, 1.10, 1.12], [1.0, 1.01, 1.35, 0.99, 1.02], [1.5, 1.5]]);
        Assert.Equal((2, 1), (count.Twins, count.Apart));
        Assert.Equal("1 of 2 pairs of identical programs seemed to differ, where one in twenty is expected to", count.ToString());
        Assert.Equal("nothing was timed with a twin", TwinCount.Of([]).ToString());
    }

    [Theory]
    [InlineData(100, 105, null)]
    [InlineData(100, 95, null)]
    [InlineData(100, 111, 111.0)]
    [InlineData(111, 100, 100.0)]
    public void The_clock_on_the_wall_is_told_where_it_differs_by_more_than_a_tenth(double cpuNs, double wallNs, double? apart) =>
        Assert.Equal(apart, TurnStatistics.ApartWall(cpuNs, wallNs));
}
