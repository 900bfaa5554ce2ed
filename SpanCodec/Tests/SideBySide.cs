using System.Diagnostics;

namespace SpanCodecs.Tests;

/// <summary>
/// Calls that take turns in this process, for tests whose limit has room and which run alone
/// in it. It is wall time: what other programs take is mostly left out by the lower quartile.
/// </summary>
internal static class SideBySide
{
    private const int Turns = 41;

    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(2);

    // Ample for the JIT: it compiles for good after some eighty calls, in the background.
    private static readonly TimeSpan WarmUp = TimeSpan.FromSeconds(5);

    private static object? s_kept;

    /// <returns>Nanoseconds of each call: the lower quartile of its turns.</returns>
    internal static double[] Measure(params Func<object?>[] calls)
    {
        Action[] actions = [.. calls.Select<Func<object?>, Action>(call => () => s_kept = call())];
        long start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start) < WarmUp)
            Array.ForEach(actions, call => CountOf(call));
        int[] counts = [.. actions.Select(CountOf)];
        List<double>[] times = [.. calls.Select(_ => new List<double>())];
        int[] order = [.. Enumerable.Range(0, calls.Length)];
        var random = new Random(1);
        for (int turn = 0; turn < Turns; turn++)
        {
            random.Shuffle(order);
            foreach (int place in order)
                times[place].Add(Time(actions[place], counts[place]));
        }

        GC.KeepAlive(s_kept);
        return [.. times.Select(of => of.Order().ElementAt(Turns / 4))];
    }

    /// <returns>How many calls fill a batch, at least one.</returns>
    private static int CountOf(Action call)
    {
        int count = 0;
        for (long start = Stopwatch.GetTimestamp(); count == 0 || Stopwatch.GetElapsedTime(start) < BatchTime; count++)
            call();
        return count;
    }

    private static double Time(Action call, int count)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < count; i++)
            call();
        return Stopwatch.GetElapsedTime(start).TotalNanoseconds / count;
    }
}
