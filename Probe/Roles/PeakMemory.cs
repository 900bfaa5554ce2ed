using System.Globalization;

namespace JsonAot.Probe.Roles;

/// <summary>The most memory that was ever resident in this process.</summary>
internal static class PeakMemory
{
    private const string StatusFile = "/proc/self/status";
    private const string Line = "VmHWM:";

    /// <returns>Null where there is no such file: the system's own counters include what the launcher once used.</returns>
    internal static long? Bytes()
    {
        if (!File.Exists(StatusFile))
            return null;
        string? line = File.ReadLines(StatusFile).FirstOrDefault(line => line.StartsWith(Line, StringComparison.Ordinal));
        return line is null ? null : 1024 * long.Parse(line.AsSpan(Line.Length).Trim().TrimEnd("kB").Trim(), NumberStyles.None, CultureInfo.InvariantCulture);
    }
}
