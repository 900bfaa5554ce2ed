using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>The converter for a union: its values may be texts and numbers too, and it may make something of null.</summary>
internal sealed class UnionConverter<T>(SpanCodec<T> codec, JsonSerializerOptions options, ContextOptions context)
    : CodecConverter<T>(codec, options, context)
{
    public override bool HandleNull => true;

    private protected override bool TakesEveryToken => true;
}
