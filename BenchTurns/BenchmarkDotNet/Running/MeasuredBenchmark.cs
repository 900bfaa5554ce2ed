using System.Globalization;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;

namespace BenchTurns.Running;

/// <summary>What became of a benchmark that was built: its result, or nothing where the run was stopped before.</summary>
/// <param name="Result">Null where it was not reached.</param>
/// <param name="Figures">What each generation said of it.</param>
public sealed record MeasuredBenchmark(BenchmarkCase Benchmark, TurnResult? Result, IReadOnlyList<TurnFigure> Figures)
{
    /// <summary>What it is compared with; null where it was not reached.</summary>
    public BenchmarkCase? Reference { get; init; }

    /// <summary>What its processes printed besides, in lines that begin as comments do.</summary>
    public IEnumerable<string> Said => Figures.SelectMany(figure => figure.Said);
}

/// <summary>What BenchmarkDotNet is told of a benchmark, for its own exporters: it takes figures only as text.</summary>
internal static class ExporterText
{
    // Part of the names of lines that BenchmarkDotNet reads; it keeps the constant to itself.
    private const string CollectionsMark = "// GC: ";

    // So many operations are told for each batch: enough for four decimals of a nanosecond.
    private const long Told = 1_000_000;

    /// <summary>There is nothing to tell.</summary>
    internal static ExecuteResult Nothing { get; } = ResultOf([], []);

    internal static ExecuteResult Of(MeasuredBenchmark measured)
    {
        string[] said = [.. measured.Said];
        if (measured.Result is not { Reason: null } result)
            return ResultOf([], said);
        IEnumerable<double> times = result.IsByWall
            ? measured.Figures.Select(figure => figure.WallNs!.Value) : measured.Figures.SelectMany(figure => figure.Lowest);
        string[] lines =
        [
            .. times.Select((ns, index) =>
                new Measurement(1, IterationMode.Workload, IterationStage.Result, index + 1, Told, ns * Told).ToString()),
        ];
        return ResultOf(lines, [.. said, CollectionsOf(measured.Figures[^1])]);
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
