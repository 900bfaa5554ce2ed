using JsonAot.Lab.Commands.Try;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>Who is fastest, and what is a tie.</summary>
public class TrialTimesTests
{
    private static LimitRow Row(string contender, string task, double ns) => new() { Payload = "Order", Contender = contender, Task = task, Ns = ns };

    private static IEnumerable<LimitRow> Rows(string contender, double read, double write) => [Row(contender, "read", read), Row(contender, "write bytes", write)];

    [Fact]
    public void The_least_sum_of_both_directions_wins()
    {
        var times = new TrialTimes([.. Rows("STJ source-gen", 100, 100), .. Rows("SpanCodec", 20, 40), Row("STJ fast path", "write bytes", 10)]);

        Assert.Equal("SpanCodec", times.Winner());
        Assert.Equal("0.20", times.Ratio("SpanCodec", "read"));
        Assert.Empty(times.TiesOf("SpanCodec"));
        Assert.Equal(["SpanCodec", "STJ source-gen", "STJ fast path"], times.Contenders);
    }

    [Fact]
    public void Within_the_noise_the_one_in_the_box_is_taken()
    {
        var times = new TrialTimes([.. Rows("STJ source-gen", 100, 100), .. Rows("STJ source-gen, again", 103, 99), .. Rows("Other", 98, 99)]);

        Assert.Equal(0.0997, times.Noise, 0.001);
        Assert.Equal("0.98 tie", times.Ratio("Other", "read"));
        Assert.Equal("1.00", times.Ratio("STJ source-gen", "read"));
        Assert.Equal("STJ source-gen, timed twice, differs by at most 10.0 % from itself, 95 times in 100", TrialTimes.DescribeNoise([times]));
        Assert.Equal(["STJ source-gen"], times.TiesOf("Other"));
        Assert.Equal("STJ source-gen", times.Winner());
        Assert.DoesNotContain("STJ source-gen, again", times.Contenders);
    }

    /// <summary>Two names of one contender may agree by chance.</summary>
    [Fact]
    public void One_percent_is_a_tie_although_nothing_was_timed_twice()
    {
        var times = new TrialTimes([.. Rows("STJ source-gen", 100, 100), .. Rows("Other", 99.5, 98)]);

        Assert.Equal("1.00 tie", times.Ratio("Other", "read"));
        Assert.Equal("0.98", times.Ratio("Other", "write bytes"));
    }

    [Fact]
    public void Without_one_that_does_both_nobody_wins() => Assert.Null(new TrialTimes([Row("STJ fast path", "write bytes", 10)]).Winner());
}
