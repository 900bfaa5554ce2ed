using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>
/// Finds where a value ends in text that arrives in pieces, by its brackets and quotes. Whether it is JSON is decided by the codec, which
/// reads it next. But if it nests too deep, or has a byte that no JSON has outside of texts, it ends there: the codec refuses it, and does
/// not wait for more. As in System.Text.Json, nothing need follow a literal, and a number ends only before what may follow it.
/// </summary>
internal struct ValueScanner(bool skipsComments, int maxDepth, bool beginsWithComment = false)
{
    private static readonly SearchValues<byte> s_betweenBrackets = SearchValues.Create(" \t\r\n,:+-.0123456789Etruefalsn"u8);
    private static readonly SearchValues<byte> s_number = SearchValues.Create("+-.0123456789eE"u8);
    private static readonly SearchValues<byte> s_behindNumber = SearchValues.Create(",]}/ \t\r\n"u8);

    private enum Place
    {
        Start,
        Nothing,
        Container,
        String,
        Escape,
        Number,
        Literal,
        Slash,
        LineComment,
        CarriageReturn,
        BlockComment,
        BlockStar,
    }

    // A comment before the value is looked at as one inside of it.
    private Place _place = beginsWithComment ? Place.Container : Place.Start;
    private int _depth;
    private int _restOfLiteral;

    /// <summary>How many objects and arrays are open.</summary>
    public readonly int Depth => _depth;

    /// <summary>Whether the value ends where it cannot go on.</summary>
    public bool IsBroken { get; private set; }

    /// <summary>
    /// How many comments a lone carriage return has ended, which makes a line as a line feed does; and where the last such line begins.
    /// </summary>
    public int CommentLines { get; private set; }

    public int LastCommentLine { get; private set; }

    /// <param name="text">The part of the value that has arrived, or the part that follows on the one before.</param>
    /// <param name="at">How far it has been scanned. It moves on, in the end to the first byte after the value.</param>
    public bool TryFindEnd(ReadOnlySpan<byte> text, ref int at)
    {
        while (at < text.Length)
        {
            ReadOnlySpan<byte> rest = text[at..];
            switch (_place)
            {
                case Place.Start:
                    _place = rest[0] switch
                    {
                        (byte)'"' => Place.String,
                        (byte)'[' or (byte)'{' => Place.Container,
                        (byte)'t' or (byte)'f' or (byte)'n' => Place.Literal,
                        (byte)'-' or (>= (byte)'0' and <= (byte)'9') => Place.Number,
                        _ => Place.Nothing,
                    };
                    _depth = _place == Place.Container ? 1 : 0;
                    _restOfLiteral = rest[0] == (byte)'f' ? 4 : 3;
                    at++;
                    if (_place == Place.Nothing)
                        return IsBroken = true;
                    break;
                case Place.Literal:
                    int passed = Math.Min(_restOfLiteral, rest.Length);
                    at += passed;
                    _restOfLiteral -= passed;
                    if (_restOfLiteral == 0)
                        return true;
                    break;
                case Place.Number:
                    int end = rest.IndexOfAnyExcept(s_number);
                    at = end < 0 ? text.Length : at + end;
                    if (end < 0)
                        break;
                    IsBroken = !s_behindNumber.Contains(rest[end]);
                    if (IsBroken)
                        at++;
                    return true;
                case Place.String:
                    int quote = rest.IndexOfAny((byte)'"', (byte)'\\');
                    at = quote < 0 ? text.Length : at + quote + 1;
                    if (quote < 0)
                        break;
                    _place = rest[quote] == (byte)'\\' ? Place.Escape : Place.Container;
                    if (_place == Place.Container && _depth == 0)
                        return true;
                    break;
                case Place.Escape:
                    at++;
                    _place = Place.String;
                    break;
                case Place.Container:
                    int bracket = rest.IndexOfAnyExcept(s_betweenBrackets);
                    at = bracket < 0 ? text.Length : at + bracket + 1;
                    if (bracket >= 0 && IsEnd(rest[bracket]))
                        return true;
                    break;
                default:
                    at = InComment(rest, at);
                    break;
            }
        }

        return false;
    }

    private bool IsEnd(byte found)
    {
        switch (found)
        {
            case (byte)'"':
                _place = Place.String;
                return false;
            case (byte)'/' when skipsComments:
                _place = Place.Slash;
                return false;
            case (byte)'[' or (byte)'{':
                return IsBroken = ++_depth > maxDepth;
            case (byte)']' or (byte)'}':
                return --_depth == 0;
            default:
                return IsBroken = true;
        }
    }

    private int InComment(ReadOnlySpan<byte> rest, int at)
    {
        switch (_place)
        {
            case Place.Slash:
                _place = rest[0] switch { (byte)'/' => Place.LineComment, (byte)'*' => Place.BlockComment, _ => Place.Container };
                return _place == Place.Container ? at : at + 1;
            case Place.LineComment:
                int line = rest.IndexOfAny((byte)'\n', (byte)'\r');
                if (line < 0)
                    return at + rest.Length;
                _place = rest[line] == (byte)'\r' ? Place.CarriageReturn : Place.Container;
                return at + line + 1;
            case Place.CarriageReturn:
                _place = Place.Container;
                if (rest[0] != (byte)'\n')
                    (CommentLines, LastCommentLine) = (CommentLines + 1, at);
                return at;
            case Place.BlockComment:
                int star = rest.IndexOf((byte)'*');
                _place = star < 0 ? Place.BlockComment : Place.BlockStar;
                return star < 0 ? at + rest.Length : at + star + 1;
            default:
                _place = rest[0] switch { (byte)'/' => Place.Container, (byte)'*' => Place.BlockStar, _ => Place.BlockComment };
                return at + 1;
        }
    }
}
