using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>
/// Says when the beginning of a token is worth another look, after more of it has come. A reader begins at its first byte each time: where
/// a long text comes in small pieces, it would read it as often as there are pieces. Here each byte is looked at once.
/// </summary>
internal struct PartialToken
{
    private static readonly SearchValues<byte> s_number = SearchValues.Create("+-.0123456789eE"u8);

    private Stage _stage;
    private int _at;

    private enum Stage
    {
        Between,
        String,
        BehindString,
        Slash,
        LineComment,
        BlockComment,
        BlockStar,
        Number,
        Whole,
    }

    /// <param name="text">All that has come from the token's first byte on, or from the comma, the blanks and comments before it.</param>
    public bool IsWorthALook(ReadOnlySpan<byte> text)
    {
        while (_at < text.Length && _stage != Stage.Whole)
        {
            if (Pass(text[_at..]))
                return true;
        }

        // A reader passes blanks and comments at once, but for those behind a comma.
        return _stage == Stage.Whole || (_stage == Stage.Between && _at > 0 && text[0] != (byte)',');
    }

    /// <summary>Whether a text has come to its quote, which is mostly its end.</summary>
    private bool Pass(ReadOnlySpan<byte> rest)
    {
        switch (_stage)
        {
            case Stage.Between:
                int token = rest.IndexOfAnyExcept(" \t\r\n,"u8);
                _at += token < 0 ? rest.Length : token + 1;
                if (token >= 0)
                    Begin(rest[token]);
                return false;
            case Stage.String:
                int special = rest.IndexOfAny((byte)'"', (byte)'\\');
                // What an escape begins with is passed as well, even where it has not come yet.
                _at += special < 0 ? rest.Length : rest[special] == (byte)'"' ? special + 1 : special + 2;
                if (special < 0 || rest[special] != (byte)'"')
                    return false;
                _stage = Stage.BehindString;
                return true;
            case Stage.BehindString:
                // A name is only whole with its colon.
                int colon = rest.IndexOfAnyExcept(" \t\r\n"u8);
                _at += colon < 0 ? rest.Length : colon;
                _stage = colon < 0 ? Stage.BehindString : Stage.Whole;
                return false;
            case Stage.Slash:
                _stage = rest[0] switch { (byte)'/' => Stage.LineComment, (byte)'*' => Stage.BlockComment, _ => Stage.Whole };
                _at++;
                return false;
            case Stage.LineComment:
                int line = rest.IndexOfAny((byte)'\n', (byte)'\r');
                _at += line < 0 ? rest.Length : line + 1;
                _stage = line < 0 ? Stage.LineComment : Stage.Between;
                return false;
            case Stage.BlockComment:
                int star = rest.IndexOf((byte)'*');
                _at += star < 0 ? rest.Length : star + 1;
                _stage = star < 0 ? Stage.BlockComment : Stage.BlockStar;
                return false;
            case Stage.BlockStar:
                _stage = rest[0] switch { (byte)'/' => Stage.Between, (byte)'*' => Stage.BlockStar, _ => Stage.BlockComment };
                _at++;
                return false;
            default:
                int end = rest.IndexOfAnyExcept(s_number);
                _at += end < 0 ? rest.Length : end;
                _stage = end < 0 ? Stage.Number : Stage.Whole;
                return false;
        }
    }

    private void Begin(byte first) => _stage = first switch
    {
        (byte)'"' => Stage.String,
        (byte)'/' => Stage.Slash,
        (byte)'-' or (>= (byte)'0' and <= (byte)'9') => Stage.Number,
        _ => Stage.Whole,
    };
}
