using System.Diagnostics;
using Xunit;

namespace JsonAot.Tests.Timing;

public class InterleavedBatchesTests
{
    /// <summary>The JIT counts calls: what takes milliseconds was measured before it was compiled for the last time.</summary>
    [Fact]
    public void A_slow_call_is_warmed_up_by_as_many_calls_as_the_JIT_counts_or_for_long_enough()
    {
        int calls = 0;
        var watch = Stopwatch.StartNew();
        InterleavedBatches.Measure([() => Slow(ref calls)], turns: 0);
        // On a busy machine a sleep of 6 ms takes several times as long.
        Assert.True(calls >= 80 || watch.Elapsed >= TimeSpan.FromSeconds(1.5), $"{calls} calls in {watch.Elapsed}");
    }

    [Fact]
    public void Calls_take_their_turns_and_what_one_allocates_is_told()
    {
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure([() => null, () => new byte[1000]], turns: 3);
        Assert.All(measured, call => Assert.InRange(call.Ns.Length, 1, 3));
        Assert.Equal(0, measured[0].AllocatedBytes);
        Assert.InRange(measured[1].AllocatedBytes, 1000, 1100);
    }

    /// <summary>The call of a small document must not bear the pauses that a large one makes.</summary>
    [Fact]
    public void What_the_collector_stops_is_borne_by_the_call_that_allocates()
    {
        object[] living = [.. Enumerable.Range(0, 200_000).Select(i => (object)new object[] { i })];
        Func<object?> collects = () =>
        {
            GC.Collect();
            return null;
        };
        double alone = InterleavedBatches.Time(collects, 10);
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure([collects, () => new byte[100_000]], turns: 21);
        GC.KeepAlive(living);
        double middle = measured[0].Ns.Order().ElementAt(measured[0].Ns.Length / 2);
        Assert.True(middle < alone / 2, $"{middle:N0} ns of {alone:N0}");
    }

    private static object? Slow(ref int calls)
    {
        calls++;
        Thread.Sleep(6);
        return null;
    }
}
