using System.Diagnostics;

namespace BenchTurns.Words;

/// <summary>Says where a run is: on one line of a terminal that changes, and now and then in a log.</summary>
/// <param name="isTerminal">Whether somebody looks on; else it is a log.</param>
/// <param name="inLog">What a line of a log begins with.</param>
public sealed class StatusLine(TextWriter to, bool isTerminal, string inLog = "")
{
    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private long _told;
    private int _shown;

    /// <summary>Shows it in place of what was shown before.</summary>
    public void Show(string line)
    {
        if (!isTerminal)
        {
            if (Stopwatch.GetElapsedTime(_told) < BetweenLines)
                return;
            to.WriteLine($"{inLog}{line}");
            _told = Stopwatch.GetTimestamp();
            return;
        }

        // The last column stays free: some terminals would begin a new line.
        int width = Math.Max(20, Console.WindowWidth - 1);
        line = line.Length > width ? line[..width] : line;
        to.Write($"\r{line.PadRight(_shown)}");
        _shown = line.Length;
    }

    /// <summary>Nothing is shown any more.</summary>
    public void End()
    {
        if (_shown > 0)
            to.Write($"\r{new string(' ', _shown)}\r");
        _shown = 0;
    }
}
