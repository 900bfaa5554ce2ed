using System.Diagnostics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using JsonAot.Turns;

namespace JsonAot.Lab.BenchmarkHost.Turns;

/// <summary>
/// In the process that is timed: instead of running BenchmarkDotNet's loop it makes calls of the benchmark when the host tells it to.
/// Everything of BenchmarkDotNet's engine that the suite touches is in this file.
/// </summary>
public sealed class TurnEngineFactory : IEngineFactory
{
    // What BenchmarkDotNet generates calls of in a row, so that the loop around them costs little.
    private const int Unroll = 16;

    internal static bool IsOf(Job job) => job.Infrastructure.EngineFactory is TurnEngineFactory;

    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        TurnServer.Serve([() => Prepare(engineParameters)]);
        // The host has all figures, and nothing is left for an engine.
        Environment.Exit(0);
        throw new UnreachableException();
    }

    private static TurnTask Prepare(EngineParameters engine)
    {
        engine.GlobalSetupAction?.Invoke();
        return TurnTask.Of(count =>
        {
            engine.WorkloadActionUnroll(count / Unroll);
            engine.WorkloadActionNoUnroll(count % Unroll);
        }) with
        {
            Problem = () =>
            {
                // It passes the codec through the gate once more, and prints what is wrong.
                engine.GlobalCleanupAction?.Invoke();
                return null;
            },
        };
    }
}
