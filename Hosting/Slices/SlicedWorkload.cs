using System.Diagnostics;

namespace JsonAot.Hosting.Slices;

/// <summary>
/// Times a process in slices of a quarter of a millisecond. A neighbour on the same core comes and goes within milliseconds: an iteration
/// of tens of them is never without it, but some of its slices are. So the fastest slice says what the code costs. What the garbage
/// collector stops is taken out of every slice and counted in full: the fastest slice is often one without a collection.
/// </summary>
/// <param name="invoke">Does <paramref name="unroll"/> invocations as often as it is told.</param>
/// <param name="operations">Operations of one invocation.</param>
/// <param name="iterations">How many iterations BenchmarkDotNet measures.</param>
/// <param name="afterwards">How many it makes after those: one counts what is allocated.</param>
internal sealed class SlicedWorkload(Action<long> invoke, int slices, int unroll, long operations, int iterations, int afterwards)
{
    // Slices that differ from the fastest by less are as fast.
    private const double AsFast = 1.02;

    // Only the last iterations are used. Their arrays are allocated before, because one iteration counts allocated bytes.
    private readonly Run[] _last = [.. Enumerable.Range(0, iterations + afterwards).Select(_ => new Run(slices))];
    private int _runs;

    internal void Invoke(long count)
    {
        long perSlice = count / slices;
        // BenchmarkDotNet compiles the workload with a few calls before it measures.
        if (perSlice == 0)
        {
            invoke(count);
            return;
        }

        Run run = _last[_runs++ % _last.Length];
        double operationsPerSlice = (double)perSlice * unroll * operations;
        GarbageCollections before = GarbageCollections.Now;
        double speedBefore = Speedometer.Nanoseconds();
        for (int slice = 0; slice < slices; slice++)
        {
            TimeSpan paused = GC.GetTotalPauseDuration();
            long start = Stopwatch.GetTimestamp();
            invoke(perSlice);
            TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
            run.Times[slice] = (elapsed - (GC.GetTotalPauseDuration() - paused)).TotalNanoseconds / operationsPerSlice;
            double speedAfter = Speedometer.Nanoseconds();
            run.Speeds[slice] = Math.Max(speedBefore, speedAfter);
            speedBefore = speedAfter;
        }

        run.Operations = operationsPerSlice * slices;
        run.Collections = GarbageCollections.Now - before;
    }

    /// <summary>
    /// The measured iterations. The slices of all of them are dealt out anew, in turn: a neighbour that stays for the time of one iteration leaves
    /// fast slices to each then, and they agree.
    /// </summary>
    internal IReadOnlyList<SlicedIteration> Measured()
    {
        int measured = Math.Max(0, Math.Min(_runs, _last.Length) - afterwards);
        Run[] runs = [.. Enumerable.Range(_runs - afterwards - measured, measured).Select(run => _last[run % _last.Length])];
        double[] times = [.. runs.SelectMany(run => run.Times)];
        double[] speeds = [.. runs.SelectMany(run => run.Speeds)];
        return [.. runs.Select((run, hand) => Iteration(run, Dealt(times, hand, runs.Length), Dealt(speeds, hand, runs.Length)))];
    }

    private static SlicedIteration Iteration(Run run, double[] times, double[] speeds) =>
        new(times.Min(), SpeedOfFastest(times, speeds), run.Operations, run.Collections);

    private static double[] Dealt(double[] all, int hand, int hands) => [.. all.Where((_, slice) => slice % hands == hand)];

    /// <summary>
    /// What the fixed work around a slice took, the slower of before and after: the least of the slices that are as fast as the fastest. A
    /// neighbour leaves gaps that are long enough for the fixed work and too short for a slice. A slice between two of them looks
    /// undisturbed, and is not among the fastest.
    /// </summary>
    internal static double SpeedOfFastest(ReadOnlySpan<double> times, ReadOnlySpan<double> speeds)
    {
        double fastest = double.MaxValue;
        foreach (double time in times)
            fastest = Math.Min(fastest, time);
        double speed = double.MaxValue;
        for (int slice = 0; slice < times.Length; slice++)
        {
            if (times[slice] <= fastest * AsFast)
                speed = Math.Min(speed, speeds[slice]);
        }

        return speed;
    }

    /// <summary>What BenchmarkDotNet calls an iteration.</summary>
    private sealed class Run(int slices)
    {
        internal double[] Times { get; } = new double[slices];

        internal double[] Speeds { get; } = new double[slices];

        internal double Operations { get; set; }

        internal GarbageCollections Collections { get; set; }
    }
}

/// <param name="FastestNs">An operation in the fastest slice, without the collector's pauses.</param>
/// <param name="SpeedNs">What the work of <see cref="Speedometer"/> took around the fastest slices: how undisturbed they were.</param>
internal readonly record struct SlicedIteration(double FastestNs, double SpeedNs, double Operations, GarbageCollections Collections);

/// <summary>What the garbage collector has done.</summary>
internal readonly record struct GarbageCollections(int Gen0, int Gen1, int Gen2, TimeSpan Paused)
{
    internal static GarbageCollections Now => new(GC.CollectionCount(0), GC.CollectionCount(1), GC.CollectionCount(2), GC.GetTotalPauseDuration());

    public static GarbageCollections operator -(GarbageCollections one, GarbageCollections other) =>
        new(one.Gen0 - other.Gen0, one.Gen1 - other.Gen1, one.Gen2 - other.Gen2, one.Paused - other.Paused);
}
