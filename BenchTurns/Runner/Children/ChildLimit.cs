using System.Diagnostics;
using System.Globalization;

namespace BenchTurns.Children;

/// <summary>
/// Limits of the children. A person who knows that nothing here takes a minute may shorten them, and say how much memory they may take.
/// Otherwise a child may take half of this machine's: one that allocates without end would have the system end other programs.
/// </summary>
public static class ChildLimit
{
    private const string Variable = "BENCHTURNS_CHILD_LIMIT";

    private static readonly string Given = Environment.GetEnvironmentVariable(Variable) ?? "";

    private static readonly (TimeSpan Time, long? Bytes)? Parsed = Parse(Given);

    private static readonly long Memory = Parsed?.Bytes ?? GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 2;

    /// <summary>As the second part of a sentence: the process "took …".</summary>
    public static string MemoryWords { get; } = $"more than {Memory / 1e9:0.0} GB of memory";

    /// <summary>
    /// What is wrong with the limit in the environment: a person who set it would wait for it in vain. Null where there is nothing.
    /// </summary>
    public static string? Complaint => Given.Length == 0 || Parsed is not null
        ? null
        : $"{Variable} takes seconds from 1 to 3600, and after a comma megabytes, at least 100, such as 8 or 8,1000; "
            + $"'{Given}' is not that.";

    /// <returns>What is shorter: the given limit, or that of the environment.</returns>
    public static TimeSpan Of(TimeSpan limit) => Parsed is { } parsed && parsed.Time < limit ? parsed.Time : limit;

    /// <returns>False when the process is gone, too.</returns>
    public static bool IsMemoryPassedBy(int process)
    {
        try
        {
            return Resident(process) > Memory;
        }
        catch (Exception gone) when (gone is ArgumentException or InvalidOperationException or IOException)
        {
            return false;
        }
    }

    /// <returns>Null where it cannot be used.</returns>
    public static (TimeSpan Time, long? Bytes)? Parse(string text)
    {
        string[] parts = text.Split(',');
        if (parts.Length > 2 || Number(parts[0]) is not (>= 1 and <= 3600 and var seconds))
            return null;
        if (parts.Length == 1)
            return (TimeSpan.FromSeconds(seconds), null);
        return Number(parts[1]) is >= 100 and var megabytes ? (TimeSpan.FromSeconds(seconds), megabytes * 1_000_000L) : null;
    }

    private static int? Number(string text) =>
        int.TryParse(text, NumberStyles.None, null, out int number) ? number : null;

    // On Linux the general way reads a file for each thread of the process: too much for a look four times a second beside what is timed.
    private static long Resident(int process)
    {
        if (OperatingSystem.IsLinux())
        {
            string pages = File.ReadAllText($"/proc/{process}/statm").Split(' ')[1];
            return long.Parse(pages) * Environment.SystemPageSize;
        }

        using var child = Process.GetProcessById(process);
        return child.WorkingSet64;
    }
}
