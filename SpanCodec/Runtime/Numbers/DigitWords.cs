using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Reads decimal digits by words of eight bytes, without a branch for each digit: measurements have fifteen or so, and their number varies.
/// In numbers of few digits a loop is as fast.
/// </summary>
internal static class DigitWords
{
    /// <summary>All that fit into 64 bits.</summary>
    public static ReadOnlySpan<ulong> PowersOfTen =>
    [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
        1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
        100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ];

    /// <summary>
    /// Appends digits from the position to the number, and returns the position after them. Stops where fewer than eight bytes are
    /// left, which need not be after the last digit. Digits that do not fit are lost.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, ref ulong number)
    {
        int count = sizeof(ulong);
        while (BitConverter.IsLittleEndian && count == sizeof(ulong) && JsonRead.Holds(json, position, sizeof(ulong)))
        {
            // Bound: the line above.
            ref byte first = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
            ulong digits = Unsafe.ReadUnaligned<ulong>(ref first) ^ 0x3030_3030_3030_3030;
            // The highest bit of each byte above nine, without a carry from one byte to the next.
            ulong others = (((digits & 0x7F7F_7F7F_7F7F_7F7F) + 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
            count = BitOperations.TrailingZeroCount(others) >> 3;
            if (count == 0)
                break;
            // Puts zeros before the digits in place of the bytes after them.
            number = (number * PowersOfTen[count]) + Eight(digits << (64 - (8 * count)));
            position += count;
        }

        return position;
    }

    /// <summary>Eight bytes of zero to nine, the first of them lowest: pairs, then fours, then all.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Eight(ulong digits)
    {
        digits = (digits * 10) + (digits >> 8);
        return (((digits & 0x0000_00FF_0000_00FF) * 0x000F_4240_0000_0064)
            + (((digits >> 16) & 0x0000_00FF_0000_00FF) * 0x0000_2710_0000_0001)) >> 32;
    }

    /// <summary>Whether sixteen are read at once. In code compiled for any processor, this is asked at run time.</summary>
    public static bool AreByVector
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Ssse3.IsSupported;
    }

    // A window of this table, taken from a number of digits on, puts zeros before so many digits.
    private static ReadOnlySpan<byte> Places =>
    [
        0xF0, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF,
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ];

    /// <summary>The digits that sixteen bytes begin with. Only where <see cref="AreByVector"/> is true.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Sixteen(ref byte text, out int count)
    {
        Vector128<byte> digits = Vector128.LoadUnsafe(ref text) - Vector128.Create((byte)'0');
        // The highest bit of each byte above nine.
        uint others = Sse2.AddSaturate(digits, Vector128.Create((byte)0x76)).ExtractMostSignificantBits();
        count = BitOperations.TrailingZeroCount(others | 0x1_0000);
        // Bound: sixteen of 32 bytes, from one to sixteen on.
        digits = Ssse3.Shuffle(digits, Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(Places), (nuint)(uint)count));
        Vector128<short> twos = Ssse3.MultiplyAddAdjacent(digits, Vector128.Create((ushort)0x010A).AsSByte());
        Vector128<int> fours = Sse2.MultiplyAddAdjacent(twos, Vector128.Create(0x0001_0064).AsInt16());
        Vector128<int> eights = Sse2.MultiplyAddAdjacent(Sse2.PackSignedSaturate(fours, fours), Vector128.Create(0x0001_2710).AsInt16());
        ulong both = eights.AsUInt64().ToScalar();
        return ((uint)both * 100_000_000UL) + (both >> 32);
    }
}
