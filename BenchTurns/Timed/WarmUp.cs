using System.Diagnostics;
using System.Runtime;
using System.Runtime.CompilerServices;

namespace BenchTurns.Timed;

/// <summary>Calls what is about to be timed until the JIT has done its work on it.</summary>
public static class WarmUp
{
    private static readonly TimeSpan Turn = TimeSpan.FromMilliseconds(20);

    // Between the turns the other side is told which call comes next. The JIT counts that code's calls too, and is silent when it has
    // compiled it for good: with turns of 20 ms small documents were warm up to half a second later, and with 2 ms a tenth of a second.
    private static readonly TimeSpan TurnWithJit = TimeSpan.FromMilliseconds(0.5);

    // Where nothing is compiled the caches are warm, and every page was touched, after a few.
    private const int CallsWithoutJit = 2;

    // The JIT counts thirty calls, compiles, counts thirty more of what it now watches, and compiles for good: in the background, after
    // pauses of 100 ms, and for as long as it takes. Warm is what has been called as often and has given it nothing to do for longer.
    private const int LeastCalls = 64;

    // A call that takes longer than a few milliseconds calls what it consists of thousands of times by itself. Sixty of a quarter of a
    // second would take fifteen seconds, and make nothing faster that the JIT is not told of by then.
    private static readonly TimeSpan EnoughOfSlowCalls = TimeSpan.FromSeconds(1.5);

    /// <summary>
    /// The variable by which a program is started for the JIT to count calls at once. It puts counting off by 100 ms, and by as much again
    /// whenever other new code runs: with documents of many milliseconds that outlasted every warm-up, and reading 2,000 employees fell
    /// from 6 to 2 ms while it was measured. The code that comes of it is the same, only sooner.
    /// </summary>
    public const string CountingDelay = "DOTNET_TC_CallCountingDelayMs";

    /// <summary>How long the JIT must have compiled nothing where it counts calls at once.</summary>
    private static readonly TimeSpan JitPause = TimeSpan.FromMilliseconds(100);

    // What waits takes next to no processor time, and would be called until the end of its time.
    private static readonly TimeSpan JitPauseByTheWall = TimeSpan.FromSeconds(2);

    private static readonly TimeSpan LongestUntilCollected = TimeSpan.FromSeconds(2);

    // A page of 4 KB takes the kernel about 0.6 µs: at this pace that is less than 1 % of the time.
    private const double LeastBytesPerSecond = 50e6;

    /// <summary>All in turn: what they share is compiled as they all need it only when each of them has run.</summary>
    /// <param name="longest">When to stop, whatever the JIT does.</param>
    /// <param name="before">Is told which call comes next.</param>
    public static void InTurn(TimeSpan longest, Action<int> before, params ReadOnlySpan<Action> calls)
    {
        (TimeSpan turn, TimeSpan quiet, int least) = RuntimeFeature.IsDynamicCodeCompiled
            ? (TurnWithJit, JitPause, LeastCalls)
            : (Turn, TimeSpan.Zero, CallsWithoutJit);
        int[] done = new int[calls.Length];
        long start = Stopwatch.GetTimestamp();
        long compiled = -1;
        double lastCompiled = ProcessorTime.Nanoseconds();
        long lastCompiledAt = start;
        while (Stopwatch.GetElapsedTime(start) < longest
            && (Stopwatch.GetElapsedTime(start) < EnoughOfSlowCalls * calls.Length && Array.Exists(done, count => count < least)
                || ProcessorTime.Nanoseconds() - lastCompiled < quiet.TotalNanoseconds
                    && Stopwatch.GetElapsedTime(lastCompiledAt) < JitPauseByTheWall))
        {
            for (int call = 0; call < calls.Length; call++)
            {
                before(call);
                done[call] += RunFor(turn, calls[call]);
            }

            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
            {
                compiled = count;
                // By the wall a busy machine seems silent, while it does not let the JIT's thread work.
                lastCompiled = ProcessorTime.Nanoseconds();
                lastCompiledAt = Stopwatch.GetTimestamp();
            }
        }
    }

    /// <summary>
    /// Calls until the garbage collector has collected. A process begins with memory that nobody has touched: until its first collection
    /// every allocation is of such memory, and each page of it is a visit to the kernel. The youngest generation may hold 80 MB, so that
    /// this lasts as long as the timing itself, and calls were 1.2 to 1.35 times slower for a part of it that differed from process to
    /// process.
    /// </summary>
    /// <param name="collections">
    /// How many there had been when the program began to call. An earlier one says nothing: BenchmarkDotNet forces collections when it
    /// starts, and those come before the memory is touched.
    /// </param>
    public static void UntilCollected(int collections, Action call)
    {
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        long start = Stopwatch.GetTimestamp();
        while (GC.CollectionCount(0) == collections && Stopwatch.GetElapsedTime(start) < LongestUntilCollected)
        {
            RunFor(Turn, call);
            // What allocates little visits the kernel seldom, and would wait for seconds.
            if ((GC.GetAllocatedBytesForCurrentThread() - allocated) / Stopwatch.GetElapsedTime(start).TotalSeconds < LeastBytesPerSecond)
                return;
        }
    }

    /// <returns>How many calls that were, at least one.</returns>
    public static int RunFor(TimeSpan time, Action call)
    {
        long start = Stopwatch.GetTimestamp();
        int count = 0;
        do
        {
            call();
            count++;
        }
        while (Stopwatch.GetElapsedTime(start) < time);
        return count;
    }
}
