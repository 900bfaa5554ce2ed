using System.Collections.Concurrent;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Lab.BenchmarkHost.Turns;

/// <summary>
/// Gives BenchmarkDotNet what was measured in turns when it asks for the benchmark. Its own presets, and runs of a diagnoser, are
/// executed, with a
/// time limit.
/// </summary>
internal sealed class TurnExecutor(TimeSpan limit) : IExecutor
{
    private readonly Executor _process = new();
    private readonly ConcurrentDictionary<BenchmarkCase, bool> _given = new();

    public ExecuteResult Execute(ExecuteParameters executeParameters)
    {
        BenchmarkCase benchmark = executeParameters.BenchmarkCase;
        if (MeasuredRows.Of(benchmark) is { } row && _given.TryAdd(benchmark, true))
            return row.Result;
        if (Interrupt.IsRequested)
        {
            MeasuredRows.Keep(benchmark, MeasuredRow.NotReached);
            return MeasuredRow.NotReached.Result;
        }

        var timeLimit = new TimeLimit(limit);
        IDiagnoser[] diagnosers = executeParameters.Diagnoser is { } asked ? [asked, timeLimit] : [timeLimit];
        return _process.Execute(new ExecuteParameters(
            executeParameters.BuildResult, benchmark, executeParameters.BenchmarkId, executeParameters.Logger, executeParameters.Resolver,
            executeParameters.LaunchIndex, new CompositeDiagnoser([.. diagnosers])));
    }
}
