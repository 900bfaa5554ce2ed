using System.Diagnostics;

namespace JsonAot;

/// <summary>
/// Several calls side by side: batches of one length, taken in turn, so that a slow moment of the machine falls on all
/// of them alike. For programs that BenchmarkDotNet cannot be part of, and for ratios that its separate processes blur.
/// </summary>
public static class InterleavedBatches
{
    /// <summary>How many turns a figure is made of.</summary>
    public const int Turns = 84;

    private const int Seed = 20261125;

    // What takes the turns is compiled by them, as the calls are. So a few go before those that count.
    private const int TurnsOfPractice = 8;
    private const int MostPractice = 10;
    private const int MostTries = 4;

    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(2);

    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    public static object? Kept { get; private set; }

    /// <returns>
    /// For each call the time of one operation in each turn, at the machine's full speed (<see cref="TurnSpeed"/>) and with its part of the collector's
    /// pauses (<see cref="SharedPauses"/>), and the bytes that one operation allocates.
    /// </returns>
    public static IReadOnlyList<(double[] Ns, long AllocatedBytes)> Measure(IReadOnlyList<Func<object?>> calls, int turns)
    {
        WarmUp.InTurn([.. calls.Select(call => (Action)(() => Kept = call()))]);
        WarmUp.UntilNothingIsCompiled(MostPractice, () => Take(calls, Counts(calls), Math.Min(turns, TurnsOfPractice)));
        int[] counts = Counts(calls);
        (double[][] samples, TimeSpan paused) = WarmUp.UntilNothingIsCompiled(MostTries, () => Take(calls, counts, turns));
        double[][] even = TurnSpeed.Even(samples);
        long[] allocated = [.. calls.Zip(counts, Allocated)];
        double[] pauses = SharedPauses.Of(paused, [.. allocated.Zip(counts, (bytes, count) => (bytes, (long)count * turns))]);
        return [.. even.Select((times, call) => (Array.ConvertAll(times, ns => ns + pauses[call]), allocated[call]))];
    }

    private static int[] Counts(IReadOnlyList<Func<object?>> calls) => [.. calls.Select(call => CallsIn(BatchTime, call))];

    /// <returns>The time of one operation of each call in each turn, without the collector's pauses; and those.</returns>
    private static (double[][] Samples, TimeSpan Paused) Take(IReadOnlyList<Func<object?>> calls, int[] counts, int turns)
    {
        double[][] samples = [.. calls.Select(_ => new double[turns])];
        TimeSpan paused = TimeSpan.Zero;
        // Each turn has an order of its own. With one order for all, what comes second finds what the first left in the caches, and a collection,
        // which comes after so many bytes, may always fall on the same call.
        var random = new Random(Seed);
        int[] order = [.. Enumerable.Range(0, calls.Count)];
        for (int turn = 0; turn < turns; turn++)
        {
            random.Shuffle(order);
            foreach (int call in order)
            {
                TimeSpan before = GC.GetTotalPauseDuration();
                double ns = Time(calls[call], counts[call]);
                TimeSpan pause = GC.GetTotalPauseDuration() - before;
                samples[call][turn] = ns - (pause.TotalNanoseconds / counts[call]);
                paused += pause;
            }
        }

        return (samples, paused);
    }

    /// <summary>How many calls fill that time, at least one.</summary>
    private static int CallsIn(TimeSpan time, Func<object?> call)
    {
        int count = 1;
        double nanoseconds;
        while ((nanoseconds = Time(call, count)) * count < time.TotalNanoseconds / 2)
            count *= 2;
        return Math.Max(1, (int)(time.TotalNanoseconds / Math.Max(1, nanoseconds)));
    }

    /// <returns>Nanoseconds of one of so many calls.</returns>
    public static double Time(Func<object?> call, int count)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < count; i++)
            Kept = call();
        return Stopwatch.GetElapsedTime(start).TotalNanoseconds / count;
    }

    private static long Allocated(Func<object?> call, int count)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < count; i++)
            Kept = call();
        return (long)Math.Round((GC.GetAllocatedBytesForCurrentThread() - before) / (double)count);
    }
}
