using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What contexts of many types cost: whether that grows as their number does. <c>build-cost --types</c> measures it.</summary>
internal sealed class LargeContextKind : Kind<Results<LargeContextRow>>
{
    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<Line>("large", "Large contexts", LinesOf)
            {
                Layout = new() { By = ["types"] },
            }
            .Key("types", "types", line => $"{line.Row.Types} types")
            .Key("variant", "generators", line => ShownName.Of(line.Row.Variant))
            .Count("count", "number of types", line => line.Row.Types, shown: Shown.InData)
            .Time("compile", "compile", line => line.Row.CompileNs)
            .Text("speed", "x as fast as STJ source-gen", line => line.Of(row => row.CompilesNs), "x as fast")
            .Time("wall", "compile, wall time", line => line.Row.CompileWallNs, shown: Shown.InReports)
            .Bytes("peak", "compiler's memory", line => line.Row.PeakBytes, "memory")
            .Time("first", "first run of the generators", line => MedianOf(line.Row.FirstsNs), "first run")
            .Text("firstspeed", "first run, x as fast", line => line.Of(row => row.FirstsNs), shown: Shown.InReports)
            .Time("edit", "after a declaration elsewhere", line => MedianOf(line.Row.EditsNs), "edit")
            .Text("editspeed", "edit, x as fast", line => line.Of(row => row.EditsNs), shown: Shown.InReports)
            .Time("inside", "after an edit inside of a method", line => MedianOf(line.Row.InsidesNs), "in a method")
            .Bytes("generated", "generated", line => line.Row.GeneratedBytes)
            .Bytes("il", "assembly", line => line.Row.IlBytes, shown: Shown.InReports)
            .Bytes("published", "published", line => line.Row.PublishedBytes)
            .Bytes("each", "for each type", line => line.Row.BytesPerType, "each type")
            .Time("start", "start to end", line => line.Row.StartNs)
            .Time("call", "first call", line => line.Row.FirstCallNs)
            .Note(line => line.Row.Note),
    ];

    /// <summary>How the largest context compares with the framework's generator.</summary>
    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        measured.OfType<Results<LargeContextRow>>().Select(results => SentenceOf(results.Rows)).OfType<string>().Distinct();

    /// <returns>Null where both were not measured.</returns>
    internal static string? SentenceOf(IReadOnlyList<LargeContextRow> rows)
    {
        LargeContextRow? own = rows.Where(row => row.Variant == ContenderSets.SpanCodec).MaxBy(row => row.Types);
        LargeContextRow? other = rows.FirstOrDefault(row => row.Variant == CostVariant.Baseline && row.Types == own?.Types);
        if (own is not { CompileNs: { } mine, PeakBytes: { } peak } || other is not { CompileNs: { } theirs, PeakBytes: { } theirPeak })
            return null;
        string variant = ShownName.Marked(own.Variant);
        return $"{own.Types:N0} types compile in {Duration.Format(mine)} with {variant}, in {Duration.Format(theirs)} with "
            + $"System.Text.Json's generator; the compiler's memory: {ByteSize.Format(peak)}, not {ByteSize.Format(theirPeak)}.";
    }

    private static IEnumerable<Line> LinesOf(Deployment deployment)
    {
        IReadOnlyList<LargeContextRow> rows = deployment.Rows<LargeContextRow>();
        return rows.Select(row => new Line(row, rows.FirstOrDefault(
            other => (other.Variant, other.Types, other.TakenAt) == (CostVariant.Baseline, row.Types, row.TakenAt))));
    }

    private static double? MedianOf(IReadOnlyList<double> times) => times.Count > 0 ? Quantile.Median([.. times]) : null;

    /// <param name="Reference">The framework's generator in the same run; null where it was not measured.</param>
    private sealed record Line(LargeContextRow Row, LargeContextRow? Reference)
    {
        /// <summary>Pass by pass, as many times as fast as the reference.</summary>
        internal string? Of(Func<LargeContextRow, IReadOnlyList<double>> times) => Row.Variant == CostVariant.Baseline ? RatioText.Baseline
            : Reference is null ? null : Comparison.Of(times(Row), times(Reference), [])?.Words;
    }
}
