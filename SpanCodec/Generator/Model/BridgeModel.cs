namespace SpanCodecs.Generator.Model;

/// <summary>The roots that the resolver gives to JsonSerializer.</summary>
/// <param name="IsEscapingFree">No name in the generated code is escaped differently by the two encoders.</param>
/// <param name="Roots">The roots in the order of the context's: why one is left to System.Text.Json, or null.</param>
/// <param name="AlikeConverters">Converters of the options, as code, of which one object is like another.</param>
/// <param name="NamedEnums">Enums for which the options have a converter of the framework's.</param>
internal sealed record BridgeModel(
    bool IsEscapingFree, EquatableArray<BridgedRootModel> Roots, EquatableArray<string> AlikeConverters, EquatableArray<string> NamedEnums)
{
    /// <summary>
    /// The types that the codecs read or write without a model of them: values held as object, and what extension data keeps.
    /// </summary>
    public EquatableArray<string> OtherTypes { get; init; }

    public EquatableArray<string> NumericEnums { get; init; }
}

/// <param name="IsOrderUnknown">Whether members of it, or of a type that it holds, may be in another order when the program runs.</param>
internal sealed record BridgedRootModel(string PropertyName, string Type, string? LeftBecause, bool IsOrderUnknown);
