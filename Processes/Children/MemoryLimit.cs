using System.Diagnostics;
using System.Globalization;

namespace JsonAot.Processes.Children;

/// <summary>
/// How much memory a child may take: half of this machine's, or what a person says. One that allocates without end would otherwise have the system end other programs.
/// Most probes of the Lab have a limit of the garbage collector's own besides (ProbeProcess), also while they are timed.
/// </summary>
internal static class MemoryLimit
{
    /// <summary>How often to look. A program that does nothing but allocate takes a gigabyte in such a time.</summary>
    internal static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(250);

    private const string Variable = "JSONAOT_CHILD_MEMORY_MB";

    private static readonly string? Given = Environment.GetEnvironmentVariable(Variable);

    private static readonly long Bytes = Parse(Given) ?? GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 2;

    /// <summary>As the second part of a sentence: the process "took …".</summary>
    internal static string Words { get; } = string.Create(CultureInfo.InvariantCulture, $"more than {Bytes / 1e9:0.0} GB of memory");

    /// <summary>Null where the environment says nothing, or a number that can be used.</summary>
    internal static string? Complaint => string.IsNullOrEmpty(Given) || Parse(Given) is not null
        ? null
        : $"{Variable} takes whole megabytes, at least 100, and '{Given}' is not that. Set another number, or clear it.";

    /// <returns>Null where it is not a number of at least 100 megabytes.</returns>
    internal static long? Parse(string? text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int megabytes) && megabytes >= 100 ? megabytes * 1_000_000L : null;

    /// <returns>False when the process is gone, too.</returns>
    internal static bool IsPassedBy(int process)
    {
        try
        {
            return Resident(process) > Bytes;
        }
        catch (Exception gone) when (gone is ArgumentException or InvalidOperationException or IOException)
        {
            return false;
        }
    }

    // On Linux the general way reads a file for each thread of the process: too much for a look four times a second beside what is timed.
    private static long Resident(int process)
    {
        if (OperatingSystem.IsLinux())
        {
            string pages = File.ReadAllText(string.Create(CultureInfo.InvariantCulture, $"/proc/{process}/statm")).Split(' ')[1];
            return long.Parse(pages, CultureInfo.InvariantCulture) * Environment.SystemPageSize;
        }

        using var child = Process.GetProcessById(process);
        return child.WorkingSet64;
    }
}
