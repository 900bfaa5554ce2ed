using System.Net;
using System.Net.Http.Headers;
using SpanCodecs;

namespace SpanCodecs.AspNetCore;

/// <summary>A value as the content of a request. It is written when the length or the content is first asked for, so that the length is known.</summary>
public sealed class SpanJsonContent<T> : HttpContent
{
    private readonly T? _value;
    private readonly SpanCodec<T> _codec;
    private byte[]? _utf8;

    public SpanJsonContent(T? value, SpanCodec<T> codec, MediaTypeHeaderValue? mediaType = null)
    {
        ArgumentNullException.ThrowIfNull(codec);
        _value = value;
        _codec = codec;
        Headers.ContentType = mediaType ?? new MediaTypeHeaderValue("application/json", "utf-8");
    }

    private byte[] Utf8 => _utf8 ??= _codec.SerializeToUtf8Bytes(_value);

    protected override bool TryComputeLength(out long length)
    {
        length = Utf8.Length;
        return true;
    }

    protected override void SerializeToStream(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        stream.Write(Utf8);
    }

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return stream.WriteAsync(Utf8, cancellationToken).AsTask();
    }

    protected override Task<Stream> CreateContentReadStreamAsync() => Task.FromResult<Stream>(new MemoryStream(Utf8, writable: false));
}
