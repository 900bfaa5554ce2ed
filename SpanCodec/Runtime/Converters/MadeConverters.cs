using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

/// <summary>Converters that attributes and factories make when the program runs.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class MadeConverters
{
    /// <summary>The converter that an attribute names or makes.</summary>
    public static JsonConverter Of(JsonConverterAttribute attribute, Type type)
    {
        ArgumentNullException.ThrowIfNull(attribute);
        return (attribute.ConverterType is { } named ? Activator.CreateInstance(named) as JsonConverter : attribute.CreateConverter(type))
            ?? throw new InvalidOperationException($"'{attribute.GetType()}' makes no converter for '{type}'.");
    }

    /// <summary>Makes a converter for T?. If the given one takes only T, null is handled around it.</summary>
    public static JsonConverter OfNullable<T>(JsonConverter given)
        where T : struct
    {
        ArgumentNullException.ThrowIfNull(given);
        return given.CanConvert(typeof(T?)) ? given : new NullableFactory<T>(given);
    }

    private sealed class NullableFactory<T>(JsonConverter given) : JsonConverterFactory
        where T : struct
    {
        public override bool CanConvert(Type typeToConvert) => typeToConvert == typeof(T?);

        public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
            (given is JsonConverterFactory factory ? factory.CreateConverter(typeof(T), options) : given) is JsonConverter<T> made
                ? new NullableConverter<T>(made) : null;
    }

    /// <summary>This converter never sees null: its callers take null for a value without a converter.</summary>
    private sealed class NullableConverter<T>(JsonConverter<T> made) : JsonConverter<T?>
        where T : struct
    {
        public override T? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            made.Read(ref reader, typeof(T), options);

        public override void Write(Utf8JsonWriter writer, T? value, JsonSerializerOptions options) =>
            made.Write(writer, value!.Value, options);
    }
}
