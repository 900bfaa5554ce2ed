using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

internal static class DictionaryParser
{
    private const string Generic = "System.Collections.Generic.";
    private const string Immutable = "System.Collections.Immutable.";

    internal static TypeModel? TryParse(TypeGraph graph, TypeUse use, TypeName name)
    {
        ITypeSymbol type = use.Type;
        // A type that is derived from a list is a list first.
        if (Enumeration.Construction(type, Generic + "List`1") is not null)
            return null;
        if (Enumeration.DictionaryOf(type) is not { } dictionary)
        {
            return Enumeration.Construction(type, "System.Collections.IDictionary") is null
                ? null : graph.Unsupported(
                    name, use, "dictionaries that do not say the types of their keys and values are not implemented");
        }

        if (type.IsValueType)
            return graph.Unsupported(name, use, "dictionaries that are structs are not implemented");
        ITypeSymbol key = dictionary.TypeArguments[0];
        ITypeSymbol value = dictionary.TypeArguments[1];
        if (KeyOf(graph, use, name, key) is not { } keyModel)
            return graph.Unsupported(name, use, $"keys of type '{TypeNames.Display(key)}' are not implemented");

        string arguments = $"<{TypeNames.Code(key)}, {TypeNames.Code(value)}>";
        (DictionaryKind kind, string creation) = Framework.MetadataName(type) switch
        {
            Generic + "Dictionary`2" => (DictionaryKind.Settable, name.Code),
            Generic + "IDictionary`2" or Generic + "IReadOnlyDictionary`2" =>
                (DictionaryKind.Settable, $"global::{Generic}Dictionary{arguments}"),
            Immutable + "ImmutableDictionary`2" or Immutable + "IImmutableDictionary`2" =>
                (DictionaryKind.Immutable, "ImmutableDictionary"),
            Immutable + "ImmutableSortedDictionary`2" => (DictionaryKind.Immutable, "ImmutableSortedDictionary"),
            _ when CollectionParser.HasConstructor(graph, type) && Enumeration.Construction(type, Generic + "IDictionary`2") is not null
                => (DictionaryKind.SettableAsBase, name.Code),
            _ => (DictionaryKind.WriteOnly, name.Code),
        };
        if (kind == DictionaryKind.SettableAsBase && ConstructorParser.RefusalOfCollection(type) is { } refusal)
            return graph.Unsupported(name, use, refusal);
        bool isDictionary = Enumeration.Construction(type, Generic + "Dictionary`2") is not null;
        return new DictionaryModel(
            name, keyModel, graph.KeyOf(use.Of(graph, value)), TypeNames.Code(key), TypeNames.Code(value), kind, creation)
        {
            FilledAs = $"global::{Generic}{(isDictionary ? "" : "I")}Dictionary{arguments}",
            EnumeratedAs = Enumeration.EnumeratorOf(type, Generic + "Dictionary`2", $"global::{Generic}KeyValuePair{arguments}"),
            MayBeReadOnly = kind == DictionaryKind.SettableAsBase && !isDictionary && !Framework.Has(type),
            IsWrittenDirectly = isDictionary,
        };
    }

    /// <summary>The model of a key: it is written as a name, and enums by their names whatever their values are written as.</summary>
    private static TypeModel? KeyOf(TypeGraph graph, TypeUse use, TypeName dictionary, ITypeSymbol key)
    {
        if (ConverterParser.IsForKeysOf(graph, key))
            return null;
        var name = new TypeName(dictionary.Key + "Key", TypeNames.Code(key), TypeNames.Display(key), key.IsValueType);
        return graph.Primitives.TryCreate(name, key, NumberHandling.Strict) is { } primitive && primitive.Has(PrimitiveTraits.Key)
            ? primitive
            : EnumParser.TryParse(graph, use with { Type = key, Converter = null }, name, asText: true);
    }
}
