using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs;

/// <summary>Options for every codec of a class; names and meanings are those of JsonSourceGenerationOptions.</summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class SpanCodecOptionsAttribute : Attribute
{
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

    public JsonUnmappedMemberHandling UnmappedMemberHandling { get; set; }

    public bool UseStringEnumConverter { get; set; }

    public bool WriteIndented { get; set; }

    /// <summary>Escapes only what JSON demands, as JavaScriptEncoder.UnsafeRelaxedJsonEscaping does.</summary>
    public bool RelaxedEscaping { get; set; }

    public Type[]? Converters { get; set; }
}
