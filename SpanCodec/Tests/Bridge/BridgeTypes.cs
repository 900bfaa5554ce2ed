using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Bridge;

public sealed class Order
{
    public int Id { get; set; }

    public string? Customer { get; set; }

    public List<Line> Lines { get; set; } = [];

    public Order? Previous { get; set; }

    public Status Status { get; set; }
}

public sealed record Line(string Text, decimal Price);

public enum Status
{
    Open,
    Shipped,
}

public sealed class Choice<T>
    where T : struct, Enum
{
    public T Chosen { get; set; }
}

/// <summary>It names a number that nobody expects to have a name.</summary>
public enum Platform
{
    Left,
    Hidden = 113,
}

/// <summary>One number can be written by several names.</summary>
[Flags]
public enum Doors
{
    None = 0,
    Front = 1,
    Left = 16,
    Right = 32,
    Rear = 64,
}

/// <summary>Every number that it holds is names.</summary>
[Flags]
public enum Lamps : byte
{
    None = 0,
    Red = 1,
    Orange = 2,
    Yellow = 4,
    Green = 8,
    Blue = 16,
    Violet = 32,
    White = 64,
    Black = 128,
}

public sealed class Parcel
{
    public int Id { get; set; }

    public object? Content { get; set; }
}

/// <summary>Counts how often it is written.</summary>
public sealed class CountedParcel : IJsonOnSerializing
{
    public int Writings { get; set; }

    public object? Content { get; set; }

    public void OnSerializing() => Writings++;
}

[JsonDerivedType(typeof(Van), "van")]
public class Vehicle
{
    public int Wheels { get; set; }
}

public sealed class Van : Vehicle
{
    public double Load { get; set; }
}

/// <summary>No codec knows it.</summary>
public sealed class Fleet
{
    public Order? First { get; set; }

    [JsonNumberHandling(JsonNumberHandling.WriteAsString)]
    public List<int> Numbers { get; set; } = [];

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Others { get; set; }

    public Vehicle? Vehicle { get; set; }
}

/// <summary>No codec knows it.</summary>
public sealed class Nest<T>
{
    public Nest<T>? Inner { get; set; }

    public T? Held { get; set; }
}

[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Order[]))]
[SpanCodec(typeof(Parcel))]
[SpanCodec(typeof(CountedParcel))]
[SpanCodec(typeof(Dictionary<string, Order>))]
[SpanCodec(typeof(Vehicle))]
[SpanCodec(typeof(Van))]
[SpanCodec(typeof(List<int>))]
[SpanCodec(typeof(Dictionary<string, JsonElement>))]
[SpanCodec(typeof(Status))]
[SpanCodec(typeof(DateTime?))]
internal static partial class FleetCodecs;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class TextEnumCodecs;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(Converters = [typeof(JsonStringEnumConverter)])]
internal static partial class ListedEnumCodecs;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(Converters = [typeof(JsonStringEnumConverter<Status>)])]
internal static partial class OneEnumCodecs;

[SpanCodec(typeof(Choice<Platform>))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class PlatformCodecs;

[SpanCodec(typeof(Choice<Doors>))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class DoorCodecs;

[SpanCodec(typeof(Choice<Lamps>))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class LampCodecs;

[SpanCodec(typeof(Order))]
[SpanCodecOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    PropertyNameCaseInsensitive = true,
    NumberHandling = JsonNumberHandling.AllowReadingFromString)]
internal static partial class WebCodecs;

public sealed class Event
{
    public object? Value { get; set; }
}

public sealed class Noted
{
    [JsonExtensionData]
    public Dictionary<string, object>? Notes { get; set; }
}

[SpanCodec(typeof(Event))]
[SpanCodec(typeof(Noted))]
internal static partial class EventCodecs;

[JsonSerializable(typeof(Order))]
[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
internal sealed partial class NamingOrderContext : JsonSerializerContext;

/// <summary>Every time is noon.</summary>
public sealed class NoonConverter : JsonConverter<DateTime>
{
    public override DateTime Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => DateTime.UnixEpoch;

    public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteStringValue("noon");
}

/// <summary>Reads a truth as a bool, and not as an element, as System.Text.Json's documentation shows.</summary>
public sealed class InferringConverter : JsonConverter<object>
{
    public override object Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.True ? true : JsonElement.ParseValue(ref reader);

    public override void Write(Utf8JsonWriter writer, object value, JsonSerializerOptions options) => writer.WriteStringValue("inferred");
}
