using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

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
        return CodeUnit(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position));
    }

    /// <summary>Negative when one of the four digits is none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int CodeUnit(ref byte digits)
    {
        int first = Values[digits];
        int second = Values[Unsafe.Add(ref digits, 1)];
        int third = Values[Unsafe.Add(ref digits, 2)];
        int fourth = Values[Unsafe.Add(ref digits, 3)];
        return (first << 12) | (second << 8) | (third << 4) | fourth;
    }

    /// <summary>Two digits for each byte: two loads instead of a dozen operations.</summary>
    private static ReadOnlySpan<byte> Pairs =>
        "000102030405060708090A0B0C0D0E0F"u8
        + "101112131415161718191A1B1C1D1E1F"u8
        + "202122232425262728292A2B2C2D2E2F"u8
        + "303132333435363738393A3B3C3D3E3F"u8
        + "404142434445464748494A4B4C4D4E4F"u8
        + "505152535455565758595A5B5C5D5E5F"u8
        + "606162636465666768696A6B6C6D6E6F"u8
        + "707172737475767778797A7B7C7D7E7F"u8
        + "808182838485868788898A8B8C8D8E8F"u8
        + "909192939495969798999A9B9C9D9E9F"u8
        + "A0A1A2A3A4A5A6A7A8A9AAABACADAEAF"u8
        + "B0B1B2B3B4B5B6B7B8B9BABBBCBDBEBF"u8
        + "C0C1C2C3C4C5C6C7C8C9CACBCCCDCECF"u8
        + "D0D1D2D3D4D5D6D7D8D9DADBDCDDDEDF"u8
        + "E0E1E2E3E4E5E6E7E8E9EAEBECEDEEEF"u8
        + "F0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"u8;

    /// <summary>Four digits in capitals, the first of them in the lowest byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Capitals(char value) => PairOf(value >> 8) | (PairOf(value & 0xFF) << 16);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint PairOf(int value) =>
        // Bound: a byte chooses one of 256 pairs.
        BinaryPrimitives.ReadUInt16LittleEndian(
            MemoryMarshal.CreateReadOnlySpan(
                ref Unsafe.Add(ref MemoryMarshal.GetReference(Pairs), (nint)(uint)(byte)value * 2), sizeof(ushort)));
}
