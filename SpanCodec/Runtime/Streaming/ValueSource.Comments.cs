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

            await _pieces.FillAsync(cancellation).ConfigureAwait(false);
        }
    }

    /// <summary>
    /// The comment's length without the end of its line; 0 where it is none, and null where more must arrive before that is known.
    /// </summary>
    /// <param name="seen">How much of it has been searched.</param>
    private int? CommentLength(ref int seen)
    {
        ReadOnlySpan<byte> text = _pieces.Unread;
        int? none = _pieces.IsComplete ? 0 : null;
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
                if (seen + 1 >= text.Length && !_pieces.IsComplete)
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
        bool isLine = length > 0 && _pieces.Unread[1] == (byte)'/';
        _pieces.Pass(length);
        ReadOnlySpan<byte> behind = _pieces.Unread;
        if (isLine && behind.StartsWith((byte)'\r') && (behind.Length == 1 || behind[1] != (byte)'\n'))
            _pieces.Pass(1, commentLines: 1, lastCommentLine: 1);
    }
}
