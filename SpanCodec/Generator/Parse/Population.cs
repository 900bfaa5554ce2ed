using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>What [JsonObjectCreationHandling(Populate)] can fill in place.</summary>
internal static class Population
{
    private const string Generic = "System.Collections.Generic.";

    internal static bool IsFillable(TypeGraph graph, ITypeSymbol type) =>
        type.IsReferenceType
        && type is not IArrayTypeSymbol
        && (TypeNames.MetadataName(type) is Generic + "ICollection`1" or Generic + "IList`1" or Generic + "ISet`1" or Generic + "IDictionary`2"
            || CollectionParser.HasConstructor(graph, type) && IsCollection(type));

    /// <summary>Whether System.Text.Json would look into what a member of this type holds, instead of replacing it.</summary>
    internal static bool WouldBeFilled(TypeGraph graph, ITypeSymbol type)
    {
        bool isData = type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, SpecialType: SpecialType.None }
            && TypeNames.UnderlyingOfNullable(type) is null
            && Primitives.TryCreate(new("", "", "", false), type, default) is null
            && type.Find("JsonConverter") is null
            && type.ContainingNamespace?.ToDisplayString() is not ("System.Text.Json" or "System.Text.Json.Nodes" or "System.Collections.Immutable");
        return isData && !IsCollection(type) && graph.Converters.Length == 0;
    }

    private static bool IsCollection(ITypeSymbol type) =>
        Enumeration.Construction(type, Generic + "ICollection`1") is not null
        || Enumeration.Construction(type, Generic + "Queue`1") is not null
        || Enumeration.Construction(type, Generic + "Stack`1") is not null;
}
