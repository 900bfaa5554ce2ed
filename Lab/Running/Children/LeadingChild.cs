using System.Diagnostics;
using JsonAot.Lab.Running.Launching;

namespace JsonAot.Lab.Running.Children;

/// <summary>
/// On Linux a child leads a session of its own. Ctrl-C in a terminal then reaches this program alone, which decides what becomes of
/// the child, and the child is ended with everything that it has started.
/// </summary>
internal static class LeadingChild
{
    // The shell in the background waits for a line. It reads none when this program was killed, and ends all of the session. The child
    // itself takes the place of the first shell, so it keeps the number that this program knows.
    private const string Guard =
        "exec 3<&0; (read -r line <&3 || kill -KILL 0) >/dev/null 2>&1 & exec 3<&-; exec \"$@\" </dev/null";

    private static readonly bool IsPossible = OperatingSystem.IsLinux() && IsOnPath("setsid") && IsOnPath("sh");

    /// <exception cref="ProcessException">There is no such program; the shell would say it in words of its own.</exception>
    internal static string[] Command(string program, IEnumerable<string> arguments, bool isGuarded)
    {
        if (!IsPossible)
            return [program, .. arguments];
        if (!(program.Contains('/') ? File.Exists(program) : IsOnPath(program)))
            throw new ProcessException($"{program} could not be started: there is no such program on this machine.");
        return isGuarded ? ["setsid", "sh", "-c", Guard, "sh", program, .. arguments] : ["setsid", program, .. arguments];
    }

    /// <summary>To be called when the child has ended: what it has left running, such as a compiler's server, may stay.</summary>
    internal static void LetGo(Process child)
    {
        try
        {
            child.StandardInput.WriteLine();
            child.StandardInput.Close();
        }
        catch (Exception gone) when (gone is IOException or InvalidOperationException)
        {
            // It had no guard, or the guard has ended with it.
        }
    }

    internal static void Kill(Process child)
    {
        // The number of one that has ended may be another's by now.
        if (IsPossible && !child.HasExited)
            _ = Posix.SendSignal(-child.Id, Posix.Kill);
    }

    private static bool IsOnPath(string program) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .Any(folder => File.Exists(Path.Combine(folder, program)));
}
