using System.Collections.Concurrent;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;

namespace BenchTurns.Running;

/// <summary>Gives BenchmarkDotNet what was measured in turns when it asks for the benchmark. It starts nothing by itself.</summary>
/// <param name="otherwise">Executes what is not measured in turns, and runs of a diagnoser; null where there is none.</param>
public sealed class TurnExecutor(BenchmarkTurns turns, IExecutor? otherwise = null) : IExecutor
{
    private readonly ConcurrentDictionary<BenchmarkCase, bool> _given = new();

    /// <summary>Answers once for each benchmark with what was measured.</summary>
    public ExecuteResult Execute(ExecuteParameters executeParameters)
    {
        if (turns.Of(executeParameters.BenchmarkCase) is { } measured && _given.TryAdd(executeParameters.BenchmarkCase, true))
            return ExporterText.Of(measured);
        return otherwise is null || Interrupt.IsRequested ? ExporterText.Nothing : otherwise.Execute(executeParameters);
    }
}
