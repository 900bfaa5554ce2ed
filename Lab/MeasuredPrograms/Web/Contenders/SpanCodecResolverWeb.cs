using JsonAot.Codecs;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

internal sealed class SpanCodecResolverWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) =>
        ResolverOffer.Of<T, WebOffer<T>>(payload, typeInfo => new TypeInfoEndpoint<T>(typeInfo), reason => reason);
}
