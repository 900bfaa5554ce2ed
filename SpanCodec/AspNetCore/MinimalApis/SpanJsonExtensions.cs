using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanCodecs.AspNetCore;

/// <summary>A request's body, and a response's, by a codec.</summary>
public static class SpanJsonExtensions
{
    /// <summary>Reads the whole body from BodyReader; from another charset through a stream that transcodes.</summary>
    public static async ValueTask<T?> ReadSpanJsonAsync<T>(this HttpRequest request, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        ArgumentNullException.ThrowIfNull(codec);
        if (JsonContentType.EncodingOf(request) is not { } encoding)
            return await codec.DeserializeAsync(request.BodyReader, cancellationToken).ConfigureAwait(false);
        Stream utf8 = System.Text.Encoding.CreateTranscodingStream(request.Body, encoding, System.Text.Encoding.UTF8, leaveOpen: true);
        await using (utf8.ConfigureAwait(false))
            return await codec.DeserializeAsync(utf8, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes to BodyWriter.</summary>
    public static async Task WriteSpanJsonAsync<T>(this HttpResponse response, T? value, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(response);
        ArgumentNullException.ThrowIfNull(codec);
        try
        {
            await codec.SerializeAsync(response.BodyWriter, value, cancellationToken).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (response.HttpContext.RequestAborted.IsCancellationRequested)
        {
            // Nobody waits for the answer any more.
        }
    }

    internal static bool CanHaveBody(this HttpRequest request) =>
        request.HttpContext.Features.Get<IHttpRequestBodyDetectionFeature>()?.CanHaveBody ?? request.ContentLength is not 0;
}
