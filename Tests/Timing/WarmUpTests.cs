using System.Linq.Expressions;
using Xunit;

namespace JsonAot.Tests.Timing;

public class WarmUpTests
{
    /// <summary>BenchmarkDotNet forces collections when it starts: with those a program was timed on memory that nobody had touched.</summary>
    [Fact]
    public void Collections_from_before_the_warm_up_do_not_end_it()
    {
        GC.Collect();
        int calls = 0;
        byte[]? kept = null;
        // Tests beside this one collect too: where one does so just before the first call, there is nothing to see.
        for (int attempt = 0; calls == 0 && attempt < 100; attempt++)
        {
            WarmUp.UntilCollected(GC.CollectionCount(0), () =>
            {
                calls++;
                kept = new byte[10_000];
            });
        }

        Assert.NotEqual(0, calls);
        GC.KeepAlive(kept);
    }

    [Fact]
    public void What_the_JIT_interrupts_is_done_again()
    {
        int runs = 0;
        // Tests beside this one are compiled too, so that there may be more runs.
        Assert.InRange(WarmUp.UntilNothingIsCompiled(50, () => ++runs <= 2 ? Compiled(runs) : runs), 3, 50);
    }

    [Fact]
    public void It_is_not_done_for_ever()
    {
        int runs = 0;
        Assert.Equal(4, WarmUp.UntilNothingIsCompiled(4, () => Compiled(++runs)));
    }

    private static int Compiled(int value) => Expression.Lambda<Func<int>>(Expression.Constant(value)).Compile()();
}
