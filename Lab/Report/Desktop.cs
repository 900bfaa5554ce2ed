using System.ComponentModel;
using System.Diagnostics;

namespace JsonAot.Lab.Report;

/// <summary>Uses the user's desktop. Its programs are not children of ours, so nobody watches them.</summary>
internal static class Desktop
{
    /// <summary>Opens a file with the program that the user has chosen for its kind.</summary>
    /// <returns>Why it could not be opened; null where it was.</returns>
    internal static string? Open(string path)
    {
        try
        {
            Process.Start(new ProcessStartInfo(path) { UseShellExecute = true })?.Dispose();
            return null;
        }
        catch (Exception problem) when (problem is Win32Exception or InvalidOperationException or PlatformNotSupportedException)
        {
            return $"{path} could not be opened: {problem.Message}";
        }
    }
}
