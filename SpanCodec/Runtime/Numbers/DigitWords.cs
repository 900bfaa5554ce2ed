using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Reads decimal digits by words of eight bytes, without a branch for each digit: measurements have fifteen or so, and their number varies. In
/// numbers of few digits a loop is as fast.
/// </summary>
internal static class DigitWords
{
    private static ReadOnlySpan<ulong> PowersOfTen => [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

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
            ulong digits = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position)) ^ 0x3030_3030_3030_3030;
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
        return (((digits & 0x0000_00FF_0000_00FF) * 0x000F_4240_0000_0064) + (((digits >> 16) & 0x0000_00FF_0000_00FF) * 0x0000_2710_0000_0001)) >> 32;
    }
}
