using System.Diagnostics;

namespace JsonAot;

/// <summary>
/// Several calls side by side: batches of one length, taken in turn, so that a slow moment of the machine falls on all
/// of them alike. For programs that BenchmarkDotNet cannot be part of, and for ratios that its separate processes blur.
/// </summary>
public static class InterleavedBatches
{
    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(2);

    /// <summary>Where every result goes, so that making it cannot be optimised away.</summary>
    public static object? Kept { get; private set; }

    /// <returns>For each call the time of one operation in each batch, and the bytes that one operation allocates.</returns>
    public static IReadOnlyList<(double[] Ns, long AllocatedBytes)> Measure(IReadOnlyList<Func<object?>> calls, int batches)
    {
        WarmUp.InTurn([.. calls.Select(call => (Action)(() => Kept = call()))]);
        int[] counts = [.. calls.Select(call => CallsIn(BatchTime, call))];
        double[][] samples = [.. calls.Select(_ => new double[batches])];
        for (int batch = 0; batch < batches; batch++)
        {
            for (int call = 0; call < calls.Count; call++)
                samples[call][batch] = Time(calls[call], counts[call]);
        }

        return [.. calls.Select((call, i) => (samples[i], Allocated(call, counts[i])))];
    }

    /// <summary>How many calls fill that time, at least one.</summary>
    public static int CallsIn(TimeSpan time, Func<object?> call)
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
