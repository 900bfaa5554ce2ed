using System.Diagnostics;

namespace BenchTurns.Children;

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
            Signals.Send(-child.Id, Signals.Kill);
    }
}
