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

    /// <summary>Begins with the options that System.Text.Json has for a purpose; those that are said here as well go before them.</summary>
    public SpanCodecOptionsAttribute(JsonSerializerDefaults defaults) => Defaults = defaults;

    public JsonSerializerDefaults Defaults { get; }

    /// <summary>A discriminator may come behind other members; each object of a polymorphic type is gone through twice then.</summary>
    public bool AllowOutOfOrderMetadataProperties { get; set; }

    public bool AllowTrailingCommas { get; set; }

    public JsonIgnoreCondition DefaultIgnoreCondition { get; set; }

    public bool IgnoreReadOnlyProperties { get; set; }

    public bool IgnoreReadOnlyFields { get; set; }

    public bool IncludeFields { get; set; }

    /// <summary>How deep objects and arrays may nest; 0 stands for 64.</summary>
    public int MaxDepth { get; set; }

    public JsonNumberHandling NumberHandling { get; set; }

    public JsonObjectCreationHandling PreferredObjectCreationHandling { get; set; }

    public bool PropertyNameCaseInsensitive { get; set; }

    public JsonKnownNamingPolicy PropertyNamingPolicy { get; set; }

    public JsonKnownNamingPolicy DictionaryKeyPolicy { get; set; }

    public JsonCommentHandling ReadCommentHandling { get; set; }

    /// <summary>Null is refused where annotations say that there is none; where this is not said, the project's switch decides.</summary>
    public bool RespectNullableAnnotations { get; set; }

    /// <summary>Parameters of constructors without a default are required; where this is not said, the project's switch decides.</summary>
    public bool RespectRequiredConstructorParameters { get; set; }

    public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }

    public bool UseStringEnumConverter { get; set; }

    public bool WriteIndented { get; set; }

    /// <summary>"\n" or "\r\n" between the lines of indented output; the system's own where nothing is said.</summary>
    public string? NewLine { get; set; }

    /// <summary>What indented lines begin with: a blank, or a tab.</summary>
    public char IndentCharacter { get; set; } = ' ';

    /// <summary>How many of it a level is, up to 127.</summary>
    public int IndentSize { get; set; } = 2;

    /// <summary>Escapes only what JSON demands, as JavaScriptEncoder.UnsafeRelaxedJsonEscaping does.</summary>
    public bool RelaxedEscaping { get; set; }

    public Type[]? Converters { get; set; }
}
