using System.Buffers;
using System.IO.Pipelines;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>
/// The records of a JSON text sequence (RFC 7464), one at a time. The separator stands in no JSON text, not even in a string; so the next
/// record is found whatever is in this one.
/// </summary>
internal sealed class RecordReader(PipeReader source, int maxLength)
{
    private const byte Separator = 0x1E;

    // A line's end, which is no part of the value.
    private const int MostOfEnd = 2;

    // All bytes of a record that is too long are passed over.
    private bool _isTooLong;
    private bool _isBegun;
    private bool _isLast;
    private long _number;

    // How much of the record has been searched for its end: a long one comes in many pieces.
    private long _searched;

    // Where the source goes on behind the record that was given; null where none is.
    private SequencePosition? _behind;

    /// <summary>What stands between two separators. It is gone with the next one.</summary>
    internal ReadOnlySequence<byte> Current { get; private set; }

    /// <summary>Looks for the next record that is not empty. RFC 7464 lets separators follow each other.</summary>
    internal async ValueTask<bool> MoveNextAsync(CancellationToken cancellation)
    {
        Release();
        _isTooLong = false;
        while (!_isLast)
        {
            ReadResult read = await source.ReadAsync(cancellation).ConfigureAwait(false);
            if (read.IsCanceled)
                throw new OperationCanceledException("The reader of the pipe was cancelled.");
            if (Take(read.Buffer, read.IsCompleted))
                return true;
        }

        return false;
    }

    /// <exception cref="JsonException">The record is too long, stands before any separator, or was cut.</exception>
    internal void ThrowIfCut()
    {
        if (_isTooLong)
            throw Failure($"is longer than {maxLength} bytes, which is the limit that was given or the class's MaxLength");
        if (!_isBegun)
            throw Failure("does not begin with a record separator (RFC 7464)");
        // A number or a word may be the first part of a longer one; all others show where they end.
        byte last = LastOf(Current);
        if (last is not ((byte)'\n' or (byte)'\r' or (byte)' ' or (byte)'\t' or (byte)'}' or (byte)']' or (byte)'"'))
            throw Failure("may have been cut: a number, true, false or null must have a line feed behind it (RFC 7464)");
    }

    /// <returns>Whether there is a record, which then is not yet released.</returns>
    private bool Take(ReadOnlySequence<byte> buffer, bool isCompleted)
    {
        if (buffer.Slice(_searched).PositionOf(Separator) is { } end)
        {
            _searched = 0;
            ReadOnlySequence<byte> record = buffer.Slice(0, end);
            SequencePosition behind = buffer.GetPosition(1, end);
            if (IsBlank(record) && !_isTooLong)
            {
                _isBegun = true;
                source.AdvanceTo(behind);
                return false;
            }

            return Give(record, behind);
        }

        if (isCompleted)
        {
            _isLast = true;
            if (!IsBlank(buffer) || _isTooLong)
                return Give(buffer, buffer.End);
            source.AdvanceTo(buffer.End);
            return false;
        }

        if (buffer.Length > (long)maxLength + MostOfEnd)
        {
            (_isTooLong, _searched) = (true, 0);
            source.AdvanceTo(buffer.End);
        }
        else
        {
            _searched = buffer.Length;
            source.AdvanceTo(buffer.Start, buffer.End);
        }

        return false;
    }

    private bool Give(ReadOnlySequence<byte> record, SequencePosition behind)
    {
        _number++;
        _isTooLong |= record.Length > (long)maxLength + MostOfEnd || (record.Length > maxLength && LengthOf(record) > maxLength);
        (Current, _behind) = (record, behind);
        return true;
    }

    private void Release()
    {
        if (_behind is not { } behind)
            return;
        _isBegun = true;
        (Current, _behind) = (default, null);
        source.AdvanceTo(behind);
    }

    private JsonException Failure(string what) => new($"Record {_number} of the sequence {what}.");

    private static bool IsBlank(ReadOnlySequence<byte> record)
    {
        foreach (ReadOnlyMemory<byte> piece in record)
        {
            if (piece.Span.ContainsAnyExcept(" \t\r\n"u8))
                return false;
        }

        return true;
    }

    /// <summary>Without the blanks behind it, of which there are no more than those of a line's end.</summary>
    private static long LengthOf(ReadOnlySequence<byte> record)
    {
        long length = record.Length;
        while (length > 0 && LastOf(record.Slice(0, length)) is (byte)'\n' or (byte)'\r' or (byte)' ' or (byte)'\t')
            length--;
        return length;
    }

    private static byte LastOf(ReadOnlySequence<byte> record) => record.Slice(record.Length - 1).FirstSpan[0];
}
