using System.Diagnostics;

namespace BenchTurns.Children;

/// <summary>
/// A process beside this one that waits for its end, and then ends the children which are still there: one that is killed can end none,
/// and a child that hangs would stay for ever.
/// </summary>
public sealed class ChildGuard : IDisposable
{
    // Its input ends when this program has ended, in whatever way. It hears of each child when that begins, and when it has ended:
    // what a child has left running, such as a compiler's server, may stay.
    private const string Script = """
        while read -r word id; do
            if [ "$word" = begun ]; then set -- "$@" "$id"; continue; fi
            for one; do shift; [ "$one" = "$id" ] || set -- "$@" "$one"; done
        done
        for one; do kill -KILL "-$one" || kill -KILL "$one"; done 2>/dev/null
        """;

    private static readonly Lazy<ChildGuard?> Made = new(() => LeadingChild.IsPossible ? new ChildGuard() : null);

    private readonly Process _process = Process.Start(new ProcessStartInfo("setsid", ["sh", "-c", Script])
    {
        RedirectStandardInput = true,
        RedirectStandardOutput = true,
        RedirectStandardError = true,
    })!;

    /// <summary>That of this program; null where there can be none.</summary>
    public static ChildGuard? Own => Made.Value;

    /// <summary>To be called when a child has begun.</summary>
    public void Begun(int child) => Tell($"begun {child}");

    /// <summary>To be called when a child has ended.</summary>
    public void Ended(int child) => Tell($"ended {child}");

    private void Tell(string line)
    {
        try
        {
            lock (_process)
                _process.StandardInput.WriteLine(line);
        }
        catch (IOException)
        {
            // Somebody has ended it, and children have none then.
        }
    }

    /// <summary>Ends it, and with it what is left of the children.</summary>
    public void Dispose() => _process.StandardInput.Close();
}
