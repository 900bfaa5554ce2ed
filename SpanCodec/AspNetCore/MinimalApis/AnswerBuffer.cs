using System.Buffers;
using SpanCodecs.Support;

namespace SpanCodecs.AspNetCore;

/// <summary>An answer before it is sent, in one piece.</summary>
internal sealed class AnswerBuffer : IBufferWriter<byte>
{
    [ThreadStatic]
    private static AnswerBuffer? t_free;

    private byte[] _buffer = [];
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

    /// <summary>Gives the buffer to the current thread. This may be another thread than the one that took it.</summary>
    internal void Return()
    {
        ThreadBuffer.Return(_buffer, _length);
        (_buffer, _length) = ([], 0);
        t_free = this;
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
        AnswerBuffer answer = t_free ?? new AnswerBuffer();
        t_free = null;
        answer._buffer = ThreadBuffer.Take(atLeast: 0);
        return answer;
    }

    private void Grow(int sizeHint)
    {
        int wanted = Math.Max(sizeHint, 1);
        if (_buffer.Length - _length < wanted)
            _buffer = ThreadBuffer.Grow(_buffer, _length, wanted);
    }
}
