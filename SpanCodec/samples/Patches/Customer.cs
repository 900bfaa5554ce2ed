using System.Text.Json;
using SpanCodecs;

namespace Patches;

/// <summary>A record: a patch makes another one of it, so that nobody sees one that is half patched.</summary>
internal sealed record Customer(int Id, string Name, string? Phone)
{
    public Address? Address { get; init; }
}

internal sealed record Address(string City, string? Street);

/// <summary>A request that knows what it may change. What is absent is left alone; null takes a phone away.</summary>
internal sealed class CustomerChange
{
    public Optional<string> Name { get; set; }

    public Optional<string?> Phone { get; set; }
}

[SpanCodec(typeof(Customer), Patches = true)]
[SpanCodec(typeof(CustomerChange))]
[SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true, RespectNullableAnnotations = true)]
internal static partial class Codecs;
