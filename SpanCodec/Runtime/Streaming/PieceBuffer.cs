using System.Buffers;
using System.Text.Json;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>What has come of a stream and is not passed yet, in one buffer; and the place in the document up to there.</summary>
internal sealed class PieceBuffer(Stream stream, int maxLength) : IDisposable
{
    private const int Smallest = 32 * 1024;

    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(Smallest);
    private int _start;
    private int _end;
    private int _used;

    /// <summary>What has come and is not passed.</summary>
    public ReadOnlySpan<byte> Unread => _buffer.AsSpan(_start, _end - _start);

    public bool IsEmpty => _start == _end;

    /// <summary>Whether the stream has ended.</summary>
    public bool IsComplete { get; private set; }

    public DocumentPlace Place { get; set; }

    /// <summary>Reads more; false at the end of the stream.</summary>
    public bool Fill() => MakeRoom() && Add(stream.Read(_buffer.AsSpan(_end)));

    /// <inheritdoc cref="Fill"/>
    public async ValueTask<bool> FillAsync(CancellationToken cancellation) =>
        MakeRoom() && Add(await stream.ReadAsync(_buffer.AsMemory(_end), cancellation).ConfigureAwait(false));

    /// <summary>Passes a byte order mark, which is no part of the document. False where more must come before that is known.</summary>
    public bool TryPassMark()
    {
        if (_end < 3 && !IsComplete && "\uFEFF"u8.StartsWith(Unread))
            return false;
        if (Unread.StartsWith("\uFEFF"u8))
            _start += 3;
        return true;
    }

    /// <summary>Counts the lines of what is passed, and those that a scanner has found in its comments.</summary>
    public void Pass(int bytes, int commentLines = 0, int lastCommentLine = 0)
    {
        ReadOnlySpan<byte> passed = _buffer.AsSpan(_start, bytes);
        int lastLine = Math.Max(passed.LastIndexOf((byte)'\n') + 1, lastCommentLine);
        Place = new DocumentPlace(
            Place.Line + passed.Count((byte)'\n') + commentLines, lastLine == 0 ? Place.Byte + bytes : bytes - lastLine);
        _start += bytes;
    }

    public JsonException TooLong() => new(StreamedInput.TooLong(maxLength));

    public void Dispose()
    {
        ThreadBuffer.Release(_buffer, _used);
        _buffer = [];
    }

    private bool MakeRoom()
    {
        if (IsComplete)
            return false;
        if (_end - _start > maxLength)
            throw TooLong();
        if (_start > 0)
        {
            Unread.CopyTo(_buffer);
            (_start, _end) = (0, _end - _start);
        }

        if (_end == _buffer.Length)
            _buffer = ThreadBuffer.Grow(_buffer, _end, 1);
        return true;
    }

    private bool Add(int read)
    {
        _end += StreamedInput.Possible(read, _buffer.Length - _end);
        _used = Math.Max(_used, _end);
        IsComplete = read == 0;
        return read > 0;
    }
}
