using System.Diagnostics;

namespace BenchTurns.Running;

/// <summary>Says where a run is: on one line of a terminal, and now and then in a log.</summary>
internal sealed class ProgressLine
{
    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private long _told;

    internal void Show(TurnProgress progress)
    {
        if (Console.IsOutputRedirected)
        {
            // A log, or a run of everything, which shows the last line of this one.
            if (Stopwatch.GetElapsedTime(_told) < BetweenLines)
                return;
            Console.WriteLine($"Turns: {progress}");
        }
        else
        {
            string line = progress.ToString();
            int width = Math.Max(20, Console.WindowWidth - 1);
            Console.Write($"\r{(line.Length > width ? line[..width] : line.PadRight(width))}");
        }

        _told = Stopwatch.GetTimestamp();
    }
}
