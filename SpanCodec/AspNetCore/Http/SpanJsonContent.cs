using System.Net;
using System.Net.Http.Headers;
using System.Text;
using SpanCodecs;

namespace SpanCodecs.AspNetCore;

/// <summary>
/// A value as the content of a request, in the charset of its type. It is written when the length or the content is first asked for, so
/// that the length is known.
/// </summary>
public sealed class SpanJsonContent<T> : HttpContent
{
    private readonly T? _value;
    private readonly SpanCodec<T> _codec;
    private byte[]? _written;

    public SpanJsonContent(T? value, SpanCodec<T> codec, MediaTypeHeaderValue? mediaType = null)
    {
        ArgumentNullException.ThrowIfNull(codec);
        _value = value;
        _codec = codec;
        Headers.ContentType = mediaType ?? new MediaTypeHeaderValue("application/json", "utf-8");
    }

    private byte[] Written => _written ??= Write();

    protected override bool TryComputeLength(out long length)
    {
        length = Written.Length;
        return true;
    }

    protected override void SerializeToStream(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        stream.Write(Written);
    }

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
        SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return stream.WriteAsync(Written, cancellationToken).AsTask();
    }

    protected override Task<Stream> CreateContentReadStreamAsync() => Task.FromResult<Stream>(new MemoryStream(Written, writable: false));

    private byte[] Write()
    {
        byte[] utf8 = _codec.SerializeToUtf8Bytes(_value);
        return this.OtherEncoding() is { } other ? Encoding.Convert(Encoding.UTF8, other, utf8) : utf8;
    }
}
