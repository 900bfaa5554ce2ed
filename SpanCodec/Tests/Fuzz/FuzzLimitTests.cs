using SpanCodecs.Tests.Fuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Which inputs are too long, or take too long, to be kept.</summary>
public class FuzzLimitTests
{
    private static readonly byte[] s_document = "{\"Name\":\"a\",\"Age\":1}"u8.ToArray();

    [Fact]
    public void An_input_is_as_long_as_one_may_be_made()
    {
        FuzzTarget target = AllTargets.Named("paths/any").Single();
        Assert.Equal(1, target.Controls);
        Assert.True(InputLimits.IsShort(target, new byte[InputLimits.MostBytes + 1]));
        Assert.False(InputLimits.IsShort(target, new byte[InputLimits.MostBytes + 2]));
    }

    [Fact]
    public void An_input_that_takes_long_each_time_is_not_quick()
    {
        int calls = 0;
        var slow = new TrialTarget("slow", _ => Thread.Sleep(200 * Math.Min(1, ++calls)));
        Assert.False(InputLimits.IsQuick(slow, s_document, TimeSpan.FromMilliseconds(50)));
        Assert.Equal(2, calls);
    }

    [Fact]
    public void An_input_that_takes_long_once_is_quick()
    {
        int calls = 0;
        var busy = new TrialTarget("busy", _ => Thread.Sleep(calls++ == 0 ? 1500 : 0));
        Assert.True(InputLimits.IsQuick(busy, s_document, TimeSpan.FromSeconds(1)));
        Assert.Equal(2, calls);
    }
}
