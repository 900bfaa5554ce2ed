namespace JsonAot.Processes;

/// <summary>Allows one measurement at a time in a checkout. The system releases the lock when the process ends, in whatever way.</summary>
internal sealed class RunLock : IDisposable
{
    /// <summary>The message for a process that does not get the lock.</summary>
    internal const string IsHeld = "Another measurement is under way in this checkout; two at once would disturb each other. Wait for it, or stop it, and run this again.";

    /// <summary>An environment variable with a name for another lock. For tests, which read no times: those of one kind need not wait for those of another.</summary>
    internal const string NameVariable = "JSONAOT_LOCK";

    private readonly FileStream _file;

    private RunLock(FileStream file) => _file = file;

    /// <returns>Null when another process holds it.</returns>
    internal static RunLock? TryTake(string root)
    {
        string folder = Path.Combine(root, "artifacts");
        Directory.CreateDirectory(folder);
        string name = Environment.GetEnvironmentVariable(NameVariable) is { Length: > 0 } own ? own : "measuring";
        try
        {
            return new RunLock(new FileStream(Path.Combine(folder, $"{name}.lock"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));
        }
        catch (IOException)
        {
            return null;
        }
    }

    public void Dispose() => _file.Dispose();
}
