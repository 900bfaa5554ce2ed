namespace SpanCodecs.Generator.Model;

/// <summary>
/// All that the emitter knows of one class marked with [SpanCodec]: text and numbers, no symbol and no syntax,
/// so that two edits which change nothing of it give equal models, and nothing is generated again.
/// </summary>
/// <param name="RuntimeTypes">The keys of types as they are where no member says anything of them: what a value held as object is written as.</param>
internal sealed record ContextModel(
    string? Namespace,
    EquatableArray<string> Declarations,
    string Name,
    string FileName,
    OptionsModel Options,
    EquatableArray<RootModel> Roots,
    EquatableArray<TypeModel> Types,
    EquatableArray<string> RuntimeTypes,
    EquatableArray<DiagnosticModel> Diagnostics)
{
    /// <summary>All primitives that there are, where a value held as object may be one of them.</summary>
    public EquatableArray<PrimitiveModel> RuntimePrimitives { get; init; }

    /// <summary>Null where the class offers no resolver.</summary>
    public BridgeModel? Bridge { get; init; }
}

/// <summary>A type that the user asked for, under the name of its static property.</summary>
internal sealed record RootModel(string PropertyName, string Type, bool IsPublic)
{
    /// <summary>Whether another type names it with [JsonDerivedType].</summary>
    public bool IsDerivedType { get; init; }
}
