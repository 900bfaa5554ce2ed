using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Unicode;

namespace SpanCodecs.Generated;

/// <summary>
/// Writes text as the two encoders do. The default one is simple (everything beyond ASCII becomes \uXXXX, half a surrogate pair
/// U+FFFD) and done here; the relaxed one's tables are the framework's own.
/// </summary>
internal static class TextEscaping
{
    /// <summary>How many characters are written at once: their worst case is reserved.</summary>
    public const int Piece = 256;

    public const int LongestPerCharacter = 6;

    /// <summary>
    /// Gives back how many characters were read: all of them, but for a first half of a pair at the end of a piece that is not
    /// the last.
    /// </summary>
    public static int Write(ReadOnlySpan<char> text, Span<byte> destination, bool isLast, bool isRelaxed, out int written)
    {
        if (!isLast && char.IsHighSurrogate(text[^1]))
            text = text[..^1];
        written = isRelaxed ? WriteRelaxed(text, destination) : WriteDefault(text, destination);
        return text.Length;
    }

    private static int WriteDefault(ReadOnlySpan<char> text, Span<byte> destination)
    {
        int at = 0;
        for (int i = 0; i < text.Length; i++)
        {
            char value = text[i];
            if (!PlainText.IsSpecial(value, isRelaxed: false))
            {
                destination[at++] = (byte)value;
            }
            else if (value < 0x80)
            {
                at = WriteAscii(destination, at, value);
            }
            else if (!char.IsSurrogate(value))
            {
                at = WriteHex(destination, at, value);
            }
            else if (i + 1 < text.Length && char.IsSurrogatePair(value, text[i + 1]))
            {
                at = WriteHex(destination, at, value);
                at = WriteHex(destination, at, text[++i]);
            }
            else
            {
                at = WriteHex(destination, at, '\uFFFD');
            }
        }

        return at;
    }

    private static int WriteAscii(Span<byte> destination, int at, char value)
    {
        byte letter = value switch
        {
            '\b' => (byte)'b',
            '\t' => (byte)'t',
            '\n' => (byte)'n',
            '\f' => (byte)'f',
            '\r' => (byte)'r',
            '\\' => (byte)'\\',
            _ => 0,
        };
        if (letter == 0)
            return WriteHex(destination, at, value);
        destination[at] = (byte)'\\';
        destination[at + 1] = letter;
        return at + 2;
    }

    private static int WriteHex(Span<byte> destination, int at, char value)
    {
        Span<byte> sequence = destination.Slice(at, LongestPerCharacter);
        ReadOnlySpan<byte> digits = "0123456789ABCDEF"u8;
        sequence[0] = (byte)'\\';
        sequence[1] = (byte)'u';
        sequence[2] = digits[value >> 12];
        sequence[3] = digits[(value >> 8) & 15];
        sequence[4] = digits[(value >> 4) & 15];
        sequence[5] = digits[value & 15];
        return at + LongestPerCharacter;
    }

    [SkipLocalsInit]
    private static int WriteRelaxed(ReadOnlySpan<char> text, Span<byte> destination)
    {
        Span<char> encoded = stackalloc char[Piece * LongestPerCharacter];
        OperationStatus status = JavaScriptEncoder.UnsafeRelaxedJsonEscaping.Encode(text, encoded, out _, out int characters);
        System.Diagnostics.Debug.Assert(status == OperationStatus.Done);
        _ = Utf8.FromUtf16(encoded[..characters], destination, out _, out int written);
        return written;
    }
}
