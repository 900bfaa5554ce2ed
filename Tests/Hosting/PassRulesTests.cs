using JsonAot.Hosting.Passes;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>How many passes and rows there are, and what a ratio is made of.</summary>
public class PassRulesTests
{
    private static readonly PassRules Long = new(2, Enough: 10, 10, TimeSpan.FromSeconds(20));

    [Fact]
    public void A_slow_row_gets_fewer_passes_but_at_least_one_more_than_the_least()
    {
        Assert.Equal(10, Long.MostFor(TimeSpan.FromSeconds(1), hasInterval: true));
        Assert.Equal(5, Long.MostFor(TimeSpan.FromSeconds(4), hasInterval: true));
        Assert.Equal(3, Long.MostFor(TimeSpan.FromSeconds(30), hasInterval: true));
        Assert.Equal(1, PassRules.For("dry").MostFor(TimeSpan.FromSeconds(1), hasInterval: true));
    }

    /// <summary>Three passes of a call of 26 ms beside a neighbour, as they once were: one was undisturbed, with two of its five iterations.</summary>
    [Fact]
    public void A_slow_row_without_an_interval_gets_more_passes_within_a_bound()
    {
        PassRules quick = PassRules.For("quick");
        TimeSpan took = TimeSpan.FromSeconds(2.5);
        SteadyPass undisturbed = new(1, 26.3, false, [26.2, 26.4], 1.119);
        SteadyPass disturbed = new(2, 27, false, [27, 27, 27, 27, 27], 1.157);
        Assert.False(quick.IsDone([undisturbed, disturbed, disturbed], took));
        // Two that agree are no interval either, as long as there are so few samples in them.
        Assert.False(quick.IsDone([undisturbed, undisturbed], took));
        Assert.True(quick.IsDone([undisturbed, undisturbed, undisturbed], took));
        Assert.True(quick.IsDone([.. Enumerable.Repeat(disturbed, quick.Most)], took));
        // Of a pass of 20 s there are never more than three.
        Assert.True(quick.IsDone([disturbed, disturbed, disturbed], TimeSpan.FromSeconds(20)));
        Assert.True(PassRules.For("dry").IsDone([undisturbed], took));
    }

    /// <summary>Such a run measures its noise floor too: HighPerformance has eight rows in a mode.</summary>
    [Theory]
    [InlineData("default", 7, false)]
    [InlineData("default", 8, true)]
    [InlineData("quick", 14, false)]
    [InlineData("quick", 15, true)]
    [InlineData("dry", 1000, false)]
    [InlineData("long", 1000, false)]
    public void The_number_of_rows_says_whether_a_run_takes_a_minute(string job, int rows, bool takes) =>
        Assert.Equal(takes, PassRules.For(job).TakesAMinute(rows));

    [Fact]
    public void A_ratio_within_passes_is_formed_of_what_shared_the_minute()
    {
        SteadyRow over = Row(new(1, 200, true, []), new(2, 360, false, []), new(3, 202, true, []), new(4, 300, true, []));
        SteadyRow under = Row(new(1, 100, true, []), new(2, 180, false, []), new(4, 100, true, []));
        Assert.Equal(2, SteadyPass.Ratio(over, under)!.Value, 10);
        Assert.Null(SteadyPass.Ratio(over, Row(new(1, 100, true, []), new(2, 180, false, []))));
        Assert.Null(SteadyPass.Ratio(Row(new(1, 200, true, [], 1.5), new(2, 200, true, []), new(4, 200, true, [])), under));
        Assert.Null(SteadyPass.Ratio(over, under with { TakenAt = DateTimeOffset.MaxValue }));
        Assert.Null(SteadyPass.Ratio(over, under with { Passes = null }));
    }

    private static SteadyRow Row(params SteadyPass[] passes) =>
        new() { Benchmark = "A.B", Category = "", Parameters = new Dictionary<string, string>(), Passes = passes };
}
