using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Times;

/// <summary>Every test of the matrix, a payload read or written in a lane, as the page draws it.</summary>
internal static class SteadyTable
{
    internal const string Id = "steady";
    internal const string Lossy = "lossy";

    /// <summary>What to type for all of it.</summary>
    internal const string Command = $"{Invocation.InCheckout} times --contender '*' --payload '*' --results results";

    private const string Binary = "binary";

    internal static readonly TableSpec Spec = new TableSpec<Line>(Id, "Steady state", LinesOf)
        .Payload(line => line.Row.Payload)
        .Name(Column.Lane, line => line.Row.Lane)
        .Name("direction", line => line.Row.Direction)
        .Contender(line => line.Row.Contender)
        .Time("time", "median", line => line.Row.Time?.Median)
        .Time("low", "low", line => line.Row.LowNs)
        .Time("high", "high", line => line.Row.HighNs)
        .Comparison("ratio", "x as fast as", line => line.Row.Time is null ? null : line.ComparedWith)
        .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
        .Text("collections", "collections", line => CollectionsOf(line.Row), shown: Shown.InReports)
        .Text("marks", "marks", MarksOf, shown: Shown.InData)
        .Note(line => CallTable.NoteOn(line.Row, AdaptedLane.Mark, line.WhyNoRatio), shown: Shown.InReports);

    /// <summary>Collections of the generations 0, 1 and 2, in a thousand operations.</summary>
    internal static string? CollectionsOf(TimesRow row) => row.Gen0 is not { } gen0 ? null
        : gen0 + (row.Gen1 ?? 0) + (row.Gen2 ?? 0) == 0 ? "0"
        : $"{gen0:0.####} / {row.Gen1 ?? 0:0.####} / {row.Gen2 ?? 0:0.####}";

    /// <summary>
    /// A marked figure is shown and never ranked: the bare copy is no serializer, others lose members in this direction, or do not write
    /// JSON. Who writes faithfully and reads something else has a writer that may be compared.
    /// </summary>
    internal static string? MarkOf(TimesRow row) => row.IsBareCopy ? "reference"
        : row.IsLossy ? Lossy
        : row.IsBinary ? Binary
        : null;

    private static string MarksOf(Line line) =>
        string.Join(", ", new[]
        {
            line.Mark, line.Row.IsMarkedAdapted ? AdaptedLane.Mark : null, Corrected.ReasonOf(line.Row) is null ? null : Corrected.Mark,
        }.OfType<string>());

    /// <summary>Sorted, so that the page's data repeats itself and stays small: what has no figure comes last.</summary>
    private static IEnumerable<Line> LinesOf(Deployment deployment)
    {
        var subjects = deployment.Tests.ToLookup(row => row.Subject);
        return deployment.Tests
            .OrderBy(row => row.Time is null)
            .ThenBy(row => row.Payload, StringComparer.Ordinal)
            .ThenBy(row => row.Lane, StringComparer.Ordinal)
            .ThenByDescending(row => row.Direction, StringComparer.Ordinal)
            .ThenBy(row => row.Contender, StringComparer.OrdinalIgnoreCase)
            .Select(row => LineOf(row, [.. subjects[row.Subject]]));

        Line LineOf(TimesRow row, TimesRow[] rivals) => new(
            row, MarkOf(row), TimesResults.WhyNoRatio(row, rivals),
            baseline => row.Contender == baseline ? null
                : Comparison.Of(row, Array.Find(rivals, rival => rival.Contender == baseline), deployment.RatioLimit));
    }

    /// <param name="ComparedWith">With the same test of a baseline, by its name.</param>
    private sealed record Line(TimesRow Row, string? Mark, string? WhyNoRatio, Func<string, Comparison?> ComparedWith);
}

/// <summary>Benchmarks that are named rather than combined: the comparisons of the articles, and documents without a type.</summary>
internal static class NamedTable
{
    internal static readonly TableSpec Spec = new TableSpec<ComparedTimes>("named", "Named comparisons", LinesOf)
        .Key("group", "comparison", line => TypeOf(line.Row))
        .Name("direction", line => line.Row.Direction.Length == 0 ? "–" : line.Row.Direction)
        .Key("case", "case", line => line.Row.Name[(TypeOf(line.Row).Length + 1)..])
        .Time("time", "median", line => line.Row.Time?.Median)
        .Time("low", "low", line => line.Row.LowNs)
        .Time("high", "high", line => line.Row.HighNs)
        .Text("compared", "x as fast", line => line.IsReference ? "baseline" : line.Speed?.Words, shown: Shown.InReports)
        .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
        .Text("collections", "collections", line => SteadyTable.CollectionsOf(line.Row), shown: Shown.InReports)
        .Note(line => CallTable.NoteOn(line.Row, AdaptedLane.Sentence, line.WhyNoRatio));

    private static IEnumerable<ComparedTimes> LinesOf(Deployment deployment) =>
        ComparedTimes.Of(deployment.Times.Where(row => !row.IsCall), deployment.RatioLimit);

    private static string TypeOf(TimesRow row) => row.Benchmark!.Split('.')[0];
}
