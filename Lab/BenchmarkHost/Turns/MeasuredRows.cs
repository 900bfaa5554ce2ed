using System.Collections.Concurrent;
using System.Globalization;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Lab.BenchmarkHost.Turns;

/// <summary>What became of a benchmark in its generations, and what BenchmarkDotNet is told of it.</summary>
/// <param name="Row">Its figures; null where there is a reason.</param>
/// <param name="Reason">Why there is no figure, where its process did not say so itself.</param>
internal sealed record MeasuredRow(TimesRow? Row, ExecuteResult Result, string? Reason)
{
    // Part of the names of lines that BenchmarkDotNet reads; it keeps the constant to itself.
    private const string CollectionsMark = "// GC: ";

    // So many operations are told for each batch: enough for four decimals of a nanosecond.
    private const long Told = 1_000_000;

    /// <summary>The run was stopped before its first process.</summary>
    internal static MeasuredRow NotReached { get; } = new(null, ResultOf([], []), null);

    /// <param name="row">Null where it was not reached.</param>
    internal static MeasuredRow Of(TimesRow? row, IReadOnlyList<TurnFigure> figures)
    {
        if (row is null || figures.Count == 0)
            return NotReached;
        string[] said = [.. figures.SelectMany(figure => figure.Said)];
        if (row.Unavailable is { } reason)
            return new MeasuredRow(null, ResultOf([], said), reason);
        string[] measured =
        [
            .. figures.SelectMany(figure => figure.Lowest).Select((ns, index) =>
                new Measurement(1, IterationMode.Workload, IterationStage.Result, index + 1, Told, ns * Told).ToString()),
        ];
        ExecuteResult result = ResultOf(measured, [.. said, CollectionsOf(figures[^1])]);
        return new MeasuredRow(row, result, null);
    }

    // BenchmarkDotNet counts a collection for every younger generation too.
    private static string CollectionsOf(TurnFigure figure) => string.Create(
        CultureInfo.InvariantCulture,
        $"{CollectionsMark} {(figure.Gen0 + figure.Gen1 + figure.Gen2) * Told:0} {(figure.Gen1 + figure.Gen2) * Told:0} "
        + $"{figure.Gen2 * Told:0} {figure.AllocatedBytes!.Value * Told:0} {Told}");

    private static ExecuteResult ResultOf(IReadOnlyList<string> measured, IReadOnlyList<string> said) => new(
        foundExecutable: true, exitCode: 0, processId: null, measured,
        [.. said.Where(line => line.StartsWith("// ", StringComparison.Ordinal))], said, launchIndex: 1);
}

/// <summary>Holds measured rows for BenchmarkDotNet's executor and our exports, which have no other connection with the runner.</summary>
internal static class MeasuredRows
{
    private static readonly ConcurrentDictionary<BenchmarkCase, MeasuredRow> Rows = new();
    private static readonly ConcurrentDictionary<BenchmarkCase, BuildResult> Builds = new();
    private static readonly ConcurrentDictionary<string, IReadOnlyList<TimesRow>> Twins = new();

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

    internal static void KeepTwins(string mode, IEnumerable<TimesRow> twins) => Twins[mode] = [.. TwinsOf(mode), .. twins];

    internal static IReadOnlyList<TimesRow> TwinsOf(string mode) => Twins.GetValueOrDefault(mode, []);
}
