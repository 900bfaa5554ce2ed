using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The effects of JsonObjectCreationHandling.Populate on the value that a member holds.</summary>
internal enum Filling
{
    /// <summary>System.Text.Json puts a new value in its place.</summary>
    None,
    Collection,
    Object,

    /// <summary>An object that a discriminator may turn into another: not implemented.</summary>
    DerivedTypes,
}

internal static class Fillings
{
    private const string Generic = "System.Collections.Generic.";

    // They have converters of their own, which make a new collection each time.
    private static readonly string[] Replaced =
    [
        Generic + "IReadOnlyCollection`1", Generic + "IReadOnlyList`1", Generic + "IReadOnlySet`1", Generic + "IReadOnlyDictionary`2",
        Generic + "IEnumerable`1",
    ];

    internal static Filling KindOf(TypeGraph graph, TypeUse use)
    {
        ITypeSymbol type = Framework.UnderlyingOfNullable(use.Type) ?? use.Type;
        bool isOneValue = ConverterParser.Applies(graph, use) || ConverterParser.Applies(graph, use with { Type = type })
            || type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface }
            || type.SpecialType is not (
                SpecialType.None or SpecialType.System_Collections_Generic_ICollection_T or SpecialType.System_Collections_Generic_IList_T)
            || graph.Primitives.Has(type)
            || UnionParser.Is(type)
            || (Framework.Has(type)
                && type.ContainingNamespace.ToDisplayString()
                    is "System.Text.Json" or "System.Text.Json.Nodes" or "System.Collections.Immutable")
            || Framework.MetadataName(type) is "System.Memory`1" or "System.ReadOnlyMemory`1"
            || Replaced.Contains(Framework.MetadataName(type));
        if (isOneValue)
            return Filling.None;
        if (Enumeration.IsNonGeneric(type))
            return type.IsReferenceType && TakesElements(graph, type) ? Filling.Collection : Filling.None;
        return PolymorphismParser.HasDiscriminators(type) ? Filling.DerivedTypes : Filling.Object;
    }

    /// <summary>How an object is read that is there already.</summary>
    internal static TypeUse UseOf(TypeUse use) =>
        new(Framework.UnderlyingOfNullable(use.Type) ?? use.Type, null, null, use.Place, IsFilled: true);

    private static bool TakesElements(TypeGraph graph, ITypeSymbol type) =>
        Enumeration.Construction(type, Generic + "ICollection`1") is not null
        || CollectionParser.HasConstructor(graph, type)
        && (type.Constructs("System.Collections.Generic.Queue`1") || type.Constructs("System.Collections.Generic.Stack`1")
            || type.Constructs("System.Collections.Concurrent.ConcurrentQueue`1")
            || type.Constructs("System.Collections.Concurrent.ConcurrentStack`1"));

    private static bool Constructs(this ITypeSymbol type, string definition) => Enumeration.Construction(type, definition) is not null;
}
