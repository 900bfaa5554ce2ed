using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

internal sealed class Converted
{
    [JsonConverter(typeof(HexadecimalConverter))]
    public int Hexadecimal { get; set; }

    public Celsius Temperature { get; set; }

    public List<Celsius>? Temperatures { get; set; }

    [JsonConverter(typeof(NullIsWordConverter))]
    public string? Word { get; set; }
}

[JsonConverter(typeof(CelsiusConverter))]
internal readonly record struct Celsius(double Degrees);

/// <summary>Fails as users' converters fail: with a JsonException of its own, and with exceptions that are none.</summary>
internal sealed class HexadecimalConverter : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        string text = reader.GetString() ?? throw new JsonException();
        return text.Length == 0
            ? throw new JsonException("An empty number.")
            : int.Parse(text, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
    }

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString("X", CultureInfo.InvariantCulture));
}

/// <summary>Reads and writes an object, so that more than one token belongs to it.</summary>
internal sealed class CelsiusConverter : JsonConverter<Celsius>
{
    public override Celsius Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.StartObject)
            throw new JsonException();
        double degrees = 0;
        while (reader.Read() && reader.TokenType != JsonTokenType.EndObject)
        {
            bool isDegrees = reader.ValueTextEquals("C"u8);
            reader.Read();
            if (isDegrees)
                degrees = reader.GetDouble();
            else
                reader.Skip();
        }

        return new Celsius(degrees);
    }

    public override void Write(Utf8JsonWriter writer, Celsius value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteNumber("C"u8, value.Degrees);
        writer.WriteEndObject();
    }
}

internal sealed class NullIsWordConverter : JsonConverter<string?>
{
    public override bool HandleNull => true;

    public override string? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.Null ? "nothing" : reader.GetString();

    public override void Write(Utf8JsonWriter writer, string? value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value ?? "null!");
}
