using System.Globalization;
using System.Numerics;

namespace JsonAot.Codecs;

public ref partial struct TextScanner
{
    public int ReadInt32() => ReadNumber<int>(NumberStyles.AllowLeadingSign, "a 32-bit integer");

    public long ReadInt64() => ReadNumber<long>(NumberStyles.AllowLeadingSign, "a 64-bit integer");

    /// <summary>Reads a number as it stands, checked against the grammar of JSON and against no range.</summary>
    public ReadOnlySpan<char> ReadNumber()
    {
        char first = Peek();
        if (first != '-' && !char.IsAsciiDigit(first))
            FailExpected("a value");
        int start = _position;
        int end = first == '-' ? start + 1 : start;
        end = CharacterAt(end) == '0' ? end + 1 : PassDigits(end);
        if (CharacterAt(end) == '.')
            end = PassDigits(end + 1);
        if (CharacterAt(end) is 'e' or 'E')
            end = PassDigits(CharacterAt(end + 1) is '+' or '-' ? end + 2 : end + 1);
        _position = end;
        return _text.AsSpan(start, end - start);
    }

    private T ReadNumber<T>(NumberStyles styles, string expected)
        where T : struct, INumberBase<T>
    {
        Peek();
        int start = _position;
        if (!T.TryParse(ReadNumber(), styles, CultureInfo.InvariantCulture, out T value) || !T.IsFinite(value))
            Fail($"a number that is not {expected}", start);
        return value;
    }

    private readonly int PassDigits(int index)
    {
        if (!char.IsAsciiDigit(CharacterAt(index)))
            Fail("expected a digit", index);
        while (char.IsAsciiDigit(CharacterAt(index)))
            index++;
        return index;
    }
}
