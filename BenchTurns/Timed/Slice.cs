using System.Diagnostics;

namespace BenchTurns.Timed;

/// <summary>What was timed by itself: some calls, with all that they met.</summary>
/// <param name="AllNs">Processor time of all threads.</param>
/// <param name="OwnNs">Of the thread that makes the calls.</param>
/// <param name="PauseNs">How long the collector stopped the program, by the wall.</param>
internal readonly record struct Slice(double AllNs, double OwnNs, double WallNs, double PauseNs, long NewPages)
{
    // What is less than the scatter of any call does not matter.
    private const double Matters = 0.01;

    /// <summary>
    /// A pause is told by the wall: where somebody took the processor away meanwhile it is longer than the collector's work.
    /// </summary>
    internal double PaidNs => Math.Min(PauseNs, AllNs);

    /// <summary>So much of it that its time is another one.</summary>
    internal bool MetNewMemory => NewPages * Timed.NewPages.PriceNs > Matters * AllNs;

    internal static Slice Of(Action<long> run, long count)
    {
        double paused = GC.GetTotalPauseDuration().TotalNanoseconds;
        long touched = Timed.NewPages.Count();
        long wall = Stopwatch.GetTimestamp();
        double thread = ProcessorTime.OfThisThread();
        double cpu = ProcessorTime.Nanoseconds();
        run(count);
        double all = ProcessorTime.Nanoseconds() - cpu;
        double own = ProcessorTime.OfThisThread() - thread;
        double walls = Stopwatch.GetElapsedTime(wall).TotalNanoseconds;
        long pages = Timed.NewPages.Count() - touched;
        return new Slice(all, own, walls, GC.GetTotalPauseDuration().TotalNanoseconds - paused, pages);
    }

    /// <summary>Without the collector.</summary>
    /// <param name="time">One of the three.</param>
    internal double FreeNs(double time) => Math.Max(0, time - PaidNs);

    /// <summary>Without the collector and the new memory.</summary>
    internal double CallsNs(double time) => Math.Max(0, FreeNs(time) - (NewPages * Timed.NewPages.PriceNs));
}
