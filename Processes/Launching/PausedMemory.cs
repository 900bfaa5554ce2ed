using System.Globalization;

namespace JsonAot.Processes.Launching;

/// <summary>The memory of a waiting process, as the kernel reports it.</summary>
/// <param name="PeakBytes">The most that was resident since the program was loaded (VmHWM).</param>
/// <param name="AnonymousBytes">The resident pages that belong to no file: heaps, stacks, compiled code.</param>
internal sealed record PausedMemory(long PeakBytes, long AnonymousBytes)
{
    /// <returns>Null when the process no longer exists.</returns>
    internal static PausedMemory? Of(int process)
    {
        try
        {
            return Parse(File.ReadAllText($"/proc/{process}/status"));
        }
        catch (IOException)
        {
            return null;
        }
    }

    internal static PausedMemory? Parse(string status) =>
        Kilobytes(status, "VmHWM:") is { } peak ? new PausedMemory(peak * 1024, (Kilobytes(status, "RssAnon:") ?? 0) * 1024) : null;

    private static long? Kilobytes(string status, string name)
    {
        int start = status.IndexOf(name, StringComparison.Ordinal);
        if (start < 0)
            return null;
        ReadOnlySpan<char> rest = status.AsSpan(start + name.Length);
        int end = rest.IndexOf('\n');
        ReadOnlySpan<char> line = (end < 0 ? rest : rest[..end]).Trim();
        return long.TryParse(line[..Math.Max(0, line.IndexOf(' '))], NumberStyles.None, null, out long value)
            ? value
            : null;
    }
}
