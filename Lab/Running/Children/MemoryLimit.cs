using System.Diagnostics;

namespace JsonAot.Lab.Running.Children;

/// <summary>
/// How much memory a child may take: half of this machine's, or what a person says. One that allocates without end would otherwise have
/// the system end other programs. Most probes of the Lab have a limit of the garbage collector's own besides (ProbeProcess).
/// </summary>
internal static class MemoryLimit
{
    /// <summary>How often to look. A program that does nothing but allocate takes a gigabyte in such a time.</summary>
    internal static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(250);

    private static readonly long Bytes = ChildLimit.Bytes ?? GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 2;

    /// <summary>As the second part of a sentence: the process "took …".</summary>
    internal static string Words { get; } = $"more than {Bytes / 1e9:0.0} GB of memory";

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
            string pages = File.ReadAllText($"/proc/{process}/statm").Split(' ')[1];
            return long.Parse(pages) * Environment.SystemPageSize;
        }

        using var child = Process.GetProcessById(process);
        return child.WorkingSet64;
    }
}
