using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Times;

/// <summary>Benchmarks that are named rather than combined: the comparisons of the articles, and documents without a type.</summary>
internal static class NamedTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("named", "Named comparisons", LinesOf)
        .Key("group", "comparison", line => TypeOf(line.Row))
        .Name("direction", line => line.Row.Direction.Length == 0 ? "–" : line.Row.Direction)
        .Key("case", "case", line => line.Row.Name[(TypeOf(line.Row).Length + 1)..])
        .Time("time", "median", line => line.Row.Time?.Median)
        .Time("low", "low", line => line.Row.LowNs)
        .Time("high", "high", line => line.Row.HighNs)
        .Text("compared", "x as fast", line => line.IsBaseline ? "baseline" : line.Compared?.Words, shown: Shown.InReports)
        .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
        .Text("collections", "collections", line => SteadyTable.CollectionsOf(line.Row), shown: Shown.InReports)
        .Note(line => SteadyTable.NoteOn(line.Row, AdaptedLane.Sentence));

    private static IEnumerable<Line> LinesOf(Deployment deployment) =>
        from subject in deployment.Times.Where(row => row is { IsCall: false, IsTwin: false }).GroupBy(row => row.Subject)
        let baseline = TimesResults.ReferenceOf([.. subject])
        from row in subject
        select new Line(row, row == baseline, Comparison.Of(row, baseline, deployment.NoiseLimit ?? 0));

    private static string TypeOf(TimesRow row) => row.Benchmark!.Split('.')[0];

    /// <param name="Compared">With the baseline of its comparison and payload.</param>
    private sealed record Line(TimesRow Row, bool IsBaseline, Comparison? Compared);
}
