using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Bridge;

public sealed class Calendar
{
    public Dictionary<DateOnly, Line> Days { get; set; } = [];
}

public sealed class Shifts
{
    public Dictionary<DayOfWeek, int> Hours { get; set; } = [];
}

/// <summary>Its members have converters, which read and write other types with the options that they are given.</summary>
public sealed class Bill
{
    public int Id { get; set; }

    [JsonConverter(typeof(AmountConverter))]
    public Amount? Total { get; set; }

    [JsonConverter(typeof(DiscountConverter))]
    public Amount? Discount { get; set; }
}

public sealed record Amount(decimal Value, string Currency);

public sealed record AmountParts(long Cents, string Currency);

/// <summary>No codec knows it.</summary>
public sealed class Ledger
{
    public List<Bill> Bills { get; set; } = [];
}

public sealed class Crate
{
    [JsonConverter(typeof(AmountFactory))]
    public Amount? Price { get; set; }
}

/// <summary>A converter as one is written for native programs.</summary>
public sealed class AmountConverter : JsonConverter<Amount>
{
    public override Amount Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        AmountParts parts = JsonSerializer.Deserialize(ref reader, (JsonTypeInfo<AmountParts>)options.GetTypeInfo(typeof(AmountParts)))!;
        return new Amount(parts.Cents / 100m, parts.Currency);
    }

    public override void Write(Utf8JsonWriter writer, Amount value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(
            writer,
            new AmountParts((long)(value.Value * 100), value.Currency),
            (JsonTypeInfo<AmountParts>)options.GetTypeInfo(typeof(AmountParts)));
}

/// <summary>Has another converter among the options do it, and fails where there is none.</summary>
public sealed class DiscountConverter : JsonConverter<Amount>
{
    public override Amount Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        AmountParts parts = Parts(options).Read(ref reader, typeof(AmountParts), options)!;
        return new Amount(parts.Cents / 100m, parts.Currency);
    }

    public override void Write(Utf8JsonWriter writer, Amount value, JsonSerializerOptions options) =>
        Parts(options).Write(writer, new AmountParts((long)(value.Value * 100), value.Currency), options);

    private static PartsConverter Parts(JsonSerializerOptions options) => options.Converters.OfType<PartsConverter>().Single();
}

/// <summary>"EUR 250"</summary>
public sealed class PartsConverter : JsonConverter<AmountParts>
{
    public override AmountParts Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        string[] parts = reader.GetString()!.Split(' ');
        return new AmountParts(long.Parse(parts[1], System.Globalization.CultureInfo.InvariantCulture), parts[0]);
    }

    public override void Write(Utf8JsonWriter writer, AmountParts value, JsonSerializerOptions options) =>
        writer.WriteStringValue(FormattableString.Invariant($"{value.Currency} {value.Cents}"));
}

/// <summary>Fails where the options have no other converter, before there is a converter.</summary>
public sealed class AmountFactory : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => typeToConvert == typeof(Amount);

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options)
    {
        _ = options.Converters.OfType<PartsConverter>().Single();
        return new DiscountConverter();
    }
}

/// <summary>Writes the key in another way than System.Text.Json.</summary>
public sealed class DottedDates : JsonConverter<DateOnly>
{
    private const string Format = "dd.MM.yyyy";

    public override DateOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        DateOnly.ParseExact(reader.GetString()!, Format, System.Globalization.CultureInfo.InvariantCulture);

    public override void Write(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options) =>
        writer.WriteStringValue(Text(value));

    public override DateOnly ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Read(ref reader, typeToConvert, options);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options) =>
        writer.WritePropertyName(Text(value));

    private static string Text(DateOnly value) => value.ToString(Format, System.Globalization.CultureInfo.InvariantCulture);
}

/// <summary>Writes what System.Text.Json's converter writes, and reads names that nobody knows.</summary>
public sealed class TolerantStatus : JsonConverter<Status>
{
    private readonly JsonConverter<Status> _names = (JsonConverter<Status>)new JsonStringEnumConverter<Status>()
        .CreateConverter(typeof(Status), JsonSerializerOptions.Default)!;

    public override Status Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Enum.TryParse(reader.GetString(), out Status known) ? known : Status.Open;

    public override void Write(Utf8JsonWriter writer, Status value, JsonSerializerOptions options) => _names.Write(writer, value, options);
}

/// <summary>Its converters write enums that no codec knows, with the options that they are given.</summary>
public sealed class Roster
{
    public UriKind Known { get; set; }

    [JsonConverter(typeof(BoxConverter<DayOfWeek>))]
    public Box<DayOfWeek>? Day { get; set; }

    [JsonConverter(typeof(BoxConverter<Dictionary<ConsoleKey, ConsoleColor[]>>))]
    public Box<Dictionary<ConsoleKey, ConsoleColor[]>>? Colors { get; set; }

    [JsonConverter(typeof(BoxConverter<UriKind>))]
    public Box<UriKind>? Again { get; set; }

    public System.Text.Json.Nodes.JsonNode? Node { get; set; }
}

public sealed record Box<T>(T Value);

/// <summary>A converter as most are written: by reflection.</summary>
public sealed class BoxConverter<T> : JsonConverter<Box<T>>
{
    public override Box<T> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        new(JsonSerializer.Deserialize<T>(ref reader, options)!);

    public override void Write(Utf8JsonWriter writer, Box<T> value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(writer, value.Value, options);
}

[SpanCodec(typeof(Roster))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class RosterCodecs;

[SpanCodec(typeof(Roster))]
internal static partial class NumberedRosterCodecs;

[SpanCodec(typeof(Calendar))]
internal static partial class KeyCodecs;

[SpanCodec(typeof(Shifts))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class TextKeyCodecs;

[SpanCodec(typeof(Bill))]
[SpanCodec(typeof(Crate))]
internal static partial class BillCodecs;

[JsonSerializable(typeof(Bill))]
[JsonSerializable(typeof(AmountParts))]
internal sealed partial class BillContext : JsonSerializerContext;

[SpanCodecsOf(typeof(BillContext))]
internal static partial class AdoptedBillCodecs;
