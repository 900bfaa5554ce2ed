namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Calls that take turns in this process, for tests whose limit has room and which run alone in it, and for figures of the native program.
/// It is processor time, so that neighbours cost time and not truth.
/// </summary>
internal static class SideBySide
{
    private const int Turns = 41;

    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(4);

    // Ample for the JIT: it compiles for good after some eighty calls, in the background.
    private static readonly TimeSpan WarmUp = TimeSpan.FromSeconds(3);

    private static object? s_kept;

    /// <returns>Nanoseconds of each call: the lower quartile of its turns.</returns>
    internal static double[] Measure(params Func<object?>[] calls)
    {
        TimeSpan start = Now();
        while (Now() - start < WarmUp)
            Array.ForEach(calls, call => CountOf(call));
        int[] counts = [.. calls.Select(CountOf)];
        List<double>[] times = [.. calls.Select(_ => new List<double>())];
        int[] order = [.. Enumerable.Range(0, calls.Length)];
        var random = new Random(1);
        for (int turn = 0; turn < Turns; turn++)
        {
            random.Shuffle(order);
            foreach (int place in order)
                times[place].Add(Time(calls[place], counts[place]));
        }

        GC.KeepAlive(s_kept);
        return [.. times.Select(of => of.Order().ElementAt(Turns / 4))];
    }

    /// <returns>How many calls fill a batch, at least one.</returns>
    private static int CountOf(Func<object?> call)
    {
        int count = 0;
        for (TimeSpan start = Now(); count == 0 || Now() - start < BatchTime; count++)
            s_kept = call();
        return count;
    }

    private static double Time(Func<object?> call, int count)
    {
        TimeSpan start = Now();
        for (int i = 0; i < count; i++)
            s_kept = call();
        return (Now() - start).TotalNanoseconds / count;
    }

    private static TimeSpan Now() => Environment.CpuUsage.TotalTime;
}
