using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>Knows which ASCII characters are written as escape sequences, and with which letter.</summary>
internal static class AsciiEscapeLetters
{
    public const byte None = 0;
    public const byte Hexadecimal = (byte)'u';

    /// <summary>A byte for each character: 0 if the default encoder takes it as it is, else the letter behind the backslash.</summary>
    private static ReadOnlySpan<byte> Letters =>
        "uuuuuuuubtnufruu"u8
        + "uuuuuuuuuuuuuuuu"u8
        + "\0\0u\0\0\0uu\0\0\0u\0\0\0\0"u8
        + "\0\0\0\0\0\0\0\0\0\0\0\0u\0u\0"u8
        + "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"u8
        + "\0\0\0\0\0\0\0\0\0\0\0\0\\\0\0\0"u8
        + "u\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"u8
        + "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0u"u8;

    /// <summary>The letter of an ASCII character's escape sequence, or 0. Only for the default encoder.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte LetterOf(char ascii) => Letters[ascii];

    /// <summary>The letter of a character that is escaped. The relaxed encoder's differs only for the quotation mark.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte LetterOf(char ascii, bool isRelaxed) => isRelaxed && ascii == '"' ? (byte)'"' : LetterOf(ascii);

    /// <summary>Whether a character is not written as one byte: as an escape sequence, or as several bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsSpecial(char value, bool isRelaxed) => isRelaxed
        ? value is < ' ' or >= '\x7F' or '"' or '\\'
        : value >= 0x80 || LetterOf(value) != None;
}
