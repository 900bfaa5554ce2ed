using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Bridge;

public sealed class Calendar
{
    public Dictionary<DateOnly, Line> Days { get; set; } = [];
}

public sealed class Shifts
{
    public Dictionary<DayOfWeek, int> Hours { get; set; } = [];
}

/// <summary>Writes the key in another way than System.Text.Json.</summary>
public sealed class DottedDates : JsonConverter<DateOnly>
{
    private const string Format = "dd.MM.yyyy";

    public override DateOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        DateOnly.ParseExact(reader.GetString()!, Format, System.Globalization.CultureInfo.InvariantCulture);

    public override void Write(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options) => writer.WriteStringValue(Text(value));

    public override DateOnly ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => Read(ref reader, typeToConvert, options);

    public override void WriteAsPropertyName(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options) => writer.WritePropertyName(Text(value));

    private static string Text(DateOnly value) => value.ToString(Format, System.Globalization.CultureInfo.InvariantCulture);
}

/// <summary>Writes what System.Text.Json's converter writes, and reads names that nobody knows.</summary>
public sealed class TolerantStatus : JsonConverter<Status>
{
    private readonly JsonConverter<Status> _names = (JsonConverter<Status>)new JsonStringEnumConverter<Status>().CreateConverter(typeof(Status), JsonSerializerOptions.Default)!;

    public override Status Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Enum.TryParse(reader.GetString(), out Status known) ? known : Status.Open;

    public override void Write(Utf8JsonWriter writer, Status value, JsonSerializerOptions options) => _names.Write(writer, value, options);
}

[SpanCodec(typeof(Calendar))]
internal static partial class KeyCodecs;

[SpanCodec(typeof(Shifts))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class TextKeyCodecs;
