using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Support;

/// <summary>Finds the types that converters read and write by JsonSerializer, if a codec is called without it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class ConverterTypes
{
    /// <summary>
    /// Has enums that no generated code knows written by name too, if the program allows reflection: a converter may write them.
    /// </summary>
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Not reached where the program was compiled without reflection.")]
    public static JsonSerializerOptions WithEnumsByName(JsonSerializerOptions options)
    {
        if (JsonSerializer.IsReflectionEnabledByDefault)
            options.Converters.Add(new JsonStringEnumConverter());
        return options;
    }

    /// <summary>Knows what an adopted context knows, and every type if the program allows reflection.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Not reached where the program was trimmed without reflection.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "The same.")]
    public static IJsonTypeInfoResolver? Of(IJsonTypeInfoResolver? context) =>
        JsonSerializer.IsReflectionEnabledByDefault ? JsonTypeInfoResolver.Combine(context, new DefaultJsonTypeInfoResolver()) : context;
}
