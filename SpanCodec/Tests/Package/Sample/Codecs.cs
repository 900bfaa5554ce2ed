using System.Text.Json.Serialization;
using SpanCodecs;

namespace Sample;

[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Line[]))]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
internal static partial class Codecs;

internal sealed class Order
{
    public int Number { get; set; }

    public required string Customer { get; init; }

    public DateTime Placed { get; set; }

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public List<Line> Lines { get; } = [];
}

internal sealed record Line(string Article, int Count, decimal Price);
