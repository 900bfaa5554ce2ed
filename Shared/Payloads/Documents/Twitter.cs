using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Documents;

/// <summary>A page of a search: objects of up to forty members, and Japanese text.</summary>
public sealed class TwitterPayload() : DocumentPayload<Timeline>(
    "twitter.json", "30721e496a8d73cfc50658923c34eb2c0fbe15ee6835005e43ee624d8dedf200"), IHasSpanCodec<Timeline>
{
    private static readonly TwitterMetadata s_metadata = new(new JsonSerializerOptions
    {
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    public override string Name => "Twitter";

    public override string Description => "twitter.json: a page of a search, wide objects and Japanese text";

    public override JsonNamingPolicy NamingPolicy => JsonNamingPolicy.SnakeCaseLower;

    public override JavaScriptEncoder Encoder => JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    public override JsonTypeInfo<Timeline> Metadata => s_metadata.Timeline;

    public override Timeline CreateSample() => JsonSerializer.Deserialize(ReadDocument(), s_metadata.Timeline)!;

    public SpanCodec<Timeline> SpanCodec => TwitterCodecs.Timeline;

    public SpanCodecResolver? Resolver => TwitterCodecs.Resolver;
}

[JsonSerializable(typeof(Timeline))]
public sealed partial class TwitterMetadata : JsonSerializerContext;

[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, RelaxedEscaping = true)]
[SpanCodec(typeof(Timeline))]
public static partial class TwitterCodecs;
