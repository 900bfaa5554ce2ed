using System.Text.Json;
using SpanCodecs;

namespace Million;

/// <summary>A record: a patch makes another one of it.</summary>
internal sealed record Order(int Id, DateTime Placed, string Status, Customer Customer, decimal Total)
{
    /// <summary>Absent where nobody has written one, which a document does not say with null.</summary>
    public Optional<string> Note { get; init; }
}

internal sealed record Customer(string Name, string City);

[SpanCodec(typeof(Order), Patches = true)]
[SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true)]
internal static partial class Codecs;
