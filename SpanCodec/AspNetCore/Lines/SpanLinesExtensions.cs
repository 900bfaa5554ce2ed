using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanCodecs.AspNetCore;

/// <summary>Lines in a request's body, and in a response's, by a codec: JSON Lines, NDJSON and JSON text sequences.</summary>
public static class SpanLinesExtensions
{
    /// <summary>Reads values as they arrive, in the format of the content type.</summary>
    /// <param name="request">Its body is read.</param>
    /// <param name="codec">Reads a line.</param>
    /// <param name="maxLineLength">The most bytes of a line; the class's <c>MaxLength</c> when left out.</param>
    /// <param name="cancellationToken">Ends the reading.</param>
    /// <exception cref="InvalidOperationException">The content type is none of lines.</exception>
    public static IAsyncEnumerable<T?> ReadSpanLinesAsync<T>(
        this HttpRequest request, SpanCodec<T> codec, int? maxLineLength = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        ArgumentNullException.ThrowIfNull(codec);
        string format = LinesFormat.Required(request.ContentType, "The request's content type");
        return LinesFormat.Read(request.Body, format, codec, maxLineLength, cancellationToken);
    }

    /// <summary>
    /// Writes values as they come, in the format that the client accepts or that is given. What has come is sent before the next value is
    /// waited for. Where the client goes away this ends, and the values are asked for no more.
    /// </summary>
    public static async Task WriteSpanLinesAsync<T>(
        this HttpResponse response, IAsyncEnumerable<T?> values, SpanCodec<T> codec, string? contentType = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(response);
        ArgumentNullException.ThrowIfNull(values);
        ArgumentNullException.ThrowIfNull(codec);
        HttpContext context = response.HttpContext;
        string format = contentType is null ? LinesFormat.Chosen(context.Request) : LinesFormat.Known(contentType) ?? LinesFormat.JsonLines;
        if (!response.HasStarted)
            response.ContentType = contentType ?? format;
        // Whoever compresses or collects the answer would hold lines back.
        context.Features.Get<IHttpResponseBodyFeature>()?.DisableBuffering();
        CancellationToken gone = context.RequestAborted;
        using CancellationTokenSource? either = cancellationToken.CanBeCanceled
            ? CancellationTokenSource.CreateLinkedTokenSource(cancellationToken, gone)
            : null;
        try
        {
            await LinesFormat.WriteAsync(response.BodyWriter, format, values, codec, either?.Token ?? gone).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (gone.IsCancellationRequested && !cancellationToken.IsCancellationRequested)
        {
            // Nobody is there to be told.
        }
    }
}
