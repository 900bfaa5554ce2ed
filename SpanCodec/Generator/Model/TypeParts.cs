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

    /// <summary>
    /// Stands for a value held as object, which may be of any type: every type that holds one has this part, and not thousands. It is no
    /// type's key.
    /// </summary>
    internal const string Any = "object?";

    /// <summary>Lists the types whose values may be in it; <see cref="Any"/> is among them, and is asked in its turn.</summary>
    internal static IEnumerable<string> Of(string key, Dictionary<string, TypeModel> types) => key == Any ? types.Keys
        : types[key] is DelegatedModel { Routine: "Object" } or ObjectModel { ExtensionData.Value: "Object" }
            ? Of(types[key]).Append(Any) : Of(types[key]);
}
