using System.Diagnostics;
using System.Runtime.InteropServices;

namespace BenchTurns.Timed;

/// <summary>
/// The processor time of this process in nanoseconds, all its threads included. A neighbour that takes the processor away adds nothing to
/// it.
/// </summary>
public static class ProcessorTime
{
    private const int LinuxClock = 2;
    private const int LinuxThreadClock = 3;
    private const int MacClock = 12;
    private const int MacThreadClock = 16;
    private const int Calibrations = 5;

    private static readonly TimeSpan CalibrationTime = TimeSpan.FromMilliseconds(4);

    // Until it is calibrated: about right on every processor of today.
    private static double s_nanosecondsPerCycle = 0.3;

    /// <summary>What to say beside a figure where the system has no such clock; null where it has.</summary>
    public static string? Remark { get; } = OperatingSystem.IsLinux() || OperatingSystem.IsMacOS() || OperatingSystem.IsWindows()
        ? null
        : "this system has no fine clock of a process: wall time";

    /// <summary>How much it is by now.</summary>
    public static double Nanoseconds() =>
        OperatingSystem.IsLinux() ? Posix(LinuxClock)
        : OperatingSystem.IsMacOS() ? Posix(MacClock)
        : OperatingSystem.IsWindows() ? Cycles() * s_nanosecondsPerCycle
        : Wall();

    /// <summary>How much of it is of the thread that asks.</summary>
    internal static double OfThisThread() =>
        OperatingSystem.IsLinux() ? Posix(LinuxThreadClock)
        : OperatingSystem.IsMacOS() ? Posix(MacThreadClock)
        : OperatingSystem.IsWindows() ? CyclesOfThisThread() * s_nanosecondsPerCycle
        : Wall();

    internal static double OfOtherThreads() => Nanoseconds() - OfThisThread();

    /// <summary>Windows counts cycles and does not say how long one is. Called once, while this process is warm.</summary>
    public static void Calibrate()
    {
        if (!OperatingSystem.IsWindows())
            return;
        s_nanosecondsPerCycle = PerCycle([.. Enumerable.Range(0, Calibrations).Select(_ => Spin())]);
    }

    /// <summary>
    /// Somebody who takes the processor away adds to the wall time and not to the cycles. So the shortest cycle is the right one.
    /// </summary>
    public static double PerCycle(IReadOnlyList<(double WallNs, double Cycles)> spins) =>
        spins.Where(spin => spin.Cycles > 0).Select(spin => spin.WallNs / spin.Cycles).DefaultIfEmpty(1).Min();

    private static (double WallNs, double Cycles) Spin()
    {
        double cycles = Cycles();
        double start = Wall();
        while (Wall() - start < CalibrationTime.TotalNanoseconds)
        {
        }

        return (Wall() - start, Cycles() - cycles);
    }

    private static double Wall() => Stopwatch.GetTimestamp() * (1e9 / Stopwatch.Frequency);

    private static double Posix(int clock)
    {
        _ = GetTime(clock, out Time time);
        return 1e9 * time.Seconds + time.Nanoseconds;
    }

    private static double Cycles() => QueryCycles(CurrentProcess, out ulong cycles) == 0 ? 0 : cycles;

    private static double CyclesOfThisThread() => QueryThreadCycles(CurrentThread, out ulong cycles) == 0 ? 0 : cycles;

    // The system's own names for the process and the thread that ask.
    private const nint CurrentProcess = -1;
    private const nint CurrentThread = -2;

    [DllImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetTime(int clock, out Time time);

    [DllImport("kernel32", EntryPoint = "QueryProcessCycleTime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static extern int QueryCycles(nint process, out ulong cycles);

    [DllImport("kernel32", EntryPoint = "QueryThreadCycleTime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static extern int QueryThreadCycles(nint thread, out ulong cycles);

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        internal long Seconds;
        internal long Nanoseconds;
    }
}
