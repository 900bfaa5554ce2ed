using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>The types that a value held as object may have, and how they are written then.</summary>
internal sealed class RuntimeTypes(TypeGraph graph, List<TypeUse> uses, List<TypeModel> models)
{
    internal EquatableArray<RuntimeTypesModel> ToModels() =>
        HandlingsOfObjects().Select(handling => new RuntimeTypesModel(
            handling,
            PlainUses().Select(use => ModelOfHeld(use, handling)).ToEquatableArray(),
            graph.Primitives.ToModels(handling))).ToEquatableArray();

    /// <summary>How numbers that are held as object are written; first the way of the options.</summary>
    private NumberHandling[] HandlingsOfObjects() =>
    [
        .. models.Select(model => model is DelegatedModel { Routine: "Object", Handling: var ofType } ? ofType
                : model is ObjectModel { ExtensionData: { Value: "Object", Handling: var ofData } } ? ofData : (NumberHandling?)null)
            .OfType<NumberHandling>().Distinct().OrderBy(handling => handling != graph.Options.NumberHandling).ThenBy(handling => handling),
    ];

    /// <summary>Types that a value may have for its own. Compilers need exponential time for many cases of interfaces.</summary>
    private TypeUse[] PlainUses() => [.. uses.Where(use => use.IsPlain(graph) && !IsAbstract(use.Type))];

    private static bool IsAbstract(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Interface || type is { TypeKind: TypeKind.Class, IsAbstract: true };

    /// <summary>How a member wants the numbers of a type is not how they are written where the type is a value's own.</summary>
    internal void Add()
    {
        NumberHandling[] handlings = HandlingsOfObjects();
        if (handlings.Length == 0)
            return;
        foreach (TypeUse use in uses.Where(use => use.Converter is null && !use.IsFilled && !use.IsPlain(graph)).ToArray())
            graph.KeyOf(use with { Handling = null });
        // A value held as object may be one that nothing of the context has, and the options have a converter for.
        foreach (ITypeSymbol target in graph.Converters.Select(ConverterParser.TargetOf).OfType<ITypeSymbol>())
            graph.KeyOf(new TypeUse(target, null, null, null));
        foreach (TypeUse use in PlainUses())
        {
            foreach (NumberHandling handling in handlings)
                ModelOfHeld(use, handling);
        }
    }

    /// <summary>It gives a key to what has none yet.</summary>
    private HeldTypeModel ModelOfHeld(TypeUse use, NumberHandling handling)
    {
        string key = graph.KeyOf(Held(use, handling));
        if (PolymorphismParser.AncestorOf(use.Type) is not { } ancestor)
            return new(key, null, null);
        return PolymorphismParser.RefusesOther(ancestor, use.Type)
            ? new(key, null, TypeNames.Code(ancestor))
            : new(key, graph.KeyOf(new TypeUse(ancestor, null, null, use.Place)), null);
    }

    /// <summary>A type as the value of a member of type object, which says how the numbers of a collection are written too.</summary>
    private TypeUse Held(TypeUse use, NumberHandling handling) =>
        TypeUse.IsCollectionOfNumbers(graph.Primitives, use.Type) ? use with { Handling = handling } : use;
}
