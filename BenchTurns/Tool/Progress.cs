using System.Diagnostics;

namespace BenchTurns.Tool;

/// <summary>How much of a run is done, and how long the rest takes.</summary>
internal sealed class Progress
{
    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private readonly long _start = Stopwatch.GetTimestamp();
    private int _first = -1;
    private int _shown = -1;
    private long _told;

    internal void Show(int done, int all)
    {
        if (_first < 0)
            _first = done;
        if (done == _shown)
            return;
        if (Console.IsErrorRedirected)
        {
            if (Stopwatch.GetElapsedTime(_told) < BetweenLines)
                return;
            Console.Error.WriteLine(Line(done, all));
        }
        else
        {
            Console.Error.Write($"\r{Line(done, all),-70}");
        }

        _shown = done;
        _told = Stopwatch.GetTimestamp();
    }

    internal void End()
    {
        if (!Console.IsErrorRedirected && _shown >= 0)
            Console.Error.Write($"\r{"",-70}\r");
    }

    private string Line(int done, int all)
    {
        if (done == _first)
            return $"{done} of {all} generations";
        TimeSpan left = Stopwatch.GetElapsedTime(_start) / (done - _first) * (all - done);
        return $"{done} of {all} generations, {RemainingTime.Words(left)}";
    }
}
