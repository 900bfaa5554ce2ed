using System.Buffers;

namespace SpanCodecs.AspNetCore;

/// <summary>An answer before it is sent, in one piece. Each thread keeps one, unless it has become large.</summary>
internal sealed class AnswerBuffer : IBufferWriter<byte>
{
    private const int Smallest = 16 * 1024;
    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static AnswerBuffer? t_free;

    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(Smallest);
    private int _length;

    internal ReadOnlyMemory<byte> Written => _buffer.AsMemory(0, _length);

    internal static AnswerBuffer Of(ISpanCodec codec, object? value)
    {
        AnswerBuffer buffer = Take();
        try
        {
            codec.Serialize(buffer, value);
            return buffer;
        }
        catch
        {
            buffer.Return();
            throw;
        }
    }

    /// <summary>To the thread that is done with it, which need not be the one that took it.</summary>
    internal void Return()
    {
        _length = 0;
        if (_buffer.Length <= LargestKept && t_free is null)
        {
            t_free = this;
            return;
        }

        ArrayPool<byte>.Shared.Return(_buffer);
        _buffer = [];
    }

    public void Advance(int count) => _length += count;

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Grow(sizeHint);
        return _buffer.AsMemory(_length);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Grow(sizeHint);
        return _buffer.AsSpan(_length);
    }

    private static AnswerBuffer Take()
    {
        AnswerBuffer buffer = t_free ?? new AnswerBuffer();
        t_free = null;
        return buffer;
    }

    private void Grow(int sizeHint)
    {
        if (_buffer.Length - _length >= Math.Max(sizeHint, 1))
            return;
        // Twice as large, but no larger than an array can be; renting fails for more than that.
        long wanted = Math.Max(Math.Min((long)_buffer.Length * 2, Array.MaxLength), (long)_length + Math.Max(sizeHint, 1));
        byte[] larger = ArrayPool<byte>.Shared.Rent(checked((int)wanted));
        Written.Span.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_buffer);
        _buffer = larger;
    }
}
