using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

internal static class CollectionParser
{
    private const string Generic = "System.Collections.Generic.";
    private const string Concurrent = "System.Collections.Concurrent.";
    private const string Immutable = "System.Collections.Immutable.";

    // System.Text.Json asks in this order.
    private static readonly (string Definition, CollectionKind Kind)[] Filled =
    [
        (Generic + "List`1", CollectionKind.Addable),
        (Generic + "IList`1", CollectionKind.Addable),
        (Generic + "ISet`1", CollectionKind.Addable),
        (Generic + "ICollection`1", CollectionKind.Addable),
        (Generic + "Stack`1", CollectionKind.Stack),
        (Generic + "Queue`1", CollectionKind.Queue),
        (Concurrent + "ConcurrentStack`1", CollectionKind.Stack),
        (Concurrent + "ConcurrentQueue`1", CollectionKind.Queue),
    ];

    internal static TypeModel? TryParse(TypeGraph graph, TypeUse use, TypeName name)
    {
        ITypeSymbol type = use.Type;
        if (type is IArrayTypeSymbol array)
            return NamedTypes.RefusalAsArgument(array.ElementType) is { } refused
                ? graph.Unsupported(name, use, "of its elements " + refused)
                : Of(CollectionKind.Array, array.ElementType);

        string metadataName = Framework.MetadataName(type);
        if (metadataName is "System.Memory`1" or "System.ReadOnlyMemory`1")
            return Of(CollectionKind.Memory, ((INamedTypeSymbol)type).TypeArguments[0]);
        if (Enumeration.ElementOf(type) is not { } element)
        {
            return Enumeration.IsNonGeneric(type)
                ? graph.Unsupported(name, use, "collections that do not say the type of their elements are not implemented")
                : null;
        }

        return metadataName switch
        {
            Generic + "List`1" => Of(CollectionKind.List, element),
            Generic + "IEnumerable`1" or Generic + "ICollection`1" or Generic + "IList`1"
                or Generic + "IReadOnlyCollection`1" or Generic + "IReadOnlyList`1" => Of(CollectionKind.ListInterface, element),
            Generic + "ISet`1" => Of(CollectionKind.Addable, element, $"global::{Generic}HashSet<{TypeNames.Code(element)}>"),
            Generic + "IReadOnlySet`1" when graph.HasReadableSets => ReadOnlySet($"global::{Generic}HashSet<{TypeNames.Code(element)}>"),
            Immutable + "ImmutableArray`1" => Of(CollectionKind.ImmutableArray, element),
            Immutable + "ImmutableList`1" or Immutable + "IImmutableList`1" => Of(CollectionKind.Immutable, element, "ImmutableList"),
            Immutable + "ImmutableHashSet`1" or Immutable + "IImmutableSet`1" => Of(CollectionKind.Immutable, element, "ImmutableHashSet"),
            Immutable + "ImmutableSortedSet`1" => Of(CollectionKind.Immutable, element, "ImmutableSortedSet"),
            Immutable + "ImmutableQueue`1" or Immutable + "IImmutableQueue`1" => Of(CollectionKind.Immutable, element, "ImmutableQueue"),
            Immutable + "ImmutableStack`1" or Immutable + "IImmutableStack`1" => Of(CollectionKind.Immutable, element, "ImmutableStack"),
            _ => Other(element),
        };

        CollectionModel Of(CollectionKind kind, ITypeSymbol item, string? creation = null) =>
            new(name, graph.KeyOf(use.Of(graph, item)), TypeNames.Code(item), kind, creation ?? name.Code)
            {
                FilledAs = type.TypeKind == TypeKind.Array ? null : FilledBy()?.Contract,
                EnumeratedAs = Enumeration.EnumeratorOf(type, Generic + "List`1", TypeNames.Code(item)),
                MayBeReadOnly = kind == CollectionKind.Addable && !Framework.Has(type) && !Has(Generic + "List`1"),
                DerivesFromList = Has(Generic + "List`1"),
                IsWrittenDirectly = kind is CollectionKind.Array or CollectionKind.Memory || Has(Generic + "List`1"),
            };

        TypeModel ReadOnlySet(string creation) => Of(CollectionKind.Addable, element, creation) with { FilledAs = creation };

        TypeModel Other(ITypeSymbol item)
        {
            if (type.IsValueType)
                return graph.Unsupported(name, use, "collections that are structs are not implemented");
            if (!HasConstructor(graph, type) || FilledBy() is not { Kind: var kind })
                return Of(CollectionKind.WriteOnly, item);
            return ConstructorParser.RefusalOfCollection(type) is { } refusal ? graph.Unsupported(name, use, refusal) : Of(kind, item);
        }

        (string Contract, CollectionKind Kind)? FilledBy()
        {
            foreach ((string definition, CollectionKind kind) in Filled)
            {
                if (Enumeration.Construction(type, definition) is { } contract)
                    return (TypeNames.Code(contract), kind);
            }

            return null;
        }

        bool Has(string definition) => Enumeration.Construction(type, definition) is not null;
    }

    internal static bool HasConstructor(TypeGraph graph, ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Class, IsAbstract: false } named
        && named.InstanceConstructors.Any(constructor =>
            constructor is { Parameters.Length: 0, DeclaredAccessibility: Accessibility.Public } && graph.IsAccessible(constructor));
}
