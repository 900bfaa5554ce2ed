using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Lanes;

internal sealed record Entry(int Id, string? Name)
{
    public List<Entry>? Parts { get; set; }

    public JsonElement? Note { get; set; }

    public DateTimeOffset When { get; set; }

    public byte[]? Data { get; set; }

    [JsonPropertyName("größe+'")]
    public List<DateTimeOffset>? Times { get; set; }

    public Dictionary<string, string>? Names { get; set; }

    public Dictionary<double, double>? Powers { get; set; }
}

/// <summary>Both of its texts are escaped when the codec is generated.</summary>
[JsonDerivedType(typeof(Tagged), "é<\"")]
internal abstract record Marked(char Mark);

internal sealed record Tagged(char Mark) : Marked(Mark);

/// <summary>A value that a converter reads by JsonSerializer.</summary>
internal sealed record Entrusted([property: JsonConverter(typeof(EntrustedConverter))] int[]? Numbers);

internal sealed class EntrustedConverter : JsonConverter<int[]>
{
    public override int[]? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<int[]>(ref reader);

    public override void Write(Utf8JsonWriter writer, int[] value, JsonSerializerOptions options) =>
        JsonSerializer.Serialize(writer, value);
}

[SpanCodec(typeof(Entry), PropertyName = "One")]
[SpanCodec(typeof(Entry[]))]
[SpanCodec(typeof(int), PropertyName = "Number")]
[SpanCodec(typeof(DateTimeOffset))]
[SpanCodec(typeof(byte[]))]
[SpanCodec(typeof(string))]
[SpanCodec(typeof(char))]
[SpanCodec(typeof(Marked))]
[SpanCodec(typeof(object))]
internal static partial class LaneCodecs;

[SpanCodec(typeof(Entry))]
[SpanCodec(typeof(Marked))]
[SpanCodec(typeof(Entry[]), PropertyName = "All")]
[SpanCodecOptions(WriteIndented = true, IndentCharacter = '\t', IndentSize = 1, NewLine = "\r\n", RelaxedEscaping = true)]
internal static partial class IndentedLaneCodecs;

[SpanCodec(typeof(Entry))]
[SpanCodec(typeof(int), PropertyName = "Number")]
[SpanCodec(typeof(object))]
[SpanCodec(typeof(Entrusted))]
[SpanCodecOptions(ReadCommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true)]
internal static partial class LenientLaneCodecs;

[SpanCodec(typeof(Entry))]
[SpanCodecOptions(JsonSerializerDefaults.Web)]
internal static partial class WebLaneCodecs;

[SpanCodec(typeof(Entry))]
[SpanCodecOptions(
    JsonSerializerDefaults.Web, PropertyNamingPolicy = JsonKnownNamingPolicy.KebabCaseLower, NumberHandling = JsonNumberHandling.Strict)]
internal static partial class ChangedWebLaneCodecs;

/// <summary>The options of System.Text.Json that mean the same.</summary>
internal static class LaneOptions
{
    internal static readonly JsonSerializerOptions Indented = new()
    {
        WriteIndented = true,
        IndentCharacter = '\t',
        IndentSize = 1,
        NewLine = "\r\n",
        Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    internal static readonly JsonSerializerOptions Lenient =
        new() { ReadCommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    internal static readonly JsonSerializerOptions Web = new(JsonSerializerDefaults.Web);
}
