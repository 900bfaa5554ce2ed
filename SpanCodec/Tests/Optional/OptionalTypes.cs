using System.Text.Json;
using System.Text.Json.Serialization;

#pragma warning disable CA2227, CA1002 // Shapes that people write, good or not.

namespace SpanCodecs.Tests.Optionals;

/// <summary>What System.Text.Json leaves out by its attribute, and codecs by themselves.</summary>
internal sealed class Marked
{
    public int First { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<int> Number { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<string?> Text { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<int?> Nullable { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<List<string?>?> List { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<Marked?> Inner { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<Dictionary<string, decimal>> Prices { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<DateTimeOffset> Due { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<object?> Held { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<JsonElement> Element { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<Guid> Secret { get; set; }

    public int Last { get; set; }
}

/// <summary>No attribute says anything.</summary>
internal sealed class Unmarked
{
    public Optional<int> Number { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public Optional<string?> Text { get; set; }

    public Optional<Unmarked?> Inner { get; set; }

    [JsonIgnore]
    public Optional<int> Ignored { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)]
    public Optional<int> Written { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
    public Optional<int> Read { get; set; }
}

internal sealed record Made(
    int Id,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] Optional<string?> Name = default)
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<int> Set { get; init; }

    public required Optional<int?> Needed { get; init; }
}

internal struct Spare
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<string?> Text { get; set; }
}

[SpanCodec(typeof(Marked))]
[SpanCodec(typeof(Unmarked))]
[SpanCodec(typeof(Made))]
[SpanCodec(typeof(Spare))]
internal static partial class OptionalCodecs;

[SpanCodec(typeof(Marked))]
[SpanCodec(typeof(Unmarked))]
[SpanCodecOptions(JsonSerializerDefaults.Web, WriteIndented = true, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
internal static partial class WebOptionalCodecs;

[SpanCodec(typeof(Unmarked))]
[SpanCodecOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault)]
internal static partial class SparseOptionalCodecs;

[JsonSerializable(typeof(Marked))]
[JsonSerializable(typeof(Unmarked))]
[JsonSerializable(typeof(Made))]
[JsonSerializable(typeof(int?))]
[JsonSerializable(typeof(List<string>))]
[JsonSerializable(typeof(Dictionary<string, decimal>))]
[JsonSerializable(typeof(DateTimeOffset))]
[JsonSerializable(typeof(object))]
[JsonSerializable(typeof(JsonElement))]
[JsonSerializable(typeof(Guid))]
internal sealed partial class OptionalMetadata : JsonSerializerContext;
