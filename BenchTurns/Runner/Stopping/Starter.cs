using System.Diagnostics;

namespace BenchTurns.Stopping;

/// <summary>
/// Another program that has started this one for itself, and says so in the environment. When it is gone, nobody reads what is measured,
/// and the lock would be held for nobody. A person's own shell may end, and what it has started goes on.
/// </summary>
public static class Starter
{
    /// <summary>An environment variable with the number of the process.</summary>
    public const string Variable = "BENCHTURNS_STARTER";

    private static readonly TimeSpan Interval = TimeSpan.FromSeconds(1);

    private static Timer? s_looks;

    /// <summary>For the environment of a program that this one starts.</summary>
    public static KeyValuePair<string, string> This => new(Variable, $"{Environment.ProcessId}");

    /// <summary>Calls it once when the starter is gone; never where there is none.</summary>
    public static void WhenGone(Action stop)
    {
        if (!int.TryParse(Environment.GetEnvironmentVariable(Variable), out int id))
            return;
        // What this program starts has another one.
        Environment.SetEnvironmentVariable(Variable, null);
        Process? starter = Find(id);
        // At once, too: what it takes to look is loaded then, and cannot fail later, where nobody would say why.
        if (IsGone())
            stop();
        else
            s_looks = new Timer(_ => Look(), null, Interval, Interval);

        bool IsGone() => starter is not { HasExited: false };

        void Look()
        {
            if (!IsGone())
                return;
            s_looks!.Dispose();
            stop();
        }
    }

    private static Process? Find(int id)
    {
        try
        {
            return Process.GetProcessById(id);
        }
        catch (ArgumentException)
        {
            return null;
        }
    }
}
