using JsonAot.Codecs;

namespace JsonAot.Serving.Contenders;

internal sealed class SpanCodecBridgeWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => SpanCodecBridge.TypeInfoOf(payload) switch
    {
        ({ } typeInfo, _) => new TypeInfoEndpoint<T>(typeInfo),
        (_, var reason) => new Unavailable(reason!),
    };
}
