using System.Globalization;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Steady;

/// <summary>
/// What a call costs once all is warm, as BenchmarkDotNet measures it: the matrix of contenders and payloads, and named benchmarks.
/// </summary>
internal sealed class SteadyKind : Kind<SteadyState>
{
    internal override int Place => 10;

    internal const string Id = "steady";
    internal const string Lossy = "lossy";
    internal const string Disturbed = "disturbed";

    private const string Binary = "binary";
    private const string MatrixType = "Matrix.";

    /// <summary>Benchmarks that are named rather than combined: the comparisons of the articles, documents, the noise floor.</summary>
    internal static readonly TableSpec Named = new TableSpec<NamedLine>("named", "Named comparisons", NamedLines)
        .Key("group", "comparison", line => TypeOf(line.Row))
        .Name("direction", "direction", line => line.Row.Category.Length == 0 ? "–" : line.Row.Category.ToLowerInvariant())
        .Key("case", "case", line => line.Row.Key[Math.Min(line.Row.Key.Length, TypeOf(line.Row).Length + 1)..])
        .Time("time", "median", line => line.Time?.Median)
        .Time("low", "low", line => BoundOf(line.Time)?.Low)
        .Time("high", "high", line => BoundOf(line.Time)?.High)
        .Text("compared", "ratio", line => line.IsBaseline ? "baseline" : line.Compared?.Words, shown: Shown.InReports)
        .Ratio("ratio", "ratio", line => line.Compared?.Ratio, shown: Shown.InData)
        .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
        .Text("collections", "collections", line => CollectionsOf(line.Row), shown: Shown.InReports)
        .Note(line => NoteOn(line.Row, line.Time, AdaptedLane.Sentence));

    internal override string Plot => "steady";

    internal override string Command => BenchmarkCommands.Steady;

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<MatrixLine>(Id, "Steady state", MatrixLines)
            .Payload(line => line.Row.Parameters["Payload"])
            .Name("lane", "lane", line => LaneOf(line.Row))
            .Name("direction", "direction", line => line.Row.Category.ToLowerInvariant())
            .Contender(line => line.Row.Parameters["Contender"])
            .Time("time", "median", line => line.Time?.Median)
            .Time("low", "low", line => BoundOf(line.Time)?.Low)
            .Time("high", "high", line => BoundOf(line.Time)?.High)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Text("collections", "collections", line => CollectionsOf(line.Row), shown: Shown.InReports)
            .Count("collected", "collections", line => line.Row.Gen0, shown: Shown.InData)
            .Text("mark", "mark", line => line.Mark, shown: Shown.InData)
            .Text("marks", "marks", line => AdaptedLane.Beside(line.Mark, line.Row.IsMarkedAdapted), shown: Shown.InData)
            .Text("sign", "sign", SignOf, shown: Shown.InData)
            .Note(line => NoteOn(line.Row, line.Time, AdaptedLane.Mark), shown: Shown.InReports)
            .Note(line => NoteOn(line.Row, line.Time, AdaptedLane.Sentence), shown: Shown.OnTerminal),
    ];

    internal static bool IsMatrix(SteadyRow row) =>
        row.Benchmark.StartsWith(MatrixType, StringComparison.Ordinal) && row.Parameters.ContainsKey("Payload")
            && row.Parameters.ContainsKey("Contender");

    internal static string LaneOf(SteadyRow row) => row.Parameters.GetValueOrDefault("Lane", "");

    /// <summary>Of a row of the table, and the place of its time; a row without an interval cannot be told from any other.</summary>
    internal static Estimate TimeOf(object?[] row, int time) =>
        new((double)row[time]!, (double?)row[time + 1] ?? 0, (double?)row[time + 2] ?? double.PositiveInfinity);

    /// <summary>Of the generations 0, 1 and 2, in a thousand operations.</summary>
    internal static string? CollectionsOf(SteadyRow row) => row.Gen0 is not { } gen0 ? null
        : gen0 == 0 ? "0"
        : $"{gen0:0.####} / {row.Gen1 ?? 0:0.####} / {row.Gen2 ?? 0:0.####}";

    /// <returns>Null where the interval is unknown.</returns>
    private static Estimate? BoundOf(Estimate? time) => time is { Low: > 0 } ? time : null;

    /// <summary>Sorted, so that the page's data repeats itself and stays small.</summary>
    private static IEnumerable<MatrixLine> MatrixLines(Deployment deployment)
    {
        var times = new SteadyTimes(deployment.Of<SteadyState>());
        return (deployment.Of<SteadyState>()?.Rows ?? [])
            .Where(IsMatrix)
            .OrderBy(row => row.Parameters["Payload"], StringComparer.Ordinal)
            .ThenBy(LaneOf, StringComparer.Ordinal)
            .ThenByDescending(row => row.Category, StringComparer.Ordinal)
            .ThenBy(row => row.Parameters["Contender"], StringComparer.OrdinalIgnoreCase)
            .Select(row => new MatrixLine(row, times.Of(row), MarkOf(deployment, row)));
    }

    private static IEnumerable<NamedLine> NamedLines(Deployment deployment)
    {
        var times = new SteadyTimes(deployment.Of<SteadyState>());
        return
            from comparison in (deployment.Of<SteadyState>()?.Rows ?? [])
                .Where(row => !IsMatrix(row))
                .GroupBy(row => (TypeOf(row), row.Category))
            from row in comparison
            let baseline = SteadyState.BaselineOf([.. comparison.Where(row.HasSubjectOf)])
            let time = times.Of(row)
            select new NamedLine(
                row, time, row == baseline, Compared(time, baseline is null ? null : times.Of(baseline), deployment.NoiseFloor));
    }

    private static Comparison? Compared(Estimate? over, Estimate? under, double? noise) =>
        over is not null && under is not null ? Comparison.Of(over, under, noise ?? 0) : null;

    /// <summary>
    /// A marked figure is shown and never ranked: of the floor, which is not a serializer, of contenders that lose members or do not
    /// write JSON, and what was taken while a neighbour was busy.
    /// </summary>
    private static string? MarkOf(Deployment deployment, SteadyRow row) => row.IsReference ? "reference"
        : row.IsLossy || IsLossy(deployment, row) ? Lossy
        : row.IsBinary ? Binary
        : row.IsDisturbed ? Disturbed
        : null;

    /// <summary>In a cell of the heat map, where there is no room for words.</summary>
    private static string SignOf(MatrixLine line) => line.Mark switch
    {
        Lossy => " L",
        Binary => " B",
        _ => "",
    } + (line.Row.IsMarkedAdapted ? " A" : "");

    private static bool IsLossy(Deployment deployment, SteadyRow row) => deployment.Of<FidelityResults>()?.Rows.Any(check =>
        check.Outcome == CheckOutcome.Lossy && check.Contender == row.Parameters["Contender"]
            && check.Payload == row.Parameters["Payload"]) == true;

    private static string TypeOf(SteadyRow row) => row.Benchmark.Split('.')[0];

    /// <param name="adapted">How to say that the contender is.</param>
    private static string? NoteOn(SteadyRow row, Estimate? time, string adapted) => row.Unavailable ?? MeasuringVerb.Joined(
        MeasuringVerb.Joined(row.Note, ApartOf(row)) ?? (time is null ? "no figure"
            : row is { IsDisturbed: true, Passes.Count: 1 } ? "the run was stopped after its first pass; do not use it"
            : row.IsDisturbed ? "disturbed: a neighbour was busy in all passes, or in all but one; do not use it"
            : BoundOf(time) is null ? "too few samples for an interval"
            : null),
        row.IsMarkedAdapted ? adapted : null);

    /// <summary>
    /// How far the processes of a row differ, where that is much. Its figure is the middle of them, and no single one need have it.
    /// </summary>
    internal static string? ApartOf(SteadyRow row) =>
        row.MedianNs is not null && SteadyPass.Disagreement(row.Passes) is > SteadyPass.FarApart and var apart
        ? $"passes differ by ±{100 * apart:0} %"
        : null;

    private sealed record MatrixLine(SteadyRow Row, Estimate? Time, string? Mark);

    /// <param name="Compared">With the baseline of its comparison and payload.</param>
    private sealed record NamedLine(SteadyRow Row, Estimate? Time, bool IsBaseline, Comparison? Compared);
}
