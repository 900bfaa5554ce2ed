using System.Text;

namespace SpanCodecs.Support;

// The member of a name that is not written as generated code expected it: with escapes, with other letters, or of no member at all.
public static partial class JsonRead
{
    private const byte Shortest = (byte)'0';
    private const byte ShortestBeyondAscii = (byte)'P';
    private const byte More = (byte)'p';

    /// <summary>
    /// Returns which of a type's names it is, or -1. <paramref name="names"/> has them all, each behind its length: a byte from '0' on for
    /// lengths below 32, from 'P' on if the name is not plain ASCII, and before it four bits more for each byte from 'p' on. One text for
    /// each type, and one loop for all of them, are a tenth of the native code that comparisons with each name are.
    /// </summary>
    /// <param name="name">The name as it is in the document, without escapes.</param>
    /// <param name="names">All names of the type.</param>
    /// <param name="ignoresCase">Compares as JsonSerializerOptions.PropertyNameCaseInsensitive does: by ordinal case, beyond ASCII
    /// too.</param>
    /// <param name="areAlike">Whether two of the names may differ in nothing but case, so that the very name is looked for first.</param>
    public static int Lookup(ReadOnlySpan<byte> name, ReadOnlySpan<byte> names, bool ignoresCase, bool areAlike = false)
    {
        if (areAlike && Lookup(name, names, ignoresCase: false) is >= 0 and int exact)
            return exact;
        bool isAscii = !ignoresCase || IsAscii(name);
        string? text = !isAscii && StrictUtf8Decoding.TryDecode(name, out string decoded) ? decoded : null;
        for (int at = 0, index = 0; at < names.Length; index++)
        {
            int length = 0;
            for (; names[at] >= More; at++)
                length = (length << 4) | (names[at] - More);
            bool isBeyond = names[at] >= ShortestBeyondAscii;
            length = (length << 5) | ((names[at] - Shortest) & 31);
            ReadOnlySpan<byte> known = names.Slice(at + 1, length);
            at += length + 1;
            if (length == name.Length && (ignoresCase && !isBeyond ? EqualsIgnoreCase(name, known) : name.SequenceEqual(known)))
                return index;
            // Changing the case never changes the number of characters, but letters beyond ASCII can match letters within it.
            bool mayDiffer = ignoresCase && (text is null ? isBeyond && isAscii : isBeyond || length == text.Length);
            if (mayDiffer && Encoding.UTF8.GetString(known)
                .Equals(text ?? Encoding.ASCII.GetString(name), StringComparison.OrdinalIgnoreCase))
                return index;
        }

        return -1;
    }

    // The framework's own brings vectors of all sizes into a native program, for names of a dozen bytes.
    private static bool EqualsIgnoreCase(ReadOnlySpan<byte> name, ReadOnlySpan<byte> known)
    {
        for (int i = 0; i < name.Length && i < known.Length; i++)
        {
            int letter = name[i] | 0x20;
            if (name[i] != known[i] && (letter != (known[i] | 0x20) || letter is < 'a' or > 'z'))
                return false;
        }

        return true;
    }

    private static bool IsAscii(ReadOnlySpan<byte> text)
    {
        int all = 0;
        foreach (byte value in text)
            all |= value;
        return all < 0x80;
    }
}
