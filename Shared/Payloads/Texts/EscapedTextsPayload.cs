using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>The same texts as System.Text.Json writes them unless it is told otherwise: an escape sequence for each character beyond ASCII.</summary>
public sealed class EscapedTextsPayload : FeedPayload
{
    public override string Name => "TextsEscaped";

    public override string Description => "the texts as System.Text.Json writes them by default, each character beyond ASCII as an escape sequence";

    public override JsonTypeInfo<Feed> Metadata => TextsMetadata.Default.Feed;

    public override SpanCodec<Feed> SpanCodec => EscapedTextsCodecs.Feed;

    public override SpanCodecResolver? Resolver => EscapedTextsCodecs.Resolver;
}
