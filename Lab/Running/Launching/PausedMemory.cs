using System.Globalization;

namespace JsonAot.Lab.Running.Launching;

/// <summary>The memory of a waiting process, as the kernel reports it.</summary>
internal static class PausedMemory
{
    private const string Peak = "VmHWM:";

    /// <returns>The most that was resident since the program was loaded; null when the process no longer exists.</returns>
    internal static long? PeakBytes(int process)
    {
        try
        {
            return Parse(File.ReadLines($"/proc/{process}/status"));
        }
        catch (IOException)
        {
            return null;
        }
    }

    internal static long? Parse(IEnumerable<string> status) =>
        status.FirstOrDefault(line => line.StartsWith(Peak, StringComparison.Ordinal)) is { } line
            && long.TryParse(line.AsSpan(Peak.Length).Trim().TrimEnd("kB").Trim(), NumberStyles.None, null, out long kilobytes)
                ? kilobytes * 1024
                : null;
}
