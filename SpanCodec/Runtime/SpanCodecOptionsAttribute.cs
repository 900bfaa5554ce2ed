using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs;

/// <summary>Options for every codec of a class; names and meanings are those of JsonSourceGenerationOptions.</summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class SpanCodecOptionsAttribute : Attribute
{
    public SpanCodecOptionsAttribute()
    {
    }

    /// <summary>Begins with one of System.Text.Json's presets; options that are set here as well override it.</summary>
    public SpanCodecOptionsAttribute(JsonSerializerDefaults defaults) => Defaults = defaults;

    public JsonSerializerDefaults Defaults { get; }

    /// <summary>Whether two members or entries may have one name: the last stays. When false, the second is refused.</summary>
    public bool AllowDuplicateProperties { get; set; } = true;

    /// <summary>A discriminator may follow other members; each object of a polymorphic type is then read twice.</summary>
    public bool AllowOutOfOrderMetadataProperties { get; set; }

    public bool AllowTrailingCommas { get; set; }

    public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }

    public bool IgnoreReadOnlyProperties { get; set; }

    public bool IgnoreReadOnlyFields { get; set; }

    public bool IncludeFields { get; set; }

    /// <summary>How deep objects and arrays may nest; 0 means 64.</summary>
    public int MaxDepth { get; set; }

    /// <summary>
    /// How many bytes a document from a stream or a pipe may have, and an element of a sequence; 0 means no limit. It is an option of
    /// SpanCodec alone: JsonSerializer reads streams itself.
    /// </summary>
    public int MaxLength { get; set; }

    public JsonNumberHandling NumberHandling { get; set; }

    public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }

    public bool PropertyNameCaseInsensitive { get; set; }

    public JsonKnownNamingPolicy PropertyNamingPolicy { get; set; }

    public JsonKnownNamingPolicy DictionaryKeyPolicy { get; set; }

    public JsonCommentHandling ReadCommentHandling { get; set; }

    /// <summary>Null is refused where annotations do not allow it. When not set, the project's switch decides.</summary>
    public bool RespectNullableAnnotations { get; set; }

    /// <summary>Constructor parameters without a default are required. When not set, the project's switch decides.</summary>
    public bool RespectRequiredConstructorParameters { get; set; }

    public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }

    public bool UseStringEnumConverter { get; set; }

    public bool WriteIndented { get; set; }

    /// <summary>"\n" or "\r\n" between the lines of indented output; when not set, the system's own.</summary>
    public string? NewLine { get; set; }

    /// <summary>The character that indented lines begin with: a blank, or a tab.</summary>
    public char IndentCharacter { get; set; } = ' ';

    /// <summary>How many of these characters per level, up to 127.</summary>
    public int IndentSize { get; set; } = 2;

    /// <summary>Escapes only what JSON demands, as JavaScriptEncoder.UnsafeRelaxedJsonEscaping does.</summary>
    public bool RelaxedEscaping { get; set; }

    public Type[]? Converters { get; set; }
}
