using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Support;

/// <summary>Has System.Text.Json read and write <see cref="Optional{T}"/> as codecs do.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class OptionalConverter : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert)
    {
        ArgumentNullException.ThrowIfNull(typeToConvert);
        return OptionalValue.IsOptional(typeToConvert);
    }

    /// <summary>An absent one says which converter is for it: a generic converter cannot be made of a Type in a native program.</summary>
    [UnconditionalSuppressMessage(
        "Trimming", "IL2067", Justification = "It is a struct, and no constructor is called. System.Text.Json boxes values of it.")]
    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options)
    {
        ArgumentNullException.ThrowIfNull(typeToConvert);
        return ((IOptional)RuntimeHelpers.GetUninitializedObject(typeToConvert)).Converter;
    }
}

internal sealed class OptionalConverter<T> : JsonConverter<Optional<T>>
{
    public override bool HandleNull => true;

    public override Optional<T> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        try
        {
            return new Optional<T>(JsonSerializer.Deserialize(ref reader, Description(options))!);
        }
        catch (JsonException failure) when (failure.Path is not null)
        {
            // The place is that within the value; without one, the caller says where the member is.
            throw new JsonException(null, failure);
        }
    }

    public override void Write(Utf8JsonWriter writer, Optional<T> value, JsonSerializerOptions options)
    {
        if (!value.HasValue)
            throw OptionalValue.Absent(typeof(T));
        JsonSerializer.Serialize(writer, value.GetValueOrDefault()!, Description(options));
    }

    private static JsonTypeInfo<T> Description(JsonSerializerOptions options) => (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
}
