using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>
/// Looks at one document while it comes, and says when it cannot become one that is read, whatever follows: the codec then refuses what has
/// arrived, and does not wait for more. The first significant byte is looked at when it comes, and the first kilobyte closely when there is
/// more. Behind it brackets are counted, those in texts too. If more seem open than may be, what was counted is looked at closely. A
/// document of more than a kilobyte is looked at each time that it has grown by a quarter.
/// </summary>
internal struct ArrivingDocument(DocumentRules rules, byte opening)
{
    private const int CloseLength = 1024;

    private enum Stage
    {
        Before,
        Close,
        Counted,
        Behind,
        Refused,
    }

    private readonly DocumentRules _rules = rules;
    private readonly byte _opening = opening;
    private ValueScanner _scanner;
    private Stage _stage;
    private bool _isBegun;
    private bool _hasCommentBefore;
    private long _scanned;
    private long _closeEnd;
    private long _counted;
    private long _nextLength;
    private long _open;

    /// <summary>Most documents begin with their bracket, and have come whole: more is only looked at when there is more.</summary>
    /// <param name="beginning">The beginning of what has arrived, one byte at least.</param>
    /// <param name="length">The length of all that has arrived.</param>
    public bool NeedsLook(ReadOnlySpan<byte> beginning, long length)
    {
        if (_nextLength > 0 || beginning.IsEmpty || beginning[0] != _opening)
            return length >= _nextLength;
        _isBegun = true;
        _nextLength = NextLength(length);
        return false;
    }

    private static long NextLength(long length) => length + (length < CloseLength ? 1 : length / 4);

    /// <summary>Whether a document that needs a look cannot become one that is read.</summary>
    /// <param name="arrived">All that has arrived, from the first byte.</param>
    public bool IsRefused(ReadOnlySequence<byte> arrived)
    {
        bool isRefused = _stage switch
        {
            Stage.Refused => false,
            Stage.Before => IsRefusedAtFirst(arrived) || _isBegun && IsRefusedClosely(arrived),
            Stage.Close => IsRefusedClosely(arrived),
            Stage.Counted => IsRefusedByCount(arrived),
            _ => IsRefusedBehind(arrived),
        };
        if (isRefused)
            _stage = Stage.Refused;
        _nextLength = NextLength(arrived.Length);
        return isRefused;
    }

    private bool IsRefusedAtFirst(ReadOnlySequence<byte> arrived)
    {
        if (_scanned == 0)
        {
            // One or two bytes may be the beginning of a byte order mark.
            if (FirstSignificant(arrived, 0, out byte mark) == 0 && mark == 0xEF && arrived.Length < 3)
                return false;
            _scanned = arrived.Length - StreamedInput.WithoutMark(arrived).Length;
        }

        _scanned = FirstSignificant(arrived, _scanned, out byte first);
        if (_scanned == arrived.Length)
            return false;
        _hasCommentBefore = first == (byte)'/' && _rules.SkipComments;
        _scanner = new ValueScanner(_rules.SkipComments, _rules.MaxDepth, _hasCommentBefore);
        _stage = Stage.Close;
        _closeEnd = _scanned + CloseLength;
        // The end tells the place of a text or a number that is no value of the type.
        return IsRefusedTo(arrived, _scanned + 1) || _opening != 0 && first != _opening && first is (byte)'[' or (byte)'{';
    }

    private bool IsRefusedClosely(ReadOnlySequence<byte> arrived)
    {
        if (IsRefusedTo(arrived, Math.Min(arrived.Length, _closeEnd)))
            return true;
        if (_stage == Stage.Behind)
            return IsRefusedBehind(arrived);
        if (_scanned < _closeEnd)
            return false;
        // Text behind a long comment is the document's beginning, too.
        if (_hasCommentBefore && _scanner.Depth == 0)
        {
            _closeEnd = arrived.Length + CloseLength;
            return IsRefusedClosely(arrived);
        }

        _stage = Stage.Counted;
        (_counted, _open) = (_scanned, _scanner.Depth);
        return IsRefusedByCount(arrived);
    }

    private bool IsRefusedByCount(ReadOnlySequence<byte> arrived)
    {
        foreach (ReadOnlyMemory<byte> piece in arrived.Slice(_counted))
            _open += Brackets.Open(piece.Span);
        _counted = arrived.Length;
        if (_open <= _rules.MaxDepth)
            return false;
        if (IsRefusedTo(arrived, arrived.Length))
            return true;
        _open = _scanner.Depth;
        return false;
    }

    /// <summary>Whether more than blanks and comments stands behind the value. Text behind a comment is not looked at.</summary>
    private bool IsRefusedBehind(ReadOnlySequence<byte> arrived)
    {
        _scanned = FirstSignificant(arrived, _scanned, out byte found);
        return _scanned < arrived.Length && !(found == (byte)'/' && _rules.SkipComments);
    }

    private bool IsRefusedTo(ReadOnlySequence<byte> arrived, long end)
    {
        foreach (ReadOnlyMemory<byte> piece in arrived.Slice(_scanned, end - _scanned))
        {
            int at = 0;
            bool isEnd = _scanner.TryFindEnd(piece.Span, ref at);
            _scanned += at;
            if (!isEnd)
                continue;
            _stage = Stage.Behind;
            return _scanner.IsBroken;
        }

        return false;
    }

    /// <returns>The position of the first byte that is no blank; the length if there is none.</returns>
    private static long FirstSignificant(ReadOnlySequence<byte> arrived, long from, out byte found)
    {
        foreach (ReadOnlyMemory<byte> piece in arrived.Slice(from))
        {
            int at = piece.Span.IndexOfAnyExcept(" \t\r\n"u8);
            if (at >= 0)
            {
                found = piece.Span[at];
                return from + at;
            }

            from += piece.Length;
        }

        found = 0;
        return from;
    }
}
