using System.Globalization;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What a source generator costs at build time: time, code, and bytes of the program.</summary>
internal sealed class BuildCostKind : Kind<BuildCosts>
{
    internal override int Place => 56;

    internal override string Plot => "buildcost";

    internal override string Command => LabCommand("build-cost");

    internal override IVerb Verb => new BuildCostVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<BuildCostRow>("buildcost", "Build cost", deployment => deployment.Of<BuildCosts>()?.Rows ?? []) { Layout = new() { By = ["types"], Down = "variant" } }
            .Key("types", "types", row => string.Create(CultureInfo.InvariantCulture, $"{row.Types} types"))
            .Key("variant", "generators", row => row.Variant)
            .Count("count", "number of types", row => row.Types, shown: Shown.InData, isKey: true)
            .Time("cold", "new compiler", row => row.ColdCompileNs, "new compiler")
            .Time("coldgen", "of it generators", row => row.ColdGeneratorNs, "its generators")
            .Time("compile", "running compiler", row => row.CompileNs, "running compiler")
            .Time("generate", "generators", row => row.GenerateNs)
            .Time("member", "a member more", row => row.MemberEditNs)
            .Count("memberfiles", "files anew", row => row.MemberEditFiles)
            .Count("changed", "changed", row => row.MemberEditChanged)
            .Time("unrelated", "an unrelated edit", row => row.UnrelatedEditNs, "unrelated edit")
            .Count("unrelatedfiles", "files anew then", row => row.UnrelatedEditFiles, "files anew then")
            .Count("files", "files", row => row.Files)
            .Count("lines", "lines", row => row.Lines)
            .Bytes("il", "assembly", row => row.IlBytes)
            .Bytes("published", "published", row => row.PublishedBytes)
            .Bytes("each", "for each type", row => row.BytesPerType, "each type")
            .Time("publish", "publish time", row => row.PublishNs, "publish time")
            .Note(row => row.Unavailable ?? row.Note),
    ];

    /// <summary>Answers whether a second generator is slower than the one that the SDK has.</summary>
    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (var group in measured.OfType<BuildCosts>().SelectMany(results => results.Rows).GroupBy(row => row.Types).Select(group => group.ToLookup(row => row.Variant)))
        {
            if (group["SpanCodec"].FirstOrDefault() is { GenerateNs: { } own } row && group["STJ source-gen"].FirstOrDefault() is { GenerateNs: { } other })
            {
                string edits = string.Create(CultureInfo.InvariantCulture,
                    $"a member more emits {row.MemberEditFiles} files anew, of which {row.MemberEditChanged} changed; an unrelated edit {row.UnrelatedEditFiles}");
                yield return string.Create(CultureInfo.InvariantCulture,
                    $"{row.Types} types: SpanCodec's generator takes {own / other:0.00} of the time of System.Text.Json's; {edits}.");
            }
        }
    }
}
