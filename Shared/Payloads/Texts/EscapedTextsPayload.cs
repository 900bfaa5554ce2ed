using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>The same texts as System.Text.Json writes them unless it is told otherwise: an escape sequence for each character beyond ASCII.</summary>
public sealed class EscapedTextsPayload : Payload<Feed>,
    IHasFastPath<Feed>, IHasHandWritten<Feed>, IHasSpanCodec<Feed>, IHasCopy<Feed>, IHasEquality<Feed>
{
    public override string Name => "TextsEscaped";

    public override string Description => "the texts as System.Text.Json writes them by default, each character beyond ASCII as an escape sequence";

    public override JsonTypeInfo<Feed> Metadata => TextsMetadata.Default.Feed;

    public JsonTypeInfo<Feed> FastPath => TextsFastPath.Default.Feed;

    public IHandWrittenCodec<Feed> HandWritten { get; } = new TextsHandWritten();

    public SpanCodec<Feed> SpanCodec => EscapedTextsCodecs.Feed;

    public SpanCodecResolver? Resolver => EscapedTextsCodecs.Resolver;

    public override Feed CreateSample() => TextGenerator.Create();

    public Feed Copy(Feed value) => TextsCopy.Copy(value);

    public bool IsSame(Feed expected, Feed actual) => TextsPayload.AreSame(expected, actual);
}
