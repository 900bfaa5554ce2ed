using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Generation.Types;

namespace SpanCodecs.Tests.Generation;

/// <summary>System.Text.Json's options for each of the contexts in <see cref="TestCodecs"/>' file.</summary>
internal static class KnownOptions
{
    internal static readonly JsonSerializerOptions Camel = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        DictionaryKeyPolicy = JsonNamingPolicy.SnakeCaseUpper,
        PropertyNameCaseInsensitive = true,
        Converters = { new JsonStringEnumConverter() },
    };

    internal static readonly JsonSerializerOptions Indented = new()
    {
        WriteIndented = true,
        PropertyNamingPolicy = JsonNamingPolicy.KebabCaseLower,
        Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    internal static readonly JsonSerializerOptions Sparse = new()
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
        IncludeFields = true,
        IgnoreReadOnlyProperties = true,
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
    };

    internal static readonly JsonSerializerOptions Unordered = new() { AllowOutOfOrderMetadataProperties = true };

    internal static readonly JsonSerializerOptions Lenient = new()
    {
        AllowTrailingCommas = true,
        ReadCommentHandling = JsonCommentHandling.Skip,
        NumberHandling = JsonNumberHandling.AllowReadingFromString
            | JsonNumberHandling.WriteAsString
            | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        MaxDepth = 4,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    internal static readonly JsonSerializerOptions Converting = new()
    {
        Converters = { new HexConverter() },
        PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate,
    };
}
