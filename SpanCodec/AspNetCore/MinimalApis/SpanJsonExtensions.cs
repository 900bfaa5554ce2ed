using System.Text;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanCodecs.AspNetCore;

/// <summary>A request's body, and a response's, by a codec.</summary>
public static class SpanJsonExtensions
{
    /// <summary>Reads the whole body from BodyReader, and through a stream that transcodes another charset.</summary>
    /// <exception cref="InvalidOperationException">The content type is not that of JSON, or its charset is unknown.</exception>
    public static ValueTask<T?> ReadSpanJsonAsync<T>(
        this HttpRequest request, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        ArgumentNullException.ThrowIfNull(codec);
        if (!JsonContentType.IsJson(request))
            throw new InvalidOperationException(
                $"Unable to read the request as JSON because the request content type '{request.ContentType}' "
                    + "is not a known JSON content type.");
        return JsonContentType.EncodingOf(request) is { } encoding
            ? ReadTranscodedAsync(request, codec, encoding, cancellationToken)
            : codec.DeserializeAsync(request.BodyReader, cancellationToken);
    }

    /// <summary>Writes to BodyWriter. As WriteAsJsonAsync it sets the content type of JSON, whatever it was before.</summary>
    public static Task WriteSpanJsonAsync<T>(
        this HttpResponse response, T? value, SpanCodec<T> codec, CancellationToken cancellationToken = default) =>
        WriteSpanJsonAsync(response, value, codec, contentType: null, cancellationToken);

    /// <summary>Writes to BodyWriter, with a content type of its own.</summary>
    public static Task WriteSpanJsonAsync<T>(
        this HttpResponse response, T? value, SpanCodec<T> codec, string? contentType, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(response);
        ArgumentNullException.ThrowIfNull(codec);
        AnswerBuffer answer = AnswerBuffer.Of(codec, value);
        // More may be written before it and after it, so that the length of the whole is not known here.
        if (!response.HasStarted)
            response.ContentType = contentType ?? JsonContentType.Utf8Json;
        return JsonAnswer.SendAsync(response, answer, cancellationToken);
    }

    internal static bool CanHaveBody(this HttpRequest request) =>
        request.HttpContext.Features.Get<IHttpRequestBodyDetectionFeature>()?.CanHaveBody ?? request.ContentLength is not 0;

    private static async ValueTask<T?> ReadTranscodedAsync<T>(
        HttpRequest request, SpanCodec<T> codec, Encoding encoding, CancellationToken cancellationToken)
    {
        Stream utf8 = Encoding.CreateTranscodingStream(request.Body, encoding, Encoding.UTF8, leaveOpen: true);
        await using (utf8.ConfigureAwait(false))
            return await codec.DeserializeAsync(utf8, cancellationToken).ConfigureAwait(false);
    }
}
