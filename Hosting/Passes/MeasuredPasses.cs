using System.Collections.Concurrent;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>What became of a benchmark's passes, and what BenchmarkDotNet is told of them.</summary>
internal sealed record MeasuredRow(IReadOnlyList<SteadyPass> Passes, ExecuteResult Result);

/// <summary>Where the runner leaves measured rows, and BenchmarkDotNet's executor and our exports find them: they meet nowhere else.</summary>
internal static class MeasuredPasses
{
    private static readonly ConcurrentDictionary<BenchmarkCase, MeasuredRow> Rows = new();

    internal static MeasuredRow? Of(BenchmarkCase benchmark) => Rows.GetValueOrDefault(benchmark);

    internal static void Keep(BenchmarkCase benchmark, MeasuredRow row) => Rows[benchmark] = row;
}
