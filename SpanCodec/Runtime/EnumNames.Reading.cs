namespace SpanCodecs.Support;

// Names in their usual form are found by their bytes; every other form is parsed as text.
public sealed partial class EnumNames<TEnum>
{
    private int ReadName(ReadOnlySpan<byte> json, int quote, out TEnum value)
    {
        int start = quote + 1;
        int end = StringScan.EndOfPlain(json, start);
        if (JsonRead.At(json, end, (byte)'"'))
        {
            ReadOnlySpan<byte> names = json[start..end];
            int index = _lookup.Find(names);
            if (index >= 0)
            {
                value = EnumBits<TEnum>.ToEnum(_fields[index].Bits);
                return end + 1;
            }

            if (!_differInCaseOnly && TryFindAll(names, out value))
                return end + 1;
        }

        int after = StringContent.Read(json, quote, typeof(TEnum), out StringContent content);
        bool isText = Utf8Text.TryDecode(content.Bytes, out string text);
        content.Release();
        if (!isText || !TryParse(text.AsSpan().Trim(), out value))
            JsonFail.ThrowConversion(quote, typeof(TEnum));
        else
            return after;
        value = default;
        return after;
    }

    /// <summary>Names separated by a comma, with or without a blank after it.</summary>
    private bool TryFindAll(ReadOnlySpan<byte> names, out TEnum value)
    {
        value = default;
        ulong bits = 0;
        while (true)
        {
            int comma = names.IndexOf((byte)',');
            ReadOnlySpan<byte> name = comma < 0 ? names : names[..comma];
            int index = name.IsEmpty ? -1 : _lookup.Find(name);
            if (index < 0)
                return false;
            bits |= _fields[index].Bits;
            if (comma < 0)
                return Is(bits, out value);
            names = names[(comma + 1)..];
            if (names.StartsWith(" "u8))
                names = names[1..];
        }
    }

    private bool TryParse(ReadOnlySpan<char> text, out TEnum value)
    {
        if (IsInteger(text))
        {
            value = default;
            return TryFind(text, out ulong named) ? Is(named, out value) : _allowNumbers && Enum.TryParse(text, out value);
        }

        foreach (Field field in _fields)
        {
            if (text.SequenceEqual(field.Name))
                return Is(field.Bits, out value);
        }

        ulong bits = 0;
        ReadOnlySpan<char> rest = text;
        do
        {
            int comma = rest.IndexOf(',');
            ReadOnlySpan<char> name = comma < 0 ? rest : rest[..comma].TrimEnd();
            rest = comma < 0 ? default : rest[(comma + 1)..].TrimStart();
            if (!TryFind(name, out ulong part))
            {
                value = default;
                return false;
            }

            bits |= part;
        }
        while (!rest.IsEmpty);
        return Is(bits, out value);
    }

    private static bool Is(ulong bits, out TEnum value)
    {
        value = EnumBits<TEnum>.ToEnum(bits);
        return true;
    }

    private bool TryFind(ReadOnlySpan<char> name, out ulong bits)
    {
        bits = 0;
        // The first that equals it apart from case, even where another is exactly equal.
        foreach (Field field in _fields)
        {
            StringComparison comparison = CaseSensitive?.Contains(field.Name) == true ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase;
            if (!name.Equals(field.Name, comparison))
                continue;
            bits = field.Bits;
            return true;
        }

        return false;
    }

    private static bool IsInteger(ReadOnlySpan<char> text)
    {
        if (text.Length > 0 && text[0] is '+' or '-')
            text = text[1..];
        return text.Length > 0 && !text.ContainsAnyExceptInRange('0', '9');
    }
}
