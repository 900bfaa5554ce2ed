using System.Diagnostics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchTurns.Timed;

namespace BenchTurns.Child;

/// <summary>
/// In the process that is timed: instead of running BenchmarkDotNet's loop it makes calls of the benchmark when the host tells it to.
/// Everything of BenchmarkDotNet's engine that is touched is in this file.
/// </summary>
public sealed class TurnEngineFactory : IEngineFactory
{
    // What BenchmarkDotNet generates calls of in a row, so that the loop around them costs little.
    private const int Unroll = 16;

    /// <summary>Whether the benchmarks of a job are measured in turns.</summary>
    public static bool IsOf(Job job) => job.Infrastructure.EngineFactory is TurnEngineFactory;

    /// <summary>Serves until the host is done with this process, and ends it.</summary>
    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        TurnServer.Serve([() => Prepare(engineParameters)]);
        // The host has all figures, and nothing is left for an engine.
        Environment.Exit(0);
        throw new UnreachableException();
    }

    private static TurnTask Prepare(EngineParameters engine)
    {
        try
        {
            engine.GlobalSetupAction?.Invoke();
            // What throws does so at its first call, where its message can still be told.
            engine.WorkloadActionNoUnroll(1);
        }
        catch (Exception problem)
        {
            // The rest of a long one is about places on this machine.
            return TurnTask.Refused($"it throws {problem.GetType().Name}: {problem.Message.Split('\n')[0].TrimEnd()}");
        }

        return TurnTask.Of(count =>
        {
            engine.WorkloadActionUnroll(count / Unroll);
            engine.WorkloadActionNoUnroll(count % Unroll);
        }) with
        {
            Problem = () =>
            {
                // A cleanup may print what it finds wrong, and the host keeps what is printed.
                engine.GlobalCleanupAction?.Invoke();
                return null;
            },
        };
    }
}
