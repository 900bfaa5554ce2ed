using System.Diagnostics;

namespace BenchTurns.Tool;

/// <summary>How much of a run is done, and how long the rest takes.</summary>
internal sealed class Progress
{
    private readonly StatusLine _line = new(Console.Error, !Console.IsErrorRedirected);
    private readonly long _start = Stopwatch.GetTimestamp();
    // A run that goes on does not begin at the first.
    private int _first = -1;
    private int _shown = -1;

    internal void Show(int done, int all)
    {
        if (_first < 0)
            _first = done;
        if (done != _shown)
            _line.Show(Words(done, all));
        _shown = done;
    }

    internal void End() => _line.End();

    private string Words(int done, int all)
    {
        if (done == _first)
            return $"{done} of {all} generations";
        TimeSpan left = Stopwatch.GetElapsedTime(_start) / (done - _first) * (all - done);
        return $"{done} of {all} generations, {RemainingTime.Words(left)}";
    }
}
