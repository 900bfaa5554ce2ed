using System.Diagnostics;

namespace BenchTurns.Timed;

/// <summary>
/// Collections of the oldest generation that a thread of the runtime makes beside the program. One that outlasts its batch would be
/// counted by nobody, or in the next batch, which is another task's.
/// </summary>
internal static class BackgroundCollection
{
    // A thread that is ready and gets no processor seems quiet. Even on a busy machine its turn comes within some milliseconds: beside
    // three busy programs on two cores five polls once were too few.
    private const int QuietPolls = 20;

    // Asking for the time and waking up count for something, too.
    private const double QuietNs = 30_000;

    private static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(1);
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(5);

    private static int s_known;
    private static long s_lastBackground;
    private static long s_lastBlocking;

    /// <summary>Waits until no such collection runs.</summary>
    /// <returns>Whether one ran since it was asked last.</returns>
    internal static bool Settle()
    {
        // Begun, not ended.
        int begun = GC.CollectionCount(2) - s_known;
        if (begun == 0)
            return false;
        long start = Stopwatch.GetTimestamp();
        int quiet = 0;
        while (!HasEnded(begun, quiet) && Stopwatch.GetElapsedTime(start) < Longest)
        {
            double others = ProcessorTime.OfOtherThreads();
            Thread.Sleep(Poll);
            quiet = ProcessorTime.OfOtherThreads() - others < QuietNs ? quiet + 1 : 0;
        }

        long background = Background();
        bool isBackground = background != s_lastBackground;
        (s_known, s_lastBackground, s_lastBlocking) = (GC.CollectionCount(2), background, Blocking());
        return isBackground;
    }

    /// <summary>The runtime tells the last that has ended. Of several that began all but the last have.</summary>
    private static bool HasEnded(int begun, int quiet) =>
        begun == 1 ? Background() != s_lastBackground || Blocking() != s_lastBlocking : quiet >= QuietPolls;

    private static long Background() => GC.GetGCMemoryInfo(GCKind.Background).Index;

    private static long Blocking() => GC.GetGCMemoryInfo(GCKind.FullBlocking).Index;
}
