using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Serving.Contenders;

/// <summary>SpanCodec in an app of System.Text.Json: the one line that adopts it, and nothing else.</summary>
internal sealed class SpanCodecBridgeWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document)
    {
        if (payload is not IHasSpanCodec<T> { Resolver: { } resolver })
            return new Unavailable("this payload declares no resolver for its SpanCodec");
        var options = new JsonSerializerOptions(payload.Metadata.Options);
        options.TypeInfoResolverChain.Insert(0, resolver);
        // Without the codec this would be STJ source-gen under another name.
        return resolver.WhyNot(typeof(T), options) is { } reason
            ? new Unavailable($"the bridge leaves it to System.Text.Json: {reason}")
            : new TypeInfoEndpoint<T>((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)));
    }
}
