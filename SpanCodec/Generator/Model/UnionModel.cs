namespace SpanCodecs.Generator.Model;

/// <summary>A union of C#.</summary>
/// <param name="Cases">Those that are assignable to another come before it.</param>
/// <param name="NullCase">The type of the first case that takes null, as code; null where none does.</param>
internal sealed record UnionModel(TypeName Name, EquatableArray<UnionCaseModel> Cases, string? NullCase) : TypeModel(Name)
{
    /// <summary>How the values of a type may begin that is a case.</summary>
    /// <param name="typeOf">Finds the model of a key.</param>
    internal static TokenKinds KindsOf(TypeModel type, Func<string, TypeModel> typeOf) => type switch
    {
        PrimitiveModel { Routines: "JsonBoolean" } => TokenKinds.Boolean,
        PrimitiveModel primitive when primitive.Has(PrimitiveTraits.Number) =>
            TokenKinds.Number | ((primitive.Handling & NumberHandling.AllowReadingFromString) != 0 ? TokenKinds.Text : 0),
        PrimitiveModel => TokenKinds.Text,
        EnumModel { AsText: true } => TokenKinds.Text | TokenKinds.Number,
        EnumModel => TokenKinds.Number,
        NullableModel nullable => KindsOf(typeOf(nullable.Underlying), typeOf),
        CollectionModel or DelegatedModel { Routine: "JsonArray" } => TokenKinds.Array,
        // Codecs are borrowed of objects alone.
        ObjectModel or DictionaryModel or BorrowedModel or DelegatedModel { Routine: "JsonObject" } => TokenKinds.Object,
        ConverterModel or DelegatedModel => TokenKinds.All,
        // System.Text.Json writes a union in a union, and never reads one.
        _ => TokenKinds.None,
    };
}

/// <param name="Type">The key of its model.</param>
/// <param name="Code">The type as code.</param>
/// <param name="BoxedCode">The type that a boxed value has: without the question mark of a nullable.</param>
/// <param name="HasGetter">Whether the union has a TryGetValue of the type, which boxes nothing.</param>
internal sealed record UnionCaseModel(string Type, string Code, string BoxedCode, bool HasGetter);

/// <summary>How a value begins. The numbers are those of the runtime's JsonUnion.</summary>
[Flags]
internal enum TokenKinds
{
    None = 0,
    Object = 1,
    Array = 2,
    Text = 4,
    Number = 8,
    Boolean = 16,
    All = Object | Array | Text | Number | Boolean,
}
