using System.Diagnostics;
using System.Runtime.InteropServices;

namespace JsonAot.Lab.Running.Launching;

/// <summary>What the kernel says of another process.</summary>
internal static partial class OtherProcess
{
    // The kernel's name for "scheduled time" of a whole process.
    private const int Scheduled = 2;

    /// <summary>The processor time of all its threads, in nanoseconds: /proc counts it in hundredths of a second.</summary>
    /// <returns>Null when the process no longer exists.</returns>
    internal static double? ProcessorNs(int process) =>
        GetTime((~process << 3) | Scheduled, out Time time) == 0 ? 1e9 * time.Seconds + time.Nanoseconds : null;

    /// <returns>The most memory that was resident since the program was loaded; null when the process has ended.</returns>
    internal static long? PeakBytes(int process)
    {
        try
        {
            using var waiting = Process.GetProcessById(process);
            // One that has ended has none, until somebody asks for its exit code.
            return waiting.PeakWorkingSet64 is > 0 and var bytes ? bytes : null;
        }
        catch (Exception gone) when (gone is ArgumentException or InvalidOperationException)
        {
            return null;
        }
    }

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    private static partial int GetTime(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        internal long Seconds;
        internal long Nanoseconds;
    }
}
