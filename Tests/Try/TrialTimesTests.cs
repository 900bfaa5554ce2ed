using JsonAot.Lab.Commands.Try;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>Who is fastest, and what is a tie.</summary>
public class TrialTimesTests
{
    private static LimitRow Row(string contender, string task, double ns) => new() { Payload = "Order", Contender = contender, Task = task, MinNs = ns };

    private static IEnumerable<LimitRow> Rows(string contender, double read, double write) => [Row(contender, "read", read), Row(contender, "write bytes", write)];

    [Fact]
    public void The_least_sum_of_both_directions_wins_and_the_floor_does_not()
    {
        var times = new TrialTimes([.. Rows("STJ source-gen", 100, 100), .. Rows("SpanCodec", 20, 40), .. Rows("Floor", 5, 5), Row("STJ fast path", "write bytes", 10)]);

        Assert.Equal("SpanCodec", times.Winner());
        Assert.Equal(0.2, times.Ratio("SpanCodec", "read"));
        Assert.Empty(times.TiesOf("SpanCodec"));
        Assert.Equal(["SpanCodec", "STJ source-gen", "STJ fast path", "Floor"], times.Contenders);
    }

    [Fact]
    public void Within_the_noise_the_one_in_the_box_is_taken()
    {
        var times = new TrialTimes([.. Rows("STJ source-gen", 100, 100), .. Rows("STJ source-gen, again", 103, 99), .. Rows("Other", 98, 99)]);

        Assert.Equal(0.03, times.Noise, 0.001);
        Assert.Equal(["STJ source-gen"], times.TiesOf("Other"));
        Assert.Equal("STJ source-gen", times.Winner());
        Assert.DoesNotContain("STJ source-gen, again", times.Contenders);
    }

    [Fact]
    public void Without_one_that_does_both_nobody_wins() => Assert.Null(new TrialTimes([Row("STJ fast path", "write bytes", 10)]).Winner());
}
