using System.Diagnostics;

namespace JsonAot.Lab.Terminal;

/// <summary>Says on standard error what is going on: one line that changes, on a terminal alone; and lines that stay.</summary>
internal sealed class ProgressLine : IDisposable
{
    private static readonly TimeSpan BeforeEstimate = TimeSpan.FromSeconds(2);

    private readonly Lock _lock = new();
    private readonly bool _terminal = !Console.IsErrorRedirected;
    private readonly StatusLine _line = new(Console.Error, isTerminal: true);
    private readonly Stopwatch _sinceFirst = new();
    private int _first;
    private int _all;

    /// <summary>A line that stays.</summary>
    internal void Say(string line)
    {
        lock (_lock)
        {
            _line.End();
            Console.Error.WriteLine(line);
        }
    }

    /// <summary>Shows what is being done, and how long it may still take; only a terminal gets it.</summary>
    internal void Show(int done, int all, string what)
    {
        lock (_lock)
            Show($"{done}/{all}{Remaining(done, all)} {what}");
    }

    /// <summary>Shows the line of a caller that estimates the remaining time itself.</summary>
    internal void Show(string line)
    {
        lock (_lock)
        {
            if (_terminal)
                _line.Show(line);
        }
    }

    // Counts only what this run has done: a run that continues an earlier one does not begin at the first.
    private string Remaining(int done, int all)
    {
        if (all != _all || done <= _first)
        {
            (_all, _first) = (all, done);
            _sinceFirst.Restart();
        }

        int finished = done - _first;
        if (finished == 0 || _sinceFirst.Elapsed < BeforeEstimate)
            return "";
        return $" ({RemainingTime.Words(_sinceFirst.Elapsed / finished * (all - done + 1))})";
    }

    public void Dispose()
    {
        lock (_lock)
            _line.End();
    }
}
