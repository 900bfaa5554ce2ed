using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Generated;

/// <summary>The four hexadecimal digits of an escape sequence.</summary>
internal static class HexDigits
{
    // A table of all bytes: an index that is a byte needs no look at the table's length, and a letter no branch.
    private static ReadOnlySpan<sbyte> Values =>
    [
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
         0,  1,  2,  3,  4,  5,  6,  7,  8,  9, -1, -1, -1, -1, -1, -1,
        -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    ];

    /// <summary>The UTF-16 code unit that four digits stand for; negative when one of them is none, or they are not inside.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int CodeUnit(ReadOnlySpan<byte> json, int position)
    {
        if (!JsonRead.Holds(json, position, 4))
            return -1;
        // Bound: the line above.
        ref byte digits = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        int first = Values[digits];
        int second = Values[Unsafe.Add(ref digits, 1)];
        int third = Values[Unsafe.Add(ref digits, 2)];
        int fourth = Values[Unsafe.Add(ref digits, 3)];
        return (first << 12) | (second << 8) | (third << 4) | fourth;
    }

    /// <summary>Four digits in capitals, the first of them in the lowest byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Capitals(char value)
    {
        // Each half of a byte in a byte of its own, all four made letters or digits at once: what is ten or more reaches
        // sixteen when six is added.
        uint digits = (uint)(value >> 12) | ((uint)value & 0x0F00) | (((uint)value & 0x00F0) << 12) | (((uint)value & 0x000F) << 24);
        uint isLetter = ((digits + 0x06060606) >> 4) & 0x01010101;
        return digits + 0x30303030 + (isLetter * ('A' - '9' - 1));
    }
}
