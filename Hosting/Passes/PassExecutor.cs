using System.Collections.Concurrent;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Hosting.Passes;

/// <summary>Gives BenchmarkDotNet the measured passes when it asks for the benchmark; anything else that it asks for, such as a run of a diagnoser, is executed.</summary>
internal sealed class PassExecutor(RunStop stop) : IExecutor
{
    private readonly Executor _process = new();
    private readonly ConcurrentDictionary<BenchmarkCase, bool> _given = new();

    public ExecuteResult Execute(ExecuteParameters executeParameters) =>
        MeasuredPasses.Of(executeParameters.BenchmarkCase) is { } row && _given.TryAdd(executeParameters.BenchmarkCase, true)
            ? row.Result
            : stop.IsRequested ? MeasuredRow.NotReached.Result : _process.Execute(executeParameters);
}
