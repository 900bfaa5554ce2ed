using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Codecs;

/// <summary>Options that the contenders by reflection share, in a web program too.</summary>
public static class Reflection
{
    public static Unavailable SwitchedOff { get; } = new(
        "reflection-based serialization is switched off in native builds: it throws InvalidOperationException; "
        + "switched on, it loses the members that trimming removed, without a word");

    /// <summary>Made as JsonSerializer does by default, with the payload's encoder, or by the options of a type from outside.</summary>
    /// <exception cref="InvalidOperationException">Reflection is switched off.</exception>
    [RequiresUnreferencedCode("Finds members by reflection.")]
    [RequiresDynamicCode("Makes converters at run time.")]
    public static JsonTypeInfo<T> TypeInfoOf<T>(Payload<T> payload)
        where T : class
    {
        JsonSerializerOptions options = payload.IsFromOutside
            ? new(payload.Metadata.Options) { TypeInfoResolver = null }
            : new() { Encoder = payload.Encoder, ReferenceHandler = payload.PreservesReferences ? ReferenceHandler.Preserve : null };
        // The generated metadata names enums by itself; options by reflection need a converter for it.
        if (payload is { IsFromOutside: true, EnumsByName: true })
            options.Converters.Add(new JsonStringEnumConverter());
        options.MakeReadOnly(populateMissingResolver: true);
        return (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
    }

    internal static IReadOnlyList<string> Adoption(AdoptedType type)
    {
        string options = AdoptedType.Initialized(
        [
            .. AdoptedType.When(type.Policy is not null, $"PropertyNamingPolicy = JsonNamingPolicy.{type.Policy}"),
            .. AdoptedType.When(type.EnumsByName, "Converters = { new JsonStringEnumConverter() }"),
            .. AdoptedType.When(type.OmitsNulls, "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull"),
            .. AdoptedType.When(type.ReadsAnyCase, "PropertyNameCaseInsensitive = true"),
        ]);
        return
        [
            "using System.Text.Json;",
            .. AdoptedType.When(type.EnumsByName || type.OmitsNulls, "using System.Text.Json.Serialization;"),
            "",
            $"var options = new JsonSerializerOptions{options};",
            "byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, options);",
            $"{type.Code}? again = JsonSerializer.Deserialize<{type.Code}>(json, options);",
        ];
    }
}
