using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The runtime's Optional. It says what a member is, so that nothing else may be one.</summary>
internal static class OptionalParser
{
    internal static bool Is(TypeGraph graph, ITypeSymbol type) =>
        graph.Optional is { } optional && SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, optional);

    /// <summary>A converter that a member or the options name for it goes before, as before every type's own.</summary>
    internal static OptionalModel? TryParse(TypeGraph graph, TypeUse use, TypeName name) =>
        Is(graph, use.Type) && !ConverterParser.IsForNullableItself(graph, use) ? new(name, graph.KeyOf(HeldBy(graph, use))) : null;

    /// <summary>The use of what is there or not. An Optional's own attributes do not reach it, but for that of its strings.</summary>
    internal static TypeUse HeldBy(TypeGraph graph, TypeUse use) =>
        new(HeldBy(graph, use.Type)!, null, null, use.Place, IsInterned: use.IsInterned);

    /// <summary>The type that is there or not; null where the type is no Optional.</summary>
    internal static ITypeSymbol? HeldBy(TypeGraph graph, ITypeSymbol type) =>
        Is(graph, type) ? ((INamedTypeSymbol)type).TypeArguments[0] : null;

    /// <summary>Refuses it in every place where nothing can be left out.</summary>
    internal static void CheckPlaces(TypeGraph graph, List<TypeUse> uses, List<TypeModel> models)
    {
        HashSet<string> optionals = [.. models.OfType<OptionalModel>().Select(model => model.Name.Key)];
        if (optionals.Count == 0)
            return;
        for (int i = 0; i < models.Count; i++)
        {
            (string? part, string place) = models[i] switch
            {
                CollectionModel collection => (collection.Element, "an element of a collection"),
                DictionaryModel dictionary => (dictionary.Value, "a value of a dictionary"),
                NullableModel nullable => (nullable.Underlying, "a nullable, which has two ways to be missing"),
                OptionalModel optional => (optional.Underlying, "in another Optional"),
                UnionModel union => (union.Cases.FirstOrDefault(one => optionals.Contains(one.Type))?.Type, "a case of a union"),
                _ => (null, ""),
            };
            if (part is not null && optionals.Contains(part))
                Refuse(graph, uses[i], place);
        }
    }

    /// <returns>Whether the type may be the whole document.</returns>
    internal static bool CheckRoot(TypeGraph graph, TypeUse use)
    {
        if (!Is(graph, use.Type))
            return true;
        Refuse(graph, use, "a whole document");
        return false;
    }

    private static void Refuse(TypeGraph graph, TypeUse use, string place) =>
        graph.Refuse(use, $"an Optional is {place} there, and only a member of an object can be absent");
}
