using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>One way to read a request's body and to write a response's.</summary>
internal abstract class WebContender
{
    /// <param name="document">The payload's, for a contender that writes no value.</param>
    internal abstract WebOffer<T> Offer<T>(Payload<T> payload, byte[] document)
        where T : class;
}

/// <summary>Reads and writes bodies of one type.</summary>
internal abstract class Endpoint<T>
    where T : class
{
    internal virtual async Task EchoAsync(HttpContext context) => await WriteAsync(context.Response, await ReadAsync(context.Request));

    internal abstract ValueTask<T?> ReadAsync(HttpRequest request);

    internal abstract Task WriteAsync(HttpResponse response, T? value);
}

/// <summary>An endpoint, or the reason why there is none.</summary>
internal readonly record struct WebOffer<T>(Endpoint<T>? Endpoint, string? Unavailable)
    where T : class
{
    public static implicit operator WebOffer<T>(Endpoint<T> endpoint) => new(endpoint, null);

    public static implicit operator WebOffer<T>(Unavailable reason) => new(null, reason.Reason);
}

/// <summary>What a minimal API does with a parameter and a result, whatever the metadata comes from.</summary>
internal sealed class TypeInfoEndpoint<T>(JsonTypeInfo<T> typeInfo) : Endpoint<T>
    where T : class
{
    internal override ValueTask<T?> ReadAsync(HttpRequest request) => request.ReadFromJsonAsync(typeInfo);

    internal override Task WriteAsync(HttpResponse response, T? value) => response.WriteAsJsonAsync(value!, typeInfo);
}
