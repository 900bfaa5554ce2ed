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
}
