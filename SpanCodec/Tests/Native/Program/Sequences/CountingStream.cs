namespace SpanCodecs.Tests.Lanes;

/// <summary>Keeps nothing of what is written but how much it was.</summary>
internal sealed class CountingStream : Stream
{
    internal long Count { get; private set; }

    internal int LargestWrite { get; private set; }

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => Count;

    public override long Position { get => Count; set => throw new NotSupportedException(); }

    public override void Write(byte[] buffer, int offset, int count) => Count += count;

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Count += buffer.Length;
        LargestWrite = Math.Max(LargestWrite, buffer.Length);
        return ValueTask.CompletedTask;
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
