using System.Text;

namespace JsonAot.Codecs;

public ref partial struct TextScanner
{
    public string ReadString() => ReadText().ToString();

    /// <summary>Reads a name or a string: a slice of the document, unless it must be unescaped.</summary>
    public ReadOnlySpan<char> ReadText()
    {
        Expect('"');
        int start = _position;
        while (true)
        {
            switch (NextOfText())
            {
                case '"':
                    return _text.AsSpan(start, _position++ - start);
                case '\\':
                    return Unescape(start);
                default:
                    PassCharacter();
                    break;
            }
        }
    }

    private string Unescape(int start)
    {
        var unescaped = new StringBuilder();
        while (true)
        {
            switch (NextOfText())
            {
                case '"':
                    unescaped.Append(_text, start, _position++ - start);
                    return unescaped.ToString();
                case '\\':
                    unescaped.Append(_text, start, _position - start);
                    AppendEscaped(unescaped);
                    start = _position;
                    break;
                default:
                    PassCharacter();
                    break;
            }
        }
    }

    private readonly char NextOfText()
    {
        if (_position >= _text.Length)
            Fail("a string without an end", _text.Length);
        char next = _text[_position];
        if (next < ' ')
            Fail("a control character inside a string", _position);
        return next;
    }

    private void PassCharacter()
    {
        char next = _text[_position];
        bool isPair = char.IsHighSurrogate(next) && char.IsLowSurrogate(CharacterAt(_position + 1));
        if (char.IsSurrogate(next) && !isPair)
            Fail("half of a surrogate pair", _position);
        _position += isPair ? 2 : 1;
    }

    private void AppendEscaped(StringBuilder unescaped)
    {
        int start = _position;
        char letter = CharacterAt(start + 1);
        if (letter == 'u')
        {
            AppendCodeUnits(unescaped, start);
            return;
        }

        const string letters = "\"\\/bfnrt";
        int index = letters.IndexOf(letter, StringComparison.Ordinal);
        if (index < 0)
            Fail("an unknown escape", start);
        unescaped.Append("\"\\/\b\f\n\r\t"[index]);
        _position = start + 2;
    }

    private void AppendCodeUnits(StringBuilder unescaped, int start)
    {
        char unit = ReadCodeUnit();
        unescaped.Append(unit);
        if (!char.IsSurrogate(unit))
            return;
        if (!char.IsHighSurrogate(unit) || CharacterAt(_position) != '\\' || CharacterAt(_position + 1) != 'u')
            Fail("half of a surrogate pair", start);
        char low = ReadCodeUnit();
        if (!char.IsLowSurrogate(low))
            Fail("half of a surrogate pair", start);
        unescaped.Append(low);
    }

    private char ReadCodeUnit()
    {
        int start = _position;
        int unit = 0;
        for (int i = start + 2; i < start + 6; i++)
        {
            char digit = CharacterAt(i);
            if (!char.IsAsciiHexDigit(digit))
                Fail("an escape without four hexadecimal digits", start);
            unit = (unit << 4) + (char.IsAsciiDigit(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10);
        }

        _position = start + 6;
        return (char)unit;
    }

    private readonly char CharacterAt(int index) => index < _text.Length ? _text[index] : '\0';
}
