using System.Runtime.InteropServices;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// The processor time of another process, all its threads included, in nanoseconds: /proc counts it in hundredths of a second.
/// </summary>
internal static partial class ProcessClock
{
    // The kernel's name for "scheduled time" of a whole process.
    private const int Scheduled = 2;

    /// <returns>Null when the process no longer exists.</returns>
    internal static double? Of(int process) =>
        GetTime((~process << 3) | Scheduled, out Time time) == 0 ? 1e9 * time.Seconds + time.Nanoseconds : null;

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    private static partial int GetTime(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        internal long Seconds;
        internal long Nanoseconds;
    }
}
