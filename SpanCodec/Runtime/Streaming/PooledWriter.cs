using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>Holds what is written before it is sent: a pooled buffer that is used again for each part.</summary>
internal sealed class PooledWriter : IBufferWriter<byte>, IDisposable
{
    private const int Smallest = 64 * 1024;

    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(Smallest);
    private int _used;

    public int Written { get; private set; }

    /// <summary>Enough to be worth sending; what is written next most likely still fits.</summary>
    public bool IsFull => Written >= Smallest / 2;

    public void Advance(int count)
    {
        Written += count;
        _used = Math.Max(_used, Written);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        if (_buffer.Length - Written < Math.Max(sizeHint, 1))
            _buffer = ThreadBuffer.Grow(_buffer, Written, sizeHint);
        return _buffer.AsMemory(Written);
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public async ValueTask SendAsync(Stream stream, CancellationToken cancellation)
    {
        if (Written == 0)
            return;
        await stream.WriteAsync(_buffer.AsMemory(0, Written), cancellation).ConfigureAwait(false);
        Written = 0;
    }

    public void Dispose()
    {
        ThreadBuffer.Release(_buffer, _used);
        _buffer = [];
    }
}
