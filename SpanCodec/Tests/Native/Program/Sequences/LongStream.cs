namespace SpanCodecs.Tests.Lanes;

/// <summary>A text that nobody has in memory: a beginning, one part again and again, and an end.</summary>
internal sealed class LongStream(ReadOnlySpan<byte> begin, byte[] part, ReadOnlySpan<byte> end, long length, int atOnce = int.MaxValue)
    : ReadOnlyStream
{
    private readonly byte[] _end = end.ToArray();
    private readonly long _parts = length / part.Length;
    private byte[] _current = begin.ToArray();
    private int _at;
    private long _done = -1;

    /// <summary>How much was asked for at once.</summary>
    internal int LargestRead { get; private set; }

    public override int Read(Span<byte> buffer)
    {
        LargestRead = Math.Max(LargestRead, buffer.Length);
        buffer = buffer[..Math.Min(buffer.Length, atOnce)];
        int written = 0;
        while (written < buffer.Length && (_at < _current.Length || Next()))
        {
            int count = Math.Min(_current.Length - _at, buffer.Length - written);
            _current.AsSpan(_at, count).CopyTo(buffer[written..]);
            _at += count;
            written += count;
        }

        return written;
    }

    private bool Next()
    {
        if (++_done > _parts)
            return false;
        (_current, _at) = (_done < _parts ? part : _end, 0);
        return true;
    }
}

internal abstract class ReadOnlyStream : Stream
{
    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public abstract override int Read(Span<byte> buffer);

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
