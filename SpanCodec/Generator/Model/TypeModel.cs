namespace SpanCodecs.Generator.Model;

/// <summary>
/// How a type is read and written. Types name each other by <see cref="TypeName.Key"/>; a type whose members are
/// read differently in two places (numbers from strings here, strictly there) has two models with two keys.
/// </summary>
internal abstract record TypeModel(TypeName Name);

/// <param name="Key">Unique within the context, and part of a C# identifier.</param>
/// <param name="Code">The type as code names it anywhere: global::, with type arguments, without nullable annotations.</param>
/// <param name="Display">The type as a person reads it.</param>
internal sealed record TypeName(string Key, string Code, string Display, bool IsValueType)
{
    /// <summary>A struct other than Nullable&lt;T&gt;, no matter which reader handles it.</summary>
    internal bool IsNeverNull => IsValueType && !Code.EndsWith("?", StringComparison.Ordinal);
}

/// <param name="Routines">The struct of the runtime that has the routines for it: JsonInt32, JsonGuid.</param>
internal sealed record PrimitiveModel(TypeName Name, string Routines, PrimitiveTraits Traits, NumberHandling Handling) : TypeModel(Name)
{
    /// <summary>A string that came before is not made once more.</summary>
    public bool IsInterned { get; init; }

    /// <summary>Strings are written together with what stands before them.</summary>
    internal bool IsString => Routines == "JsonString";

    internal bool Has(PrimitiveTraits trait) => (Traits & trait) != 0;
}

/// <summary>The interfaces that the runtime's struct for a primitive implements.</summary>
[Flags]
internal enum PrimitiveTraits
{
    None = 0,

    /// <summary>The longest value is known.</summary>
    Bounded = 1,
    Key = 2,
    Number = 4,

    /// <summary>How it is written depends on RelaxedEscaping, and on nothing that the output knows.</summary>
    Escaped = 8,

    /// <summary>Read, as an element, by a routine that becomes part of the loop.</summary>
    Element = 16,
}

internal sealed record EnumModel(TypeName Name, bool AsText, EquatableArray<EnumFieldModel> Fields) : TypeModel(Name);

/// <param name="Value">The field as code: by its name, or as a number where code may not use the name.</param>
/// <param name="IsRenamed">Named by [JsonStringEnumMemberName]: such names are matched with their case.</param>
internal sealed record EnumFieldModel(string Value, string JsonName, bool IsRenamed);

internal sealed record NullableModel(TypeName Name, string Underlying) : TypeModel(Name);

/// <summary>The runtime's Optional, which is a member's value or absent.</summary>
internal sealed record OptionalModel(TypeName Name, string Underlying) : TypeModel(Name);

/// <summary>object, JsonElement, JsonNode and the like: System.Text.Json reads and writes them.</summary>
/// <param name="Handling">How a number that is held as object is written.</param>
internal sealed record DelegatedModel(TypeName Name, string Routine, NumberHandling Handling = NumberHandling.Strict) : TypeModel(Name);

/// <summary>A converter of the user's is called, or a factory of it.</summary>
/// <param name="Creation">The expression that makes it.</param>
/// <param name="SaysWhoHandlesNull">It overrides HandleNull. If it does not, the converter of a struct sees null.</param>
internal sealed record ConverterModel(TypeName Name, string Creation, bool SaysWhoHandlesNull = false) : TypeModel(Name);

/// <summary>A class of another project has a codec for it, which is called.</summary>
/// <param name="Lender">The class that lends the codec, as code.</param>
/// <param name="Codec">Its property.</param>
/// <param name="IsOrderUnknown">The lending class says so of the type's members, or of those of a type that it holds.</param>
internal sealed record BorrowedModel(TypeName Name, string Lender, string Codec, bool IsOrderUnknown) : TypeModel(Name);

/// <summary>Reported already: its routines only keep the rest of the generated code compiling.</summary>
internal sealed record UnsupportedModel(TypeName Name) : TypeModel(Name);
