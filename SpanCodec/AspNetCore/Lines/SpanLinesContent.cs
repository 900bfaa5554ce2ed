using System.IO.Pipelines;
using System.Net;
using System.Net.Http.Headers;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// Values as the content of a request, sent as they come. Its length is not known before, and it can be sent once.
/// </summary>
public sealed class SpanLinesContent<T> : HttpContent
{
    private readonly IAsyncEnumerable<T?> _values;
    private readonly SpanCodec<T> _codec;
    private readonly string _format;
    private bool _isSent;

    /// <param name="values">What is sent.</param>
    /// <param name="codec">Writes a line.</param>
    /// <param name="contentType">JSON Lines when left out.</param>
    public SpanLinesContent(IAsyncEnumerable<T?> values, SpanCodec<T> codec, string contentType = LinesFormat.JsonLines)
    {
        ArgumentNullException.ThrowIfNull(values);
        ArgumentNullException.ThrowIfNull(codec);
        _format = LinesFormat.Named(contentType);
        (_values, _codec) = (values, codec);
        Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
    }

    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
        SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (_isSent)
            throw new InvalidOperationException("These values have been sent: they come once, and nobody has kept them.");
        _isSent = true;
        // The pipe flushes the client's stream, which would keep short lines until there are many.
        PipeWriter pipe = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
        try
        {
            await LinesFormat.WriteAsync(pipe, _format, _values, _codec, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            await pipe.CompleteAsync().ConfigureAwait(false);
        }
    }
}
