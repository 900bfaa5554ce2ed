using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace JsonAot.Codecs;

/// <summary>
/// A strict cursor over the characters of a JSON document: what a person writes who scans a string by hand.
/// Nothing but RFC 8259 is accepted, and every failure says at which byte of the UTF-8 document it is.
/// </summary>
public ref partial struct TextScanner(string text)
{
    /// <summary>How many arrays and objects may stand in one another; System.Text.Json draws the line at the same place.</summary>
    public const int MostDepth = 64;

    private readonly string _text = text;
    private int _position;
    private int _depth;

    // True between an opening bracket and what follows it: the one place where no comma is expected.
    private bool _opened;

    /// <summary>The index of the next character, in characters.</summary>
    public readonly int Position => _position;

    /// <summary>Passes white space and looks at the next character; NUL, which begins no token, at the end.</summary>
    public char Peek()
    {
        while (_position < _text.Length)
        {
            char next = _text[_position];
            if (next is not (' ' or '\n' or '\r' or '\t'))
                return next;
            _position++;
        }

        return '\0';
    }

    public void Expect(char expected)
    {
        if (Peek() != expected)
            FailExpected($"'{expected}'");
        _position++;
    }

    /// <summary>Passes <c>null</c> if it stands here, or says that something else does.</summary>
    public bool TryReadNull()
    {
        if (Peek() != 'n')
            return false;
        ExpectWord("null");
        return true;
    }

    public bool ReadBoolean()
    {
        bool value = Peek() == 't';
        if (!value && Peek() != 'f')
            FailExpected("true or false");
        ExpectWord(value ? "true" : "false");
        return value;
    }

    public void EnterArray() => Enter('[');

    public void EnterObject() => Enter('{');

    /// <summary>Moves to the next element of an array; false once its end is passed.</summary>
    public bool MoveToElement() => MoveToNext(']');

    /// <summary>Moves to the value of the next member of an object; false once its end is passed.</summary>
    public bool MoveToMember(out ReadOnlySpan<char> name)
    {
        name = default;
        if (!MoveToNext('}'))
            return false;
        name = ReadText();
        Expect(':');
        return true;
    }

    /// <summary>Passes a whole value, as strictly as if it were read.</summary>
    public void SkipValue()
    {
        switch (Peek())
        {
            case '{':
                EnterObject();
                while (MoveToMember(out _))
                    SkipValue();
                break;
            case '[':
                EnterArray();
                while (MoveToElement())
                    SkipValue();
                break;
            case '"':
                ReadText();
                break;
            case 't' or 'f':
                ReadBoolean();
                break;
            case 'n':
                ExpectWord("null");
                break;
            default:
                ReadNumber();
                break;
        }
    }

    /// <summary>Refuses anything but white space after the document.</summary>
    public void ExpectEnd()
    {
        Peek();
        if (_position < _text.Length)
            FailExpected("the end of the document");
    }

    /// <summary>Makes the exception for a fault that begins at a character; only now is it counted in bytes.</summary>
    public static MalformedJsonException Malformed(string text, int position, string problem) =>
        new(problem, Encoding.UTF8.GetByteCount(text.AsSpan(0, Math.Min(position, text.Length))));

    [DoesNotReturn]
    public readonly void Fail(string problem, int position) => throw Malformed(_text, position, problem);

    private void Enter(char open)
    {
        Expect(open);
        if (++_depth > MostDepth)
            Fail($"arrays and objects nested deeper than {MostDepth}", _position - 1);
        _opened = true;
    }

    private bool MoveToNext(char close)
    {
        char next = Peek();
        if (next == close)
        {
            _position++;
            _depth--;
            _opened = false;
            return false;
        }

        if (!_opened)
        {
            if (next != ',')
                FailExpected($"',' or '{close}'");
            _position++;
        }

        _opened = false;
        return true;
    }

    private void ExpectWord(string word)
    {
        if (!_text.AsSpan(_position).StartsWith(word, StringComparison.Ordinal))
            FailExpected(word);
        _position += word.Length;
    }

    [DoesNotReturn]
    private readonly void FailExpected(string expected) =>
        Fail($"expected {expected}, found {(_position < _text.Length ? $"'{_text[_position]}'" : "the end")}", _position);
}
