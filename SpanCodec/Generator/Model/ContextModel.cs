using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Model;

/// <summary>
/// All that the emitter knows of one class marked with [SpanCodec]: text and numbers, no symbol and no syntax,
/// so that two edits which change nothing of it give equal models, and nothing is generated again.
/// </summary>
internal sealed record ContextModel(
    string? Namespace,
    EquatableArray<string> Declarations,
    string Name,
    string FileName,
    OptionsModel Options,
    EquatableArray<RootModel> Roots,
    EquatableArray<TypeModel> Types,
    EquatableArray<DiagnosticModel> Diagnostics)
{
    /// <summary>How values held as object are written: for each way to write numbers that some member of type object has.</summary>
    public EquatableArray<RuntimeTypesModel> RuntimeTypes { get; init; }

    /// <summary>The JsonSerializerContext whose types these are, as code.</summary>
    public string? Adopted { get; init; }

    /// <summary>Classes of other projects whose codecs are called.</summary>
    public EquatableArray<LenderModel> Lenders { get; init; }

    /// <summary>
    /// Whether some type of the whole class is or has a node. FilePlan says it to the files, which have a part of the types.
    /// </summary>
    public bool WritesNodes { get; init; }

    /// <summary>Null where the class offers no resolver.</summary>
    public BridgeModel? Bridge { get; init; }

    /// <summary>Whether a type is a node, of which System.Text.Json writes the values by its options. An object may be one.</summary>
    internal bool HasNodes => Types.Any(type =>
        type is DelegatedModel { Routine: "Object" or "JsonNode" or "JsonObject" or "JsonArray" or "JsonValue" }
            or ObjectModel { ExtensionData.Value: "Object" or "JsonNode" });

    /// <summary>System.Text.Json's own are given its options where they refuse duplicates.</summary>
    internal bool HasConverters => Options.RefusesDuplicates || Types.Any(type => type is ConverterModel);

    /// <summary>Whether any code is given System.Text.Json's options.</summary>
    internal bool NeedsOptions => WritesNodes || HasConverters;

    /// <summary>Whether some value may be of any type.</summary>
    internal bool HoldsObjects =>
        Types.Any(type => type is DelegatedModel { Routine: "Object" } or ObjectModel { ExtensionData.Value: "Object" });

    /// <summary>The enums that are written by name because the options say so.</summary>
    internal IEnumerable<string> TextEnums =>
        Types.Select(type => type is DictionaryModel dictionary ? dictionary.KeyModel : type).OfType<EnumModel>()
        .Where(type => type.AsText && Options.UseStringEnumConverter).Select(type => type.Name.Code).Distinct();

    /// <summary>A member of the class, named in full, whatever its name is.</summary>
    internal string CodeOf(string member)
    {
        string types = string.Concat(Declarations.Select(declaration => declaration.Substring(declaration.LastIndexOf(' ') + 1) + "."));
        return $"global::{(Namespace is null ? "" : Namespace + ".")}{types}{TypeNames.Escaped(member)}";
    }
}

/// <param name="Options">The options that its codecs were generated with, as the project says it that has them.</param>
internal sealed record LenderModel(string Display, string Options, PlaceModel? Place);

/// <summary>The types that a value held as object may have, for one way of writing numbers.</summary>
/// <param name="Types">Keys of types: as they are where no member says anything of them, but for their numbers.</param>
/// <param name="Primitives">All that there are.</param>
internal sealed record RuntimeTypesModel(NumberHandling Handling, EquatableArray<HeldTypeModel> Types,
    EquatableArray<PrimitiveModel> Primitives);

/// <param name="Type">The key of its model.</param>
/// <param name="Ancestor">The key of the polymorphic type that it is written as.</param>
/// <param name="Refusal">The polymorphic type above it that does not name it, and lets no other type be written.</param>
internal sealed record HeldTypeModel(string Type, string? Ancestor, string? Refusal);

/// <summary>A type that the user asked for, under the name of its static property.</summary>
internal sealed record RootModel(string PropertyName, string Type, bool IsPublic)
{
    /// <summary>Whether another type names it with [JsonDerivedType].</summary>
    public bool IsDerivedType { get; init; }

    /// <summary>How values that are there are changed; null where nobody asked for it.</summary>
    public PatchModel? Patch { get; init; }

    /// <summary>Whether its codec is done when all members have come.</summary>
    public bool EndsEarly { get; init; }
}
