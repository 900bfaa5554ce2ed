using System.Diagnostics;

namespace JsonAot.SelfRun;

/// <summary>
/// Steady state of several calls side by side: batches of one length, taken in turn, so that a slow moment of the
/// machine falls on all of them alike.
/// </summary>
internal static class SteadyLoop
{
    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    internal static object? Kept { get; private set; }

    private const int Batches = 21;
    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(8);
    private static readonly TimeSpan WarmUp = TimeSpan.FromMilliseconds(150);

    internal static IReadOnlyList<(Spread Ns, long AllocatedBytes)> Measure(IReadOnlyList<Func<object?>> calls)
    {
        int[] counts = [.. calls.Select(Calibrate)];
        double[][] samples = [.. calls.Select(_ => new double[Batches])];
        for (int batch = 0; batch < Batches; batch++)
        {
            for (int call = 0; call < calls.Count; call++)
                samples[call][batch] = Time(calls[call], counts[call]);
        }

        return [.. calls.Select((call, i) => (Spread.Of(samples[i]), Allocated(call, counts[i])))];
    }

    /// <summary>Runs until warm (under the JIT: long enough for tiering), and says how many calls fill a batch.</summary>
    private static int Calibrate(Func<object?> call)
    {
        long end = Stopwatch.GetTimestamp() + (long)(WarmUp.TotalSeconds * Stopwatch.Frequency);
        int count = 1;
        double nanoseconds = 0;
        while (Stopwatch.GetTimestamp() < end)
        {
            nanoseconds = Time(call, count);
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
