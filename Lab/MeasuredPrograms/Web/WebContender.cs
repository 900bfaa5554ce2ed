using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>One way to read a request's body and to write a response's.</summary>
internal abstract class WebContender
{
    /// <param name="document">The payload's, for a contender that writes no value.</param>
    internal abstract WebOffer<T> Offer<T>(Payload<T> payload, byte[] document)
        where T : class;
}
