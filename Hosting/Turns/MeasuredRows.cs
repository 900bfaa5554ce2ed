using System.Collections.Concurrent;
using System.Globalization;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Processes.Turns;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Turns;

/// <summary>What became of a benchmark in its generations, and what BenchmarkDotNet is told of it.</summary>
/// <param name="Generations">One figure for each; none where there is a reason.</param>
/// <param name="Reason">Why there is no figure, where its process did not say so itself.</param>
/// <param name="IsOpen">The run was stopped before the row had all its generations.</param>
internal sealed record MeasuredRow(IReadOnlyList<SteadyPass> Generations, ExecuteResult Result, string? Reason, bool IsOpen)
{
    // Part of the names of lines that BenchmarkDotNet reads; it keeps the constant to itself.
    private const string CollectionsMark = "// GC: ";

    // So many operations are told for each batch: enough for four decimals of a nanosecond.
    private const long Told = 1_000_000;

    /// <summary>The run was stopped before its first process.</summary>
    internal static MeasuredRow NotReached { get; } = new([], ResultOf([], []), null, IsOpen: true);

    /// <param name="name">Of its entrant.</param>
    /// <param name="perCall">Operations of one call.</param>
    internal static MeasuredRow Of(string name, int perCall, IReadOnlyList<Generation> all, int wanted)
    {
        (int Number, TurnFigure Figure)[] lives =
        [
            .. from generation in all
               from figure in generation.Figures
               where figure.Contender == name && !figure.IsTwin
               group (generation.Number, figure) by generation.Number into same
               orderby same.Key
               select same.First(),
        ];
        if (lives.Length == 0)
            return NotReached;
        string[] said = [.. lives.SelectMany(life => life.Figure.Said)];
        if (lives.FirstOrDefault(life => life.Figure.Reason is not null).Figure?.Reason is { } reason)
            return new MeasuredRow([], ResultOf([], said), reason, IsOpen: false);
        string[] measured =
        [
            .. lives.SelectMany(life => life.Figure.Lowest).Select((ns, index) =>
                new Measurement(1, IterationMode.Workload, IterationStage.Result, index + 1, Told, ns / perCall * Told).ToString()),
        ];
        SteadyPass[] generations =
        [
            .. lives.Select(life => new SteadyPass(
                life.Number, Math.Round(life.Figure.CpuNs!.Value / perCall, 3), Counts: true,
                [.. life.Figure.Lowest.Select(ns => Math.Round(ns / perCall, 3))])),
        ];
        ExecuteResult result = ResultOf(measured, [.. said, CollectionsOf(lives[^1].Figure, perCall)]);
        return new MeasuredRow(generations, result, null, lives.Length < wanted);
    }

    private static string CollectionsOf(TurnFigure figure, int perCall) => string.Create(
        CultureInfo.InvariantCulture,
        $"{CollectionsMark} {figure.Gen0 / perCall * Told:0} {figure.Gen1 / perCall * Told:0} {figure.Gen2 / perCall * Told:0} "
        + $"{figure.AllocatedBytes!.Value / perCall * Told:0} {Told}");

    private static ExecuteResult ResultOf(IReadOnlyList<string> measured, IReadOnlyList<string> said) => new(
        foundExecutable: true, exitCode: 0, processId: null, measured,
        [.. said.Where(line => line.StartsWith("// ", StringComparison.Ordinal))], said, launchIndex: 1);
}

/// <summary>Holds measured rows for BenchmarkDotNet's executor and our exports, which have no other connection with the runner.</summary>
internal static class MeasuredRows
{
    private static readonly ConcurrentDictionary<BenchmarkCase, MeasuredRow> Rows = new();
    private static readonly ConcurrentDictionary<BenchmarkCase, BuildResult> Builds = new();
    private static readonly ConcurrentDictionary<string, IReadOnlyList<IReadOnlyList<double>>> Twins = new();

    internal static MeasuredRow? Of(BenchmarkCase benchmark) => Rows.GetValueOrDefault(benchmark);

    /// <summary>The run was stopped before anything was known of it: it has no row.</summary>
    internal static bool WasNotReached(BenchmarkCase benchmark) => Of(benchmark) == MeasuredRow.NotReached;

    /// <summary>A build that failed beside others is tried again alone, so the last one counts.</summary>
    internal static void Keep(BenchmarkCase benchmark, BuildResult build) => Builds[benchmark] = build;

    /// <summary>
    /// Benchmarks that could not be built. BenchmarkDotNet reports only the first one of a class where all builds of it failed.
    /// </summary>
    internal static IEnumerable<(BenchmarkCase Benchmark, BuildResult Build)> NotBuilt =>
        Builds.Where(one => !one.Value.IsBuildSuccess).Select(one => (one.Key, one.Value));

    internal static void Keep(BenchmarkCase benchmark, MeasuredRow row) => Rows[benchmark] = row;

    /// <summary>How many times as fast the twins of a mode were as their references, one list for each group.</summary>
    internal static void KeepTwins(string mode, IReadOnlyList<IReadOnlyList<double>> quotients) => Twins[mode] = quotients;

    internal static IReadOnlyList<IReadOnlyList<double>> TwinsOf(string mode) => Twins.GetValueOrDefault(mode, []);
}
