using System.Diagnostics;
using System.Runtime.InteropServices;
using BenchTurns.Words;

namespace BenchTurns.Turns;

/// <summary>
/// What the system takes to hand out a page of memory that nobody has touched. On most machines that is a quarter of a microsecond. A
/// virtual machine inside of another one may take forty times as long, and then decides what large arrays and first starts cost.
/// </summary>
public static class NewPage
{
    private const int Pages = 2048;
    private const int Tries = 3;

    // At this price the two hundred pages of an array of 800 KB take as long as writing it.
    private const double DearNs = 2000;

    // Larger arrays are objects of a kind of their own, and seldom of memory that was touched before.
    private const double LargeBytes = 85_000;

    private static readonly Lazy<double> s_nanoseconds = new(() => Math.Round(Enumerable.Range(0, Tries).Min(_ => Touched())));

    /// <summary>Here, the lowest of some tries.</summary>
    public static double Nanoseconds => s_nanoseconds.Value;

    /// <param name="nanoseconds">Null where nobody looked.</param>
    /// <returns>What it means for figures; null where it is as cheap as usual.</returns>
    public static string? WarningOf(double? nanoseconds) => nanoseconds is not { } dear || dear < DearNs ? null
        : $"A new page of memory takes {Duration.Format(dear)} on this machine, many times what is usual (about 0.25 µs). "
            + "What large arrays cost is decided by that: do not use such figures for another machine.";

    /// <param name="allocatedBytes">Of calls that were timed.</param>
    /// <param name="nanoseconds">Of the machine that timed them; null where nobody looked.</param>
    /// <returns>Null where none of them allocates as much as a large array, or new memory is cheap.</returns>
    public static string? WarningOf(IEnumerable<double?> allocatedBytes, double? nanoseconds) =>
        allocatedBytes.Any(bytes => bytes > LargeBytes) ? WarningOf(nanoseconds) : null;

    private static unsafe double Touched()
    {
        int size = Environment.SystemPageSize;
        byte* memory = (byte*)NativeMemory.AlignedAlloc((nuint)(Pages * size), (nuint)size);
        try
        {
            long start = Stopwatch.GetTimestamp();
            for (int page = 0; page < Pages; page++)
                Volatile.Write(ref memory[page * size], 1);
            return Stopwatch.GetElapsedTime(start).TotalNanoseconds / Pages;
        }
        finally
        {
            NativeMemory.AlignedFree(memory);
        }
    }
}
