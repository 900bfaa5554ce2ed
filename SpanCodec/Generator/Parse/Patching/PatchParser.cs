using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>Roots with <c>Patches = true</c>: documents change values of them that are there.</summary>
internal static class PatchParser
{
    /// <summary>The types, as code, of which an attribute says so.</summary>
    internal static HashSet<string> Asked(IEnumerable<AttributeData> attributes) =>
    [
        .. attributes.Where(attribute => attribute.Named("Patches", false)).Select(attribute => attribute.Argument(0))
            .OfType<ITypeSymbol>().Select(TypeNames.Code),
    ];

    /// <returns>Null where the type has nothing that could be changed, which is reported.</returns>
    internal static PatchModel? Parse(TypeGraph graph, TypeUse root)
    {
        bool isNullable = Framework.UnderlyingOfNullable(root.Type) is not null;
        string? fill = isNullable ? null : Fillings.KindOf(graph, root) switch
        {
            Filling.Object => graph.KeyOf(Fillings.UseOf(root) with { Change = Change.Update }),
            Filling.Collection => graph.KeyOf(root),
            _ => null,
        };
        string? merge = isNullable ? null : MergeParser.KeyOf(graph, root);
        if (fill is not null || merge is not null)
            return new(fill, merge);
        graph.Reports.Add(
            Descriptors.AttributeNotUsable, root.Place, "SpanCodec", TypeNames.Display(root.Type),
            "of Patches: it is one value or an array, which a document replaces; read it with Deserialize");
        return null;
    }
}
