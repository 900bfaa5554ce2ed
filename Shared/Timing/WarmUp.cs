using System.Diagnostics;
using System.Runtime;
using System.Runtime.CompilerServices;

namespace JsonAot;

/// <summary>Calls what is about to be timed until the JIT has done its work on it.</summary>
public static class WarmUp
{
    private static readonly TimeSpan Turn = TimeSpan.FromMilliseconds(20);

    // The JIT counts thirty calls, compiles, counts thirty more of what it now watches, and compiles for good: in the background, after
    // pauses of 100 ms, and for as long as it takes. Warm is what has been called as often and has given it nothing to do for longer.
    private const int LeastCalls = 80;
    private static readonly TimeSpan JitPause = TimeSpan.FromMilliseconds(250);
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(5);

    /// <summary>All in turn: what they share is compiled as they all need it only when each of them has run.</summary>
    public static void InTurn(params ReadOnlySpan<Action> calls) => InTurn(JitPause, calls);

    /// <param name="pause">How long the JIT must have compiled nothing; less where it does not wait before it counts calls. A native program has no JIT.</param>
    public static void InTurn(TimeSpan pause, params ReadOnlySpan<Action> calls)
    {
        TimeSpan quiet = RuntimeFeature.IsDynamicCodeCompiled ? pause : TimeSpan.Zero;
        int[] done = new int[calls.Length];
        long start = Stopwatch.GetTimestamp();
        long compiled = -1;
        long lastCompiled = start;
        while (Stopwatch.GetElapsedTime(start) < Longest
            && (Array.Exists(done, count => count < LeastCalls) || Stopwatch.GetElapsedTime(lastCompiled) < quiet))
        {
            for (int call = 0; call < calls.Length; call++)
                done[call] += RunFor(Turn, calls[call]);
            if (JitInfo.GetCompiledMethodCount() is var count && count != compiled)
            {
                compiled = count;
                lastCompiled = Stopwatch.GetTimestamp();
            }
        }
    }

    private static int RunFor(TimeSpan time, Action call)
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
