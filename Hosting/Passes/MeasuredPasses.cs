using System.Collections.Concurrent;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>What became of a benchmark's passes, and what BenchmarkDotNet is told of them.</summary>
/// <param name="IsOpen">The run was stopped before the row had all its passes.</param>
internal sealed record MeasuredRow(IReadOnlyList<SteadyPass> Passes, ExecuteResult Result, bool IsOpen)
{
    /// <summary>The run was stopped before its first process.</summary>
    internal static MeasuredRow NotReached { get; } = new([], new ExecuteResult(foundExecutable: true, exitCode: 0, processId: null, [], [], [], launchIndex: 1), IsOpen: true);
}

/// <summary>Where the runner leaves measured rows, and BenchmarkDotNet's executor and our exports find them: they meet nowhere else.</summary>
internal static class MeasuredPasses
{
    private static readonly ConcurrentDictionary<BenchmarkCase, MeasuredRow> Rows = new();

    internal static MeasuredRow? Of(BenchmarkCase benchmark) => Rows.GetValueOrDefault(benchmark);

    /// <summary>The run was stopped before anything was known of it: it has no row.</summary>
    internal static bool WasNotReached(BenchmarkCase benchmark) => Of(benchmark) == MeasuredRow.NotReached;

    internal static void Keep(BenchmarkCase benchmark, MeasuredRow row) => Rows[benchmark] = row;
}
