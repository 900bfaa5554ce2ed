namespace SpanCodecs.Support;

// Comments between two values.
internal sealed partial class ValueSource
{
    private const int Begin = 2;

    /// <summary>False where the slash begins no comment, or one that does not end.</summary>
    private async ValueTask<bool> PassCommentAsync(CancellationToken cancellation)
    {
        int seen = Begin;
        while (true)
        {
            if (CommentLength(ref seen) is { } length)
            {
                PassComment(length);
                return length > 0;
            }

            await FillAsync(cancellation).ConfigureAwait(false);
        }
    }

    /// <summary>
    /// The comment's length without the end of its line; 0 where it is none, and null where more must arrive before that is known.
    /// </summary>
    /// <param name="seen">How much of it has been searched.</param>
    private int? CommentLength(ref int seen)
    {
        ReadOnlySpan<byte> text = _buffer.AsSpan(_start, _end - _start);
        int? none = _isComplete ? 0 : null;
        if (text.Length < Begin)
            return none;
        switch (text[1])
        {
            case (byte)'*':
                int end = text[seen..].IndexOf("*/"u8);
                if (end >= 0)
                    return seen + end + 2;
                // The star may have arrived without the slash.
                seen = Math.Max(text.Length - 1, Begin);
                return none;
            case (byte)'/':
                int line = text[seen..].IndexOfAny((byte)'\n', (byte)'\r');
                seen = line < 0 ? text.Length : seen + line;
                // The byte after a carriage return says whether that is a line of its own.
                if (seen + 1 >= text.Length && !_isComplete)
                    return null;
                // Unicode's own line ends are forbidden in such a comment by System.Text.Json.
                return text[..seen].IndexOf("\u2028"u8) < 0 && text[..seen].IndexOf("\u2029"u8) < 0 ? seen : 0;
            default:
                return 0;
        }
    }

    /// <summary>A lone carriage return is a line only where it ends a comment.</summary>
    private void PassComment(int length)
    {
        bool isLine = length > 0 && _buffer[_start + 1] == (byte)'/';
        Pass(length);
        if (isLine && _start < _end && _buffer[_start] == (byte)'\r' && (_start + 1 == _end || _buffer[_start + 1] != (byte)'\n'))
            Pass(1, commentLines: 1, lastCommentLine: 1);
    }
}
