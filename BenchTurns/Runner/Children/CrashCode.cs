namespace BenchTurns.Children;

/// <summary>Names the signal or fault that ended a process, from the exit code that .NET reports.</summary>
public static class CrashCode
{
    internal const string WindowsStackOverflow = "STATUS_STACK_OVERFLOW";

    // On Unix .NET reports a signal as 128 plus its number, as a shell does.
    private const int NoSignal = 128;

    // What a Main often returns, that of BenchmarkDotNet too. On Unix it arrives as 255, which is no signal's.
    private const int OwnFailure = -1;

    /// <summary>Such as SIGSEGV.</summary>
    /// <returns>Null when the process ended by itself.</returns>
    public static string? Name(int exitCode)
    {
        if (OperatingSystem.IsWindows())
            return exitCode >= OwnFailure ? null : OnWindows(unchecked((uint)exitCode));
        return OnUnix(exitCode - NoSignal);
    }

    /// <summary>
    /// Those alone that the system itself sends, or a person to end a program: .NET's host has exit codes of its own up to 160, such as
    /// that of a program which is not there.
    /// </summary>
    private static string? OnUnix(int signal) => signal switch
    {
        1 => "SIGHUP",
        2 => "SIGINT",
        3 => "SIGQUIT",
        4 => "SIGILL",
        5 => "SIGTRAP",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        14 => "SIGALRM",
        15 => "SIGTERM",
        24 => "SIGXCPU (a limit on processor time, ulimit -t)",
        25 => "SIGXFSZ (a limit on the size of files, ulimit -f)",
        // Its number differs between the systems.
        7 when OperatingSystem.IsLinux() => "SIGBUS",
        10 when !OperatingSystem.IsLinux() => "SIGBUS",
        31 when OperatingSystem.IsLinux() => "SIGSYS",
        12 when !OperatingSystem.IsLinux() => "SIGSYS",
        _ => null,
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
