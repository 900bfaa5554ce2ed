namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>System.Text.Json with the metadata of its generator.</summary>
internal sealed class SourceGenWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => new TypeInfoEndpoint<T>(payload.Metadata);
}
