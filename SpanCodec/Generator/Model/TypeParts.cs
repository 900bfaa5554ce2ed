namespace SpanCodecs.Generator.Model;

/// <summary>The types that are written inside of a type, by their keys.</summary>
internal static class TypeParts
{
    /// <summary>Lists the types that a type names.</summary>
    internal static IEnumerable<string> Of(TypeModel type) => type switch
    {
        NullableModel nullable => [nullable.Underlying],
        OptionalModel optional => [optional.Underlying],
        UnionModel union => union.Cases.Select(one => one.Type),
        CollectionModel collection => [collection.Element],
        DictionaryModel dictionary => [dictionary.Value],
        ObjectModel model => model.Members.Select(member => member.Type).Where(key => key.Length > 0)
            .Concat(Derived(model)),
        _ => [],
    };

    private static IEnumerable<string> Derived(ObjectModel model) => model.Polymorphism is null ? []
        : model.Polymorphism.Named.Select(derived => derived.Type).Where(key => key != model.Name.Key);

    /// <summary>Lists the types whose values may be in it: a value held as object may be of any type.</summary>
    internal static IEnumerable<string> Of(TypeModel type, Dictionary<string, TypeModel> types) =>
        type is DelegatedModel { Routine: "Object" } or ObjectModel { ExtensionData.Value: "Object" }
            ? Of(type).Concat(types.Keys) : Of(type);
}
