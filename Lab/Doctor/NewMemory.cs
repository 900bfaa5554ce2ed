using System.Diagnostics;
using System.Runtime.InteropServices;

namespace JsonAot.Lab.Doctor;

/// <summary>
/// What the system takes to give a process a page of memory. A start is mostly that: an empty native program touches some 200 pages.
/// Virtual machines without hardware tables for their memory take 15 µs for each instead of about 0.6, and start that program in 9.7 ms
/// instead of 2.
/// </summary>
internal static class NewMemory
{
    private const int Pages = 4096;
    private const int Tries = 3;

    /// <summary>From here on a start is mostly the machine's, and no longer the program's.</summary>
    internal static readonly TimeSpan Slow = TimeSpan.FromMicroseconds(3);

    internal static DoctorFact Fact() => FactOf(PerPage());

    internal static DoctorFact FactOf(TimeSpan page)
    {
        string warning = page < Slow ? "" : ": slow; starts, builds and peaks of memory take longer here than elsewhere";
        return new("New memory", $"{page.TotalMicroseconds:0.0} µs for each page{warning}");
    }

    /// <summary>The fastest of some tries, so that a neighbour does not count.</summary>
    internal static TimeSpan PerPage()
    {
        // All tries have memory of one block: what was given back between them, the allocator would give again.
        int page = Environment.SystemPageSize;
        nint memory = Marshal.AllocHGlobal(Tries * Pages * page);
        try
        {
            return Enumerable.Range(0, Tries).Min(part => Touch(memory + (part * Pages * page), page)) / Pages;
        }
        finally
        {
            Marshal.FreeHGlobal(memory);
        }
    }

    private static TimeSpan Touch(nint memory, int page)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < Pages; i++)
            Marshal.WriteByte(memory, i * page, 1);
        return Stopwatch.GetElapsedTime(start);
    }
}
