using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>Texts of many alphabets, as they are: not written as escape sequences, which System.Text.Json does unless it is told otherwise.</summary>
public sealed class TextsPayload : FeedPayload
{
    // An encoder cannot be named in an attribute.
    private static readonly TextsMetadata s_metadata = new(new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    public override string Name => "Texts";

    public override string Description => "a feed of posts in many alphabets, in unescaped UTF-8, with emoji and some long texts";

    public override JsonTypeInfo<Feed> Metadata => s_metadata.Feed;

    public override JavaScriptEncoder Encoder => JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    public override SpanCodec<Feed> SpanCodec => TextsCodecs.Feed;

    public override SpanCodecResolver? Resolver => TextsCodecs.Resolver;
}
