using JsonAot.Codecs;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>System.Text.Json as an app has it by default.</summary>
internal sealed class ReflectionWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => DynamicCode.IsAvailable
        ? new TypeInfoEndpoint<T>(Reflection.TypeInfoOf(payload))
        : new Unavailable("reflection-based serialization is switched off in native builds");
}
