using System.Text.Json;
using System.Text.Json.Serialization;
using NodaTime;
using NodaTime.Serialization.SystemTextJson;

namespace SpanCodecs.Tests.Generation.Types;

public class Meeting
{
    [NodaTimeDefaultJsonConverter]
    public Instant Begins { get; set; }

    [NodaTimeDefaultJsonConverter]
    public Instant? Ends { get; set; }

    [NodaTimeDefaultJsonConverter]
    public Period? Length { get; set; }

    [JsonConverter(typeof(NodaTimeDefaultJsonConverterFactory))]
    public LocalDate Day { get; set; }

    [JsonConverter(typeof(NodaTimeDefaultJsonConverterFactory))]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public LocalDate? Next { get; set; }
}

/// <summary>Adds a number to what is read, and takes it from what is written.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class ShiftAttribute(int by) : JsonConverterAttribute
{
    public DayOfWeek Day { get; set; }

    public string? Text { get; set; }

    public override JsonConverter CreateConverter(Type typeToConvert) => new Shift(by + (int)Day + (Text?.Length ?? 0));

    private sealed class Shift(int by) : JsonConverter<int>
    {
        public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetInt32() + by;

        public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteNumberValue(value - by);
    }
}

/// <summary>Names its converter to the base class.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Enum)]
public sealed class ByNameAttribute() : JsonConverterAttribute(typeof(JsonStringEnumConverter<Colour>));

/// <summary>A converter for all types of one kind, whose arguments are its own.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class WrappedAttribute(string name, Type marker) : JsonConverterAttribute
{
    public override JsonConverter? CreateConverter(Type typeToConvert) =>
        typeToConvert == typeof(Wrapped) ? new Converter<Wrapped>(name, marker, text => new Wrapped(text), value => value.Text)
        : new Converter<WrappedStruct>(name, marker, text => new WrappedStruct(text), value => value.Text);

    private sealed class Converter<T>(string name, Type marker, Func<string, T> read, Func<T, string> write) : JsonConverter<T>
    {
        public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            read(reader.GetString()![name.Length..]);

        public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
            writer.WriteStringValue(name + write(value) + marker.Name);
    }
}

[Wrapped("a \"name\"", typeof(List<>))]
public record Wrapped(string Text);

[Wrapped("", typeof(int[]))]
public record struct WrappedStruct(string Text);

public class Shifted
{
    [Shift(1)]
    public int One { get; set; }

    [Shift(-2, Day = DayOfWeek.Friday, Text = "é\n")]
    public int? Nullable { get; set; }

    [ByName]
    public Colour Colour { get; set; }

    public Wrapped? Wrapped { get; set; }

    public WrappedStruct? Struct { get; set; }

    public List<WrappedStruct>? Structs { get; set; }
}

public class NotMade
{
    [Shift(1)]
    public string? Text { get; set; }
}

public class Unwilled
{
    [JsonConverter(typeof(UnwillingConverter))]
    public string? Text { get; set; }
}

public sealed class UnwillingConverter : JsonConverter<string>
{
    public override bool CanConvert(Type typeToConvert) => false;

    public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => "";

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteNullValue();
}

[SpanCodec(typeof(Meeting))]
[SpanCodec(typeof(Shifted))]
[SpanCodec(typeof(NotMade))]
[SpanCodec(typeof(Unwilled))]
internal static partial class MadeCodecs;
