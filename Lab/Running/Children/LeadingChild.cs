using System.Diagnostics;
using JsonAot.Lab.Running.Launching;

namespace JsonAot.Lab.Running.Children;

/// <summary>
/// On Linux a child leads a session of its own. Ctrl-C in a terminal then reaches this program alone, which decides what becomes of
/// the child, and the child is ended with everything that it has started.
/// </summary>
internal static class LeadingChild
{
    // It begins when it is told to, which is when its guard knows of it; and ends where nobody is left to tell it.
    private const string Waiting = "read -r go && exec \"$@\"";

    internal static readonly bool IsPossible =
        OperatingSystem.IsLinux() && MachineTool.Find("setsid") is not null && MachineTool.Find("sh") is not null;

    /// <exception cref="ProcessException">There is no such program; another program would say it in words of its own.</exception>
    internal static string[] Command(string program, IEnumerable<string> arguments)
    {
        if (!IsPossible)
            return [program, .. arguments];
        return (program.Contains('/') ? File.Exists(program) : MachineTool.Find(program) is not null)
            ? ["setsid", "sh", "-c", Waiting, "sh", program, .. arguments]
            : throw new ProcessException($"{program} could not be started: there is no such program on this machine.");
    }

    internal static void Begin(Process child)
    {
        try
        {
            child.StandardInput.WriteLine();
        }
        catch (IOException)
        {
            // Somebody has ended it already, and whoever waits for it learns how.
        }
    }

    internal static void Kill(Process child)
    {
        if (IsPossible)
            _ = Posix.SendSignal(-child.Id, Posix.Kill);
    }
}

/// <summary>
/// A process beside this one that waits for its end, and then ends the children which are still there: one that is killed can end none,
/// and a child that hangs would stay for ever.
/// </summary>
internal sealed class ChildGuard : IDisposable
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
    internal static ChildGuard? Own => Made.Value;

    internal void Begun(int child) => Tell($"begun {child}");

    internal void Ended(int child) => Tell($"ended {child}");

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

    public void Dispose() => _process.StandardInput.Close();
}
