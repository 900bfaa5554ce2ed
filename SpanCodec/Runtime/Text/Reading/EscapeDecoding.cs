using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Support;

/// <summary>The escape sequences of JSON strings.</summary>
internal static class EscapeDecoding
{
    /// <summary>The length of the escape sequence that begins at the backslash, or 0 when it is not one.</summary>
    public static int Length(ReadOnlySpan<byte> json, int backslash)
    {
        if ((uint)(backslash + 1) >= (uint)json.Length)
            return 0;
        byte kind = json[backslash + 1];
        if (kind == (byte)'u')
            return HexDigits.CodeUnit(json, backslash + 2) >= 0 ? 6 : 0;
        return Single(kind) != 0 ? 2 : 0;
    }

    // A table of all bytes: an index that is a byte needs no look at the table's length, and a letter no branch.
    private static ReadOnlySpan<byte> Singles =>
    [
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0, 34,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 47,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 92,  0,  0,  0,
         0,  0,  8,  0,  0,  0, 12,  0,  0,  0,  0,  0,  0,  0, 10,  0,
         0,  0, 13,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
         0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    ];

    /// <summary>The character that a letter after a backslash means, or 0 where it means none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte Single(byte kind) => Singles[kind];

    /// <summary>
    /// Decodes the escapes of a string's content; false for a lone surrogate. The result is never longer than the content.
    /// The content's escape sequences have been checked before.
    /// </summary>
    public static bool TryRemove(ReadOnlySpan<byte> content, Span<byte> destination, out int written)
    {
        int read = 0;
        written = 0;
        while (true)
        {
            int run = content[read..].IndexOf((byte)'\\');
            ReadOnlySpan<byte> plain = run < 0 ? content[read..] : content.Slice(read, run);
            plain.CopyTo(destination[written..]);
            written += plain.Length;
            read += plain.Length;
            if (run < 0)
                return true;

            byte kind = content[read + 1];
            if (kind != (byte)'u')
            {
                destination[written++] = Single(kind);
                read += 2;
                continue;
            }

            if (!TryScalar(content, ref read, out Rune scalar))
                return false;
            written += scalar.EncodeToUtf8(destination[written..]);
        }
    }

    // A high surrogate counts only with a low one escaped right behind it.
    private static bool TryScalar(ReadOnlySpan<byte> content, ref int read, out Rune scalar)
    {
        var first = (char)HexDigits.CodeUnit(content, read + 2);
        read += 6;
        if (Rune.TryCreate(first, out scalar))
            return true;
        if (read + 6 > content.Length || content[read] != (byte)'\\' || content[read + 1] != (byte)'u')
            return false;
        var second = (char)HexDigits.CodeUnit(content, read + 2);
        read += 6;
        return Rune.TryCreate(first, second, out scalar);
    }
}
