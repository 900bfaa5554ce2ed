using System.Runtime.InteropServices;

namespace BenchTurns.Children;

/// <summary>The system's own way to end processes: a group of them at once, which the framework cannot.</summary>
public static partial class Signals
{
    /// <summary>Nobody can refuse it.</summary>
    public const int Kill = 9;

    /// <summary>Sends a signal on Linux and macOS. One to a process that is gone is no mistake.</summary>
    /// <param name="process">The number of a process; below zero that of a group.</param>
    public static void Send(int process, int signal) => _ = SendTo(process, signal);

    [LibraryImport("libc", EntryPoint = "kill")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int SendTo(int process, int signal);
}
