namespace SpanCodecs.Tests.Checks;

/// <summary>Gives a byte or a few at a time, does not know its length, and completes some asynchronous reads later.</summary>
internal sealed class TricklingStream(byte[] content, int piece = 1) : Stream
{
    private int _position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer)
    {
        int read = Math.Min(piece, Math.Min(buffer.Length, content.Length - _position));
        content.AsSpan(_position, read).CopyTo(buffer);
        _position += read;
        return read;
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        // A browser's only thread cannot wait for what it would do itself, and the checks wait.
        if (_position % 64 == 1 && !OperatingSystem.IsBrowser())
            await Waiting.Later().ConfigureAwait(false);
        return Read(buffer.Span);
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        ReadAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
