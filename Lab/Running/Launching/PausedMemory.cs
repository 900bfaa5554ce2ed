using System.Diagnostics;

namespace JsonAot.Lab.Running.Launching;

/// <summary>The memory of a waiting process, as the kernel reports it.</summary>
internal static class PausedMemory
{
    /// <returns>The most that was resident since the program was loaded; null when the process has ended.</returns>
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
}
