using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;

namespace JsonAot.Hosting.Slices;

/// <summary>
/// Gives BenchmarkDotNet's engine a workload that is warm, an invocation count that is known, and iterations that are timed in slices
/// (see <see cref="SlicedWorkload"/>). It runs in the process that is measured.
/// </summary>
public sealed class SlicedEngineFactory : IEngineFactory
{
    // What BenchmarkDotNet generates calls of in a row, so that the loop around them costs nothing.
    private const int Unroll = 16;

    // A slow operation must fit several times into an iteration: one call alone is never without a disturbance. A call of a quarter of a
    // second is disturbed in any case, and five of them in each iteration took half a minute of a run for one row.
    private const int LeastSlices = 2;
    private const int EnoughSlices = 5;
    private static readonly TimeSpan LongIteration = TimeSpan.FromMilliseconds(200);

    // A neighbour leaves gaps of a half to six milliseconds: this and the fixed work around it fit into most of them.
    private static readonly TimeSpan SliceTime = TimeSpan.FromMicroseconds(250);

    internal static bool IsOf(Job job) => job.Infrastructure.EngineFactory is SlicedEngineFactory;

    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        // The setup may collect as well, and what BenchmarkDotNet has forced before does not count.
        int collections = GC.CollectionCount(0);
        // BenchmarkDotNet's own factory would call the setup later, when nothing can be warmed up any more before it counts.
        engineParameters.GlobalSetupAction?.Invoke();
        engineParameters.GlobalSetupAction = () => { };
        Action<long> single = engineParameters.WorkloadActionNoUnroll;
        WarmUp.InTurn(WarmUp.ShortJitPause, () => single(1));
        WarmUp.UntilCollected(collections, () => single(1));

        (long invocations, int slices) = Plan(Cost(single), TimeSpan.FromMilliseconds(engineParameters.IterationTime.ToMilliseconds()));
        bool isUnrolled = invocations >= Unroll;
        Action<long> invoke = isUnrolled ? engineParameters.WorkloadActionUnroll : single;
        int afterwards = engineParameters.MeasureExtraStats ? 1 : 0;
        var workload = new SlicedWorkload(
            invoke, slices, isUnrolled ? Unroll : 1, engineParameters.OperationsPerInvoke, engineParameters.TargetJob.Run.IterationCount, afterwards);
        engineParameters.WorkloadActionUnroll = workload.Invoke;
        engineParameters.OverheadActionUnroll = isUnrolled ? engineParameters.OverheadActionUnroll : engineParameters.OverheadActionNoUnroll;
        engineParameters.TargetJob = engineParameters.TargetJob.WithInvocationCount(invocations * slices).WithUnrollFactor(isUnrolled ? Unroll : 1);

        Action cleanUp = engineParameters.GlobalCleanupAction;
        engineParameters.GlobalCleanupAction = () =>
        {
            cleanUp?.Invoke();
            SlicedReport.Write(workload.Measured());
        };
        return new EngineFactory().CreateReadyToRun(engineParameters);
    }

    /// <returns>The invocations of a slice, and the slices of an iteration.</returns>
    internal static (long Invocations, int Slices) Plan(TimeSpan cost, TimeSpan iteration)
    {
        long invocations = Math.Max(1, (long)(SliceTime / cost));
        if (invocations >= Unroll)
            invocations -= invocations % Unroll;
        double least = Math.Clamp(LongIteration / cost, LeastSlices, EnoughSlices);
        int slices = (int)Math.Clamp(iteration / Max(SliceTime, cost), least, iteration / SliceTime);
        return (invocations, slices);
    }

    private static TimeSpan Max(TimeSpan one, TimeSpan other) => one > other ? one : other;

    /// <summary>What one invocation takes: the fastest of some tries, each of half a slice at least. Of a call that fills an iteration alone one is enough.</summary>
    private static TimeSpan Cost(Action<long> workload)
    {
        const int Tries = 5;
        TimeSpan best = TimeSpan.MaxValue;
        long count = 1;
        for (int tries = 0; tries == 0 || (tries < Tries && best < LongIteration);)
        {
            long start = TimeProvider.System.GetTimestamp();
            workload(count);
            TimeSpan elapsed = TimeProvider.System.GetElapsedTime(start);
            if (elapsed < SliceTime / 2)
            {
                count *= 2;
                continue;
            }

            tries++;
            best = TimeSpan.FromTicks(Math.Max(1, Math.Min(best.Ticks, elapsed.Ticks / count)));
        }

        return best;
    }
}
