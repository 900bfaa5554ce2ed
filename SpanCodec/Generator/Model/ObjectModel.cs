namespace SpanCodecs.Generator.Model;

internal sealed record ObjectModel(
    TypeName Name,
    EquatableArray<MemberModel> Members,
    ConstructionModel Construction,
    ExtensionDataModel? ExtensionData,
    PolymorphismModel? Polymorphism,
    bool DisallowUnmapped,
    CallbackModel Callbacks) : TypeModel(Name)
{
    /// <summary>Whether the members may be in another order when the program runs.</summary>
    public bool IsOrderUnknown { get; init; }

    /// <summary>How a merge patch changes an object; null where the model is that of another way of reading.</summary>
    public MergedObjectModel? Merged { get; init; }

    /// <summary>Whether an object that is the whole document is done when all members have come.</summary>
    public bool EndsEarly { get; init; }
}

/// <param name="ClrName">The property's or field's name as code writes it (an @ before a keyword).</param>
/// <param name="Type">The key of its type; empty when it is neither read nor written.</param>
/// <param name="Reading">How a value read is stored; null: skipped, or taken by a parameter.</param>
/// <param name="Writing">How the value to write is fetched; null: not written.</param>
/// <param name="Parameter">The index of the constructor parameter that takes it, or -1.</param>
/// <param name="Nulls">The directions for which annotations say that it is never null; they matter if the options respect that.</param>
/// <param name="IsRequiredParameter">The parameter that takes it has no default; it matters where the options respect that.</param>
/// <param name="Population">How the value that the member already holds is filled; null: a new one takes its place.</param>
internal sealed record MemberModel(
    string ClrName,
    string JsonName,
    string Type,
    AccessModel? Reading,
    AccessModel? Writing,
    IgnoreCondition WhenWriting,
    int Parameter,
    bool IsRequired,
    PopulationModel? Population,
    NullRules Nulls,
    bool IsRequiredParameter)
{
    /// <summary>The type that declares it, as code; empty where the options allow it to come twice.</summary>
    public string DeclaredIn { get; init; } = "";

    /// <summary>
    /// How a getter is called whose value is not written: System.Text.Json fetches the value before it asks whether to write it.
    /// </summary>
    public AccessModel? Asked { get; init; }

    internal bool IsRead => Reading is not null || Parameter >= 0 || Population is not null;
}

[Flags]
internal enum NullRules
{
    None = 0,
    NotRead = 1,
    NotWritten = 2,
}

/// <param name="Type">The key of what fills it: the collection's own, or that of an object which is there already.</param>
internal sealed record PopulationModel(string Type, AccessModel Getter);

/// <summary>Directly as code does it, or through [UnsafeAccessor] where the language or accessibility forbids that.</summary>
/// <param name="Target">The accessor method (get_X, set_X) or the field.</param>
/// <param name="DeclaringType">The type that declares the member, open where it is generic: an accessor must have its exact
/// signature.</param>
/// <param name="DeclaredType">The member's type as declared there.</param>
internal sealed record AccessModel(AccessKind Kind, string Target, string DeclaringType, string DeclaredType, GenericModel? Generic)
{
    internal static readonly AccessModel Direct = new(AccessKind.Direct, "", "", "", null);
}

internal enum AccessKind
{
    Direct,
    /// <summary>Called through an interface that the type has, if another of its interfaces has a member of that name.</summary>
    Cast,
    AccessorMethod,
    AccessorField,
}

/// <param name="Parameters">"T, U".</param>
/// <param name="Constraints">The where clauses: an accessor's must be those of the type.</param>
/// <param name="Arguments">"int, string".</param>
internal sealed record GenericModel(string Parameters, string Constraints, string Arguments);

internal sealed record ConstructionModel(ConstructionKind Kind, EquatableArray<ParameterModel> Parameters, AccessModel? Accessor);

internal enum ConstructionKind
{
    /// <summary>Written only: abstract, or without a constructor that System.Text.Json would choose.</summary>
    None,
    Direct,
    Accessor,
    /// <summary>A struct's zero value.</summary>
    Default,
    /// <summary>Never made: the object is there already, and is filled.</summary>
    Given,
}

/// <param name="Code">The parameter's type.</param>
/// <param name="DeclaredCode">Its type as declared, open where the declaring type is generic.</param>
/// <param name="Default">The value when the document has none, as code.</param>
internal sealed record ParameterModel(string Name, string Code, string DeclaredCode, string Default);

/// <param name="Creation">The type to make when the member holds none.</param>
/// <param name="Value">The type of its values: JsonElement or Object; JsonNode for a JsonObject.</param>
/// <param name="Handling">How numbers that it holds as object are written.</param>
internal sealed record ExtensionDataModel(
    string ClrName, AccessModel? Reading, AccessModel Writing, string Code, string Creation, string Value, NumberHandling Handling)
{
    /// <summary>The member's own name, and the type that declares it: for the exception that refuses a second entry.</summary>
    public string JsonName { get; init; } = "";

    /// <summary>The type that declares it, as for a member.</summary>
    public string DeclaredIn { get; init; } = "";

    /// <summary>The type by whose indexer entries are set; null if the type has no other.</summary>
    public string? FilledAs { get; init; }

    /// <summary>The type by whose enumerator entries are written; null if the type has no other.</summary>
    public string? EnumeratedAs { get; init; }

    internal string ToFill(string entries) => FilledAs is null ? entries : $"(({FilledAs}){entries})";

    internal string ToEnumerate(string entries) => EnumeratedAs is null ? entries : $"({EnumeratedAs}){entries}";
}

internal sealed record PolymorphismModel(
    string DiscriminatorName,
    UnknownDerivedTypes Unknown,
    bool IgnoreUnrecognized,
    bool IsAbstract,
    EquatableArray<DerivedTypeModel> Derived)
{
    /// <summary>The type that is read where no derived type has the discriminator; it is not among the derived types.</summary>
    public DerivedTypeModel? Fallback { get; init; }

    /// <summary>The types as which a value is read or written.</summary>
    internal IEnumerable<DerivedTypeModel> Named => Fallback is null ? Derived : Derived.Append(Fallback);

    /// <summary>The types whose objects are begun here, as those with a discriminator are.</summary>
    internal IEnumerable<string> Begun => Named.Where(derived => derived.HasDiscriminator || derived == Fallback)
        .Select(derived => derived.Type);

    internal bool Begins(string key) => Begun.Contains(key);

    /// <summary>Whether documents can say which type is meant; if not, the base type is read.</summary>
    internal bool HasDiscriminators => Derived.Any(derived => derived.HasDiscriminator);

    /// <summary>Whether a reader takes the name for metadata, and not for a member's.</summary>
    internal static bool IsMetadata(string name, string discriminator, bool anyCase) =>
        name.StartsWith("$", StringComparison.Ordinal)
            || name.Equals(discriminator, anyCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal);
}

/// <summary>The numbers are those of System.Text.Json's JsonUnknownDerivedTypeHandling.</summary>
internal enum UnknownDerivedTypes
{
    FailSerialization = 0,
    FallBackToBaseType = 1,
    FallBackToNearestAncestor = 2,
}

/// <param name="Type">The key of its model.</param>
/// <param name="Code">The derived type as code.</param>
/// <param name="Distance">How many types lie between it and object: the nearest ancestor of a type has the most.</param>
internal sealed record DerivedTypeModel(string Type, string Code, string? TextDiscriminator, int? NumberDiscriminator, int Distance)
{
    internal bool HasDiscriminator => TextDiscriminator is not null || NumberDiscriminator is not null;
}

[Flags]
internal enum CallbackModel
{
    None = 0,
    OnSerializing = 1,
    OnSerialized = 2,
    OnDeserializing = 4,
    OnDeserialized = 8,
}
