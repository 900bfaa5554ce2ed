using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Writes text as the two encoders do. The default one is simple (everything beyond ASCII becomes \uXXXX, half a surrogate pair
/// U+FFFD) and done here; the relaxed one asks the framework (<see cref="RelaxedEncoding"/>).
/// </summary>
internal static class StringEncoding
{
    /// <summary>How many characters are written at once: their worst case is reserved.</summary>
    public const int Piece = 256;

    public const int LongestPerCharacter = 6;

    /// <summary>
    /// The room that <see cref="Write"/> needs for that many characters: each at its longest, and what a store covers beyond the last.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int RoomFor(int characters) => (characters * LongestPerCharacter) + FourCharacterEncoding.Stored - LongestPerCharacter;

    /// <summary>
    /// Returns how many characters were read: all of them, except the first half of a pair at the end of a piece that is not
    /// the last.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ReadOnlySpan<char> text, Span<byte> destination, bool isLast, bool isRelaxed, out int written)
    {
        int count = text.Length;
        if (!isLast && char.IsHighSurrogate(text[^1]))
            count--;
        // No span is set twice here: one that is lies on the stack, and is loaded again before its parts have arrived.
        written = isRelaxed ? RelaxedEncoding.Write(text[..count], destination) : WriteDefault(text[..count], destination);
        return count;
    }

    // An escape sequence is mostly alone in its text, or one of many: those of another alphabet follow each other.
    private static int WriteDefault(ReadOnlySpan<char> text, Span<byte> destination)
    {
        // Bound: at each character there is room for six bytes for it and for each one behind it, and for eighteen more: so for all that is
        // stored.
        _ = destination[..RoomFor(text.Length)];
        ref byte target = ref MemoryMarshal.GetReference(destination);
        bool isLongEnough = PlainCharacterCopy.CanGoOn(text.Length);
        int at = 0;
        int i = 0;
        if (isLongEnough && AsciiWriting.CanBegin(text))
            (i, at) = AsciiWriting.WriteDefault(text, ref target);
        while (i < text.Length)
        {
            char value = text[i];
            byte letter = value < 0x80 ? AsciiEscapeLetters.LetterOf(value) : AsciiEscapeLetters.Hexadecimal;
            if (letter == AsciiEscapeLetters.None)
            {
                if (isLongEnough)
                {
                    int end = PlainCharacterCopy.GoOn(text, i, ref Unsafe.Add(ref target, at), isRelaxed: false);
                    at += end - i;
                    i = end;
                }
                else
                {
                    Unsafe.Add(ref target, at++) = (byte)value;
                    i++;
                }

                continue;
            }

            i++;
            if (letter != AsciiEscapeLetters.Hexadecimal)
            {
                at = WriteLetter(ref target, at, letter);
                continue;
            }

            if (char.IsSurrogate(value))
            {
                if (i < text.Length && char.IsSurrogatePair(value, text[i]))
                {
                    at = WriteHex(ref target, at, value);
                    value = text[i++];
                }
                else
                {
                    value = '\uFFFD';
                }
            }

            at = WriteHex(ref target, at, value);
            if (isLongEnough && i < text.Length && text[i] >= 0x80)
                at = WriteSeveral(text, ref i, ref target, at);
        }

        return at;
    }

    /// <summary>
    /// Writes by four, until none of four is an escape sequence, or one is of a kind that is not written so. There are eight characters or
    /// more.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteSeveral(ReadOnlySpan<char> text, ref int next, ref byte target, int at)
    {
        // Bound: at the end the last four are loaded, without those that have been written.
        ref byte source = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text));
        int i = next;
        uint escaped;
        do
        {
            int count = Math.Min(text.Length - i, FourCharacterEncoding.Four);
            int before = FourCharacterEncoding.Four - count;
            ulong four = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, (nint)(uint)(i - before) * sizeof(char))) >> (before * 16);
            if (!FourCharacterEncoding.TryWriteFour(four, ref Unsafe.Add(ref target, at), ref count, out escaped))
                break;
            at += count + ((LongestPerCharacter - 1) * FourCharacterEncoding.CountOf(escaped));
            i += count;
        }
        while (escaped != 0 && i < text.Length);

        next = i;
        return at;
    }

    /// <summary>An escape sequence of two bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int WriteLetter(ref byte target, int at, byte letter)
    {
        Unsafe.Add(ref target, at) = (byte)'\\';
        Unsafe.Add(ref target, at + 1) = letter;
        return at + 2;
    }

    // Eight bytes, of which the last two are written over or no part of the text.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int WriteHex(ref byte target, int at, char value)
    {
        BinaryPrimitives.WriteUInt64LittleEndian(
            MemoryMarshal.CreateSpan(ref Unsafe.Add(ref target, at), sizeof(ulong)),
            '\\' | ('u' << 8) | ((ulong)HexDigits.Capitals(value) << 16));
        return at + LongestPerCharacter;
    }
}
