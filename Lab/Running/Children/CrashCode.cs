namespace JsonAot.Lab.Running.Children;

/// <summary>Names the signal or fault that ended a process, from the exit code that .NET reports.</summary>
internal static class CrashCode
{
    internal const string WindowsStackOverflow = "STATUS_STACK_OVERFLOW";

    // On Unix .NET reports a signal as 128 plus its number, as a shell does.
    private const int FirstSignal = 129;
    private const int LastSignal = 128 + 64;

    // What a Main often returns, that of BenchmarkDotNet too. On Unix it arrives as 255, which is above all signals.
    private const int OwnFailure = -1;

    /// <returns>Null when the process ended by itself.</returns>
    internal static string? Name(int exitCode)
    {
        if (OperatingSystem.IsWindows())
            return exitCode >= OwnFailure ? null : OnWindows(unchecked((uint)exitCode));
        return exitCode is >= FirstSignal and <= LastSignal ? OnUnix(exitCode - 128) : null;
    }

    private static string OnUnix(int signal) => signal switch
    {
        2 => "SIGINT",
        4 => "SIGILL",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        15 => "SIGTERM",
        24 => "SIGXCPU (a limit on processor time, ulimit -t)",
        25 => "SIGXFSZ (a limit on the size of files, ulimit -f)",
        // Its number differs between the systems.
        7 when OperatingSystem.IsLinux() => "SIGBUS",
        10 when !OperatingSystem.IsLinux() => "SIGBUS",
        _ => $"signal {signal}",
    };

    private static string OnWindows(uint status) => status switch
    {
        0xC00000FD => WindowsStackOverflow,
        0xC0000005 => "STATUS_ACCESS_VIOLATION",
        0xC0000409 => "STATUS_STACK_BUFFER_OVERRUN",
        0xE0434352 => "an unhandled exception",
        _ => $"status 0x{status:X8}",
    };
}
