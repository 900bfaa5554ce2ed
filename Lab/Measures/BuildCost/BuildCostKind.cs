using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What a source generator costs at build time: time, code, and bytes of the program.</summary>
internal sealed class BuildCostKind : Kind<Results<BuildCostRow>>
{
    internal override IVerb Verb => new BuildCostVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<Line>("buildcost", "Build cost", LinesOf)
            {
                Layout = new() { By = ["types"] },
            }
            .Key("types", "types", line => $"{line.Row.Types} types")
            .Key("variant", "generators", line => ShownName.Of(line.Row.Variant))
            .Count("count", "number of types", line => line.Row.Types, shown: Shown.InData)
            .Time("cold", "compile", line => line.Row.ColdCompileNs)
            .Text("speed", "x as fast as STJ source-gen", line => line.Speed, "x as fast")
            .Bytes("il", "assembly", line => line.Row.IlBytes)
            .Bytes("published", "published", line => line.Row.PublishedBytes)
            .Bytes("each", "for each type", line => line.Row.BytesPerType, "each type")
            .Time("publish", "publish time", line => line.Row.PublishNs, "publish time")
            .Note(line => line.Row.Note),
    ];

    /// <summary>Answers whether a second generator makes a build slower than the one that the SDK has.</summary>
    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (var size in measured.OfType<Results<BuildCostRow>>().SelectMany(results => results.Rows).GroupBy(row => row.Types))
        {
            BuildCostRow? own = size.FirstOrDefault(row => row.Variant == ContenderSets.SpanCodec);
            BuildCostRow? other = size.FirstOrDefault(row => row.Variant == CostVariant.Baseline);
            if ((own?.ColdCompileNs, other?.ColdCompileNs) is not ({ } spanCodec, { } systemTextJson))
                continue;
            string ratio = Compared(own!, [.. size]) is { } speed ? $": {speed.Words} as fast" : "";
            yield return $"{size.Key} types: compiling takes {Duration.Format(spanCodec)} with SpanCodec, "
                + $"{Duration.Format(systemTextJson)} with System.Text.Json's generator{ratio}.";
        }
    }

    private static IEnumerable<Line> LinesOf(Deployment deployment)
    {
        IReadOnlyList<BuildCostRow> rows = deployment.Rows<BuildCostRow>();
        return rows.Select(row => new Line(
            row, row.Variant == CostVariant.Baseline ? RatioText.Baseline : Compared(row, rows)?.Words));
    }

    /// <summary>Pass by pass: each has all projects, in a new order, each by a compiler of its own.</summary>
    /// <returns>Null where both were not compiled in the same passes.</returns>
    internal static Comparison? Compared(BuildCostRow row, IReadOnlyList<BuildCostRow> rows)
    {
        string twin = CostVariant.Twin.Name;
        return row.Variant == CostVariant.Baseline ? null
            : Comparison.Of(row.CompilesNs, Of(CostVariant.Baseline), row.Variant == twin ? [] : Of(twin));

        IReadOnlyList<double> Of(string variant) => rows.FirstOrDefault(
            other => (other.Variant, other.Types, other.TakenAt) == (variant, row.Types, row.TakenAt))?.CompilesNs ?? [];
    }

    private sealed record Line(BuildCostRow Row, string? Speed);
}
