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

/// <summary>Holds measured rows for BenchmarkDotNet's executor and our exports, which have no other connection with the runner.</summary>
internal static class MeasuredPasses
{
    private static readonly ConcurrentDictionary<BenchmarkCase, MeasuredRow> Rows = new();
    private static readonly ConcurrentDictionary<BenchmarkCase, BuildResult> Builds = new();

    internal static MeasuredRow? Of(BenchmarkCase benchmark) => Rows.GetValueOrDefault(benchmark);

    /// <summary>The run was stopped before anything was known of it: it has no row.</summary>
    internal static bool WasNotReached(BenchmarkCase benchmark) => Of(benchmark) == MeasuredRow.NotReached;

    /// <summary>A build that failed beside others is tried again alone, so the last one counts.</summary>
    internal static void Keep(BenchmarkCase benchmark, BuildResult build) => Builds[benchmark] = build;

    /// <summary>Benchmarks that could not be built. BenchmarkDotNet reports only the first one of a class where all builds of it failed.</summary>
    internal static IEnumerable<(BenchmarkCase Benchmark, BuildResult Build)> NotBuilt =>
        Builds.Where(one => !one.Value.IsBuildSuccess).Select(one => (one.Key, one.Value));

    internal static void Keep(BenchmarkCase benchmark, MeasuredRow row) => Rows[benchmark] = row;
}
