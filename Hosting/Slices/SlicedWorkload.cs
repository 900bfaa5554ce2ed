using System.Diagnostics;

namespace JsonAot.Hosting.Slices;

/// <summary>
/// Times each iteration in slices of a quarter of a millisecond. A neighbour on the same core comes and goes within milliseconds: an iteration
/// of tens of them is never without it, but some of its slices are. So the fastest slice says what the code costs. What the garbage
/// collector stops is taken out of every slice, and counted whole: a slice that it did not meet would leave it out.
/// </summary>
/// <param name="invoke">Does <paramref name="unroll"/> invocations as often as it is told.</param>
/// <param name="operations">Operations of one invocation.</param>
internal sealed class SlicedWorkload(Action<long> invoke, int slices, int unroll, long operations)
{
    // Large enough that it never grows: one iteration counts what is allocated.
    private readonly List<SlicedIteration> _iterations = new(256);

    internal void Run(long count)
    {
        long perSlice = count / slices;
        // BenchmarkDotNet compiles the workload with a few calls before it measures.
        if (perSlice == 0)
        {
            invoke(count);
            return;
        }

        double operationsPerSlice = (double)perSlice * unroll * operations;
        double fastest = double.MaxValue;
        double speed = double.MaxValue;
        GarbageCollections before = GarbageCollections.Now;
        double speedBefore = Speedometer.Nanoseconds();
        for (int slice = 0; slice < slices; slice++)
        {
            TimeSpan paused = GC.GetTotalPauseDuration();
            long start = Stopwatch.GetTimestamp();
            invoke(perSlice);
            TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
            fastest = Math.Min(fastest, (elapsed - (GC.GetTotalPauseDuration() - paused)).TotalNanoseconds / operationsPerSlice);
            // A neighbour leaves gaps that are long enough for the fixed work and too short for a slice. A slice was undisturbed where the
            // processor was fast both before and after it.
            double speedAfter = Speedometer.Nanoseconds();
            speed = Math.Min(speed, Math.Max(speedBefore, speedAfter));
            speedBefore = speedAfter;
        }

        _iterations.Add(new SlicedIteration(fastest, speed, operationsPerSlice * slices, GarbageCollections.Now - before));
    }

    /// <param name="count">How many iterations BenchmarkDotNet measures.</param>
    /// <param name="afterwards">How many it makes after those: one counts what is allocated.</param>
    internal IReadOnlyList<SlicedIteration> Measured(int count, int afterwards) => [.. _iterations.SkipLast(afterwards).TakeLast(count)];
}

/// <param name="FastestNs">An operation in the fastest slice, without the collector's pauses.</param>
/// <param name="SpeedNs">Of <see cref="Speedometer"/> before and after each slice the slower one, and of these the best: how undisturbed its quietest slice was.</param>
internal readonly record struct SlicedIteration(double FastestNs, double SpeedNs, double Operations, GarbageCollections Collections);

/// <summary>What the garbage collector has done.</summary>
internal readonly record struct GarbageCollections(int Gen0, int Gen1, int Gen2, TimeSpan Paused)
{
    internal static GarbageCollections Now => new(GC.CollectionCount(0), GC.CollectionCount(1), GC.CollectionCount(2), GC.GetTotalPauseDuration());

    public static GarbageCollections operator -(GarbageCollections one, GarbageCollections other) =>
        new(one.Gen0 - other.Gen0, one.Gen1 - other.Gen1, one.Gen2 - other.Gen2, one.Paused - other.Paused);
}
