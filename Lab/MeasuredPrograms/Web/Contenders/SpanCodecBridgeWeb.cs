using JsonAot.Codecs;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

internal sealed class SpanCodecBridgeWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) =>
        SpanCodecBridge.Offer<T, WebOffer<T>>(payload, typeInfo => new TypeInfoEndpoint<T>(typeInfo), reason => reason);
}
