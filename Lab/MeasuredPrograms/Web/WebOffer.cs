using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>An endpoint, or the reason why there is none.</summary>
internal readonly record struct WebOffer<T>(Endpoint<T>? Endpoint, string? Unavailable)
    where T : class
{
    public static implicit operator WebOffer<T>(Endpoint<T> endpoint) => new(endpoint, null);

    public static implicit operator WebOffer<T>(Unavailable reason) => new(null, reason.Reason);
}
