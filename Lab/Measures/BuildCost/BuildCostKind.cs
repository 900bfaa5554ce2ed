using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What a source generator costs at build time: time, code, and bytes of the program.</summary>
internal sealed class BuildCostKind : Kind<Results<BuildCostRow>>
{
    internal override IVerb Verb => new BuildCostVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<BuildCostRow>("buildcost", "Build cost", deployment => deployment.Rows<BuildCostRow>())
            {
                Layout = new() { By = ["types"] },
            }
            .Key("types", "types", row => $"{row.Types} types")
            .Key("variant", "generators", row => row.Variant)
            .Count("count", "number of types", row => row.Types, shown: Shown.InData)
            .Time("cold", "compile", row => row.ColdCompileNs)
            .Bytes("il", "assembly", row => row.IlBytes)
            .Bytes("published", "published", row => row.PublishedBytes)
            .Bytes("each", "for each type", row => row.BytesPerType, "each type")
            .Time("publish", "publish time", row => row.PublishNs, "publish time")
            .Note(row => row.Note),
    ];

    /// <summary>Answers whether a second generator makes a build slower than the one that the SDK has.</summary>
    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (var size in measured.OfType<Results<BuildCostRow>>().SelectMany(results => results.Rows).GroupBy(row => row.Types))
        {
            double? own = size.FirstOrDefault(row => row.Variant == "SpanCodec")?.ColdCompileNs;
            double? other = size.FirstOrDefault(row => row.Variant == "STJ source-gen")?.ColdCompileNs;
            if ((own, other) is ({ } spanCodec, { } systemTextJson))
                yield return $"{size.Key} types: compiling takes {Duration.Format(spanCodec)} with SpanCodec, "
                    + $"{Duration.Format(systemTextJson)} with System.Text.Json's generator.";
        }
    }
}
