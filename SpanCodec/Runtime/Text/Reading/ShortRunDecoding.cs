using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// A few characters beyond ASCII before an escape sequence or the string's end: for so few, vectors are not worth their beginning.
/// </summary>
internal static class ShortRunDecoding
{
    private const int Looked = sizeof(ulong);

    /// <summary>
    /// Goes on while an escape sequence of two bytes is one of the next eight bytes, and characters are valid and there is room; what
    /// else comes is left to the caller.
    /// </summary>
    public static int Read(ReadOnlySpan<byte> json, int position, Span<char> destination, int at, out int written)
    {
        while (BitConverter.IsLittleEndian && JsonRead.Holds(json, position, Looked) && destination.Length - at >= Looked)
        {
            // Bound: the line above. There are never more characters than bytes.
            ulong eight = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position));
            ulong ends = Zeros(eight ^ 0x5C5C_5C5C_5C5C_5C5C) | Zeros(eight ^ 0x2222_2222_2222_2222);
            if (ends == 0)
                break;
            int length = BitOperations.TrailingZeroCount(ends) / 8;
            int read = ReadCharacters(json.Slice(position, length), destination, ref at);
            position += read;
            if (read < length)
                break;
            byte escaped = JsonRead.At(json, position, (byte)'\\') ? EscapeDecoding.Single(JsonRead.Peek(json, position + 1)) : (byte)0;
            if (escaped == 0)
                break;
            destination[at++] = (char)escaped;
            position += 2;
        }

        written = at;
        return position;
    }

    /// <summary>Returns how many bytes were read: all of them, or up to what is no character.</summary>
    private static int ReadCharacters(ReadOnlySpan<byte> text, Span<char> destination, ref int at)
    {
        int i = 0;
        while (i < text.Length)
        {
            uint first = text[i];
            // The six bits of a byte that continues a character count.
            uint second = i + 1 < text.Length ? text[i + 1] ^ 0x80U : uint.MaxValue;
            if (first is >= ' ' and < 0x80)
            {
                destination[at++] = (char)first;
                i++;
                continue;
            }

            if (first is >= 0xC2 and < 0xE0 && second < 0x40)
            {
                destination[at++] = (char)(((first & 0x1F) << 6) | second);
                i += 2;
                continue;
            }

            if (first >= 0xF0)
            {
                // Bounds: four bytes are there, and room for as many characters as there are bytes.
                ref byte source = ref MemoryMarshal.GetReference(text[i..]);
                if (text.Length - i < 4 || !VectorDecoding.TryFour(ref source, ref MemoryMarshal.GetReference(destination[at..])))
                    break;
                at += 2;
                i += 4;
                continue;
            }

            uint third = i + 2 < text.Length ? text[i + 2] ^ 0x80U : uint.MaxValue;
            uint character = ((first & 0x0F) << 12) | (second << 6) | third;
            if (first < 0xE0 || (second | third) >= 0x40 || character < 0x800 || char.IsSurrogate((char)character))
                break;
            destination[at++] = (char)character;
            i += 3;
        }

        return i;
    }

    /// <summary>The highest bit of each byte that is zero, and perhaps of some above the lowest of these.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Zeros(ulong bytes) => (bytes - 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080;
}
