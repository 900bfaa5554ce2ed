using System.Globalization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Calls that take turns in this process. It is processor time, so that neighbours cost time and not truth.</summary>
internal static class Turns
{
    private const int Count = 41;

    private static readonly TimeSpan Batch = TimeSpan.FromMilliseconds(4);

    // Ample for the JIT, which compiles for good after many calls, and in the background.
    private static readonly TimeSpan WarmUp = TimeSpan.FromSeconds(1.5);

    private static object? s_kept;

    /// <returns>Nanoseconds of each call: the lower quartile of its turns.</returns>
    internal static double[] Measure(params Func<object?>[] calls)
    {
        TimeSpan start = Now();
        while (Now() - start < WarmUp)
            Array.ForEach(calls, call => s_kept = call());
        int[] counts = [.. calls.Select(CountOf)];
        List<double>[] times = [.. calls.Select(_ => new List<double>())];
        int[] order = [.. Enumerable.Range(0, calls.Length)];
        var random = new Random(1);
        for (int turn = 0; turn < Count; turn++)
        {
            random.Shuffle(order);
            foreach (int place in order)
                times[place].Add(Time(calls[place], counts[place]));
        }

        GC.KeepAlive(s_kept);
        return [.. times.Select(of => of.Order().ElementAt(Count / 4))];
    }

    internal static void Print(FormattableString line) => Console.WriteLine(line.ToString(CultureInfo.InvariantCulture));

    private static int CountOf(Func<object?> call)
    {
        int count = 0;
        for (TimeSpan start = Now(); count == 0 || Now() - start < Batch; count++)
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
