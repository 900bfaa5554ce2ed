using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Reads doubles as nearly all are written: with no more digits than 64 bits hold, and with other text behind them. No part of such a
/// number is in memory before the result. All others are read as every number with a point is.
/// </summary>
internal static class DoubleText
{
    /// <summary>
    /// Bytes that are looked at: a sign, up to eighteen digits, the point, and sixteen or nineteen more with the one behind them.
    /// </summary>
    private const int Longest = 40;

    private const int MostBeforePoint = 18;

    private const int MostDigits = 19;

    /// <summary>
    /// The position after the number, or -1. How many digits are before the point mostly repeats, and a loop is then foreseen: a number
    /// does not wait for the length of the one before. Behind the point their number varies.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out double value)
    {
        value = 0;
        if (!DigitWords.AreByVector || !JsonRead.Holds(json, position, Longest))
            return -1;

        // Bound: the line above.
        ref byte start = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        uint sign = start == (byte)'-' ? 1U : 0;
        start = ref Unsafe.Add(ref start, (nuint)sign);
        uint next;
        ulong digits = 0;
        int before = 0;
        while ((next = Unsafe.Add(ref start, (nint)(uint)before)) - '0' <= 9)
        {
            digits = (digits * 10) + next - '0';
            if (++before > MostBeforePoint)
                return -1;
        }

        // Zeros at the beginning are an error.
        if (before == 0 || (start == (byte)'0' && before > 1))
            return -1;
        int end = position + (int)sign + before;
        int places = 0;
        if (next == '.')
        {
            start = ref Unsafe.Add(ref start, (nint)(uint)before + 1);
            before = digits == 0 ? 0 : before;
            ulong fraction = DigitWords.Sixteen(ref start, out places);
            if (places == 0)
                return -1;
            digits = (digits * Unsafe.Add(ref MemoryMarshal.GetReference(DigitWords.PowersOfTen), (nint)(uint)places)) + fraction;
            while ((next = Unsafe.Add(ref start, (nint)(uint)places)) - '0' <= 9)
            {
                if (before + places >= MostDigits)
                    return -1;
                digits = (digits * 10) + next - '0';
                places++;
            }

            if (before + places > MostDigits)
                return -1;
            end += places + 1;
        }

        if ((next | 0x20) == 'e')
            return ReadExponent(json, end, digits, places, sign != 0, out value);
        double size;
        if (digits <= FloatingPoint.LargestExact)
            size = (long)digits / Unsafe.Add(ref MemoryMarshal.GetReference(FloatingPoint.PowersOfTen), (nint)(uint)places);
        else if (!FloatingPoint.TryRound(digits, -places, out size))
            return -1;
        // No jump, as signs cannot be foreseen.
        value = BitConverter.UInt64BitsToDouble(BitConverter.DoubleToUInt64Bits(size) | ((ulong)sign << 63));
        return end;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadExponent(ReadOnlySpan<byte> json, int at, ulong digits, int places, bool isNegative, out double value)
    {
        var number = new DecimalNumber { Digits = digits, Exponent = -places, IsNegative = isNegative, IsExact = true };
        int end = DecimalNumber.ReadExponent(json, at + 1, ref number);
        return FloatingPoint.TryConvert(number, out value) ? end : -1;
    }
}
