using System.Diagnostics;

namespace JsonAot;

/// <summary>
/// Several calls side by side: batches of one length, taken in turn, so that a slow moment of the machine falls on all
/// of them alike. For programs that BenchmarkDotNet cannot be part of, and for ratios that its separate processes blur.
/// </summary>
public static class InterleavedBatches
{
    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(8);

    // The JIT waits 100 ms before it compiles a hot method once more, and what all calls share is as they all need it only when each of
    // them has run: so twice in turn, of which the second says how long a call takes.
    private static readonly TimeSpan WarmUp = TimeSpan.FromMilliseconds(150);

    // A method is hot after thirty calls, and watched for thirty more: with megabytes to write, 150 ms are over before.
    private const int LeastCalls = 40;
    private static readonly TimeSpan LongestWarmUp = TimeSpan.FromSeconds(2);

    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    public static object? Kept { get; private set; }

    /// <returns>For each call the time of one operation in each batch, and the bytes that one operation allocates.</returns>
    public static IReadOnlyList<(double[] Ns, long AllocatedBytes)> Measure(IReadOnlyList<Func<object?>> calls, int batches)
    {
        foreach (Func<object?> call in calls)
            _ = Calibrate(call);
        int[] counts = [.. calls.Select(Calibrate)];
        double[][] samples = [.. calls.Select(_ => new double[batches])];
        for (int batch = 0; batch < batches; batch++)
        {
            for (int call = 0; call < calls.Count; call++)
                samples[call][batch] = Time(calls[call], counts[call]);
        }

        return [.. calls.Select((call, i) => (samples[i], Allocated(call, counts[i])))];
    }

    /// <summary>Runs until warm, and says how many calls fill a batch.</summary>
    private static int Calibrate(Func<object?> call)
    {
        long start = Stopwatch.GetTimestamp();
        int count = 1;
        int done = 0;
        double nanoseconds = 0;
        while (Stopwatch.GetElapsedTime(start) is var elapsed && (elapsed < WarmUp || (done < LeastCalls && elapsed < LongestWarmUp)))
        {
            nanoseconds = Time(call, count);
            done += count;
            if (nanoseconds * count < BatchTime.TotalNanoseconds / 2)
                count *= 2;
        }

        return Math.Max(1, (int)(BatchTime.TotalNanoseconds / Math.Max(1, nanoseconds)));
    }

    private static double Time(Func<object?> call, int count)
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
