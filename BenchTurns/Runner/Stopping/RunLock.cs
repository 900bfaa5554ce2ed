namespace BenchTurns.Stopping;

/// <summary>Allows one measurement at a time, by a file in a folder. The system releases it when the process ends.</summary>
public sealed class RunLock(FileStream file) : IDisposable
{
    /// <summary>
    /// An environment variable with a name for another lock. For tests, which read no times: those of one kind need not wait for those of
    /// another.
    /// </summary>
    public const string NameVariable = "BENCHTURNS_LOCK";

    // What the systems say of a file that another process has locked. A full disk and one that is read-only say something else.
    private const int WouldBlock = 11;
    private const int WouldBlockOnMac = 35;
    private const int SharingViolation = unchecked((int)0x80070020);

    /// <summary>
    /// For a command that measures with others: it holds the lock from the first to the last of them, and they take turns with one of
    /// their own. Between two of them another command would begin.
    /// </summary>
    public static KeyValuePair<string, string> OfChildren => new(NameVariable, $"{Name}-child");

    private static string Name => Environment.GetEnvironmentVariable(NameVariable) is { Length: > 0 } own ? own : "measuring";

    /// <exception cref="ProcessException">Another process holds it, or it cannot be taken for another reason.</exception>
    public static RunLock Take(string folder) => TryTake(folder)
        ?? throw new ProcessException($"Another measurement is under way here{HolderOf(folder)}; two at once would disturb "
            + "each other. Run this again when it has ended.");

    /// <returns>Null when another process holds it.</returns>
    public static RunLock? TryTake(string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
            var held = new RunLock(
                new FileStream(Path.Combine(folder, $"{Name}.lock"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None));
            string[] words = Environment.GetCommandLineArgs();
            File.WriteAllText(
                HolderFile(folder),
                $"'{string.Join(' ', words.Select(Path.GetFileName))}', process {Environment.ProcessId}, since {DateTime.Now:HH:mm}");
            Interrupt.Keeps = true;
            return held;
        }
        catch (IOException held) when (held.HResult is WouldBlock or WouldBlockOnMac or SharingViolation)
        {
            return null;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The lock in {folder} cannot be taken: {problem.Message} Make the folder writable, or make "
                + $"room, and run this again.", problem);
        }
    }

    /// <summary>Lets the next one begin.</summary>
    public void Dispose() => file.Dispose();

    // Beside the lock: on some systems nobody can read a file that is locked.
    private static string HolderFile(string folder) => Path.Combine(folder, $"{Name}.holder");

    private static string HolderOf(string folder)
    {
        try
        {
            return $" ({File.ReadAllText(HolderFile(folder))})";
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }
}
