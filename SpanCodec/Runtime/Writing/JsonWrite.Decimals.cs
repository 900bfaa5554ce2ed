using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Decimals keep the places that they were given.
public static partial class JsonWrite
{
    private const uint Billion = 1_000_000_000;

    public static int Decimal(Span<byte> span, int at, decimal value)
    {
        ref byte destination = ref Room(span, at, MaxDecimal - Quotes);
        Span<int> parts = stackalloc int[4];
        _ = decimal.GetBits(value, parts);
        ulong digits = ((ulong)(uint)parts[1] << 32) | (uint)parts[0];
        uint high = (uint)parts[2];
        int places = (parts[3] >> 16) & 0xFF;
        if (digits == 0 && high == 0)
            return Zero(span, at, value);

        int sign = 0;
        if (parts[3] < 0)
        {
            destination = (byte)'-';
            sign = 1;
        }

        ref byte first = ref Unsafe.Add(ref destination, sign);
        if (high != 0 || places > 9)
            return at + sign + Long(ref first, high, digits, places);
        if (places == 0)
            return at + sign + Digits.Write(ref first, digits);
        return at + sign + Scaled(ref first, digits, PowersOfTen[places], places);
    }

    // As divisions leave them.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Long(ref byte first, uint high, ulong digits, int places)
    {
        ref byte behindPoint = ref Unsafe.Add(ref first, 1);
        int count = high == 0 ? Digits.Write(ref behindPoint, digits) : WriteNinetySix(ref behindPoint, high, digits);
        return Pointed(ref first, count, count - places);
    }

    /// <summary>Twenty to twenty-nine digits: what is left when nine are taken from the end, twice, fits 64 bits.</summary>
    private static int WriteNinetySix(ref byte destination, uint high, ulong digits)
    {
        uint middle = (uint)(digits >> 32);
        uint low = (uint)digits;
        uint last = TakeNine(ref high, ref middle, ref low);
        uint secondToLast = TakeNine(ref high, ref middle, ref low);
        int count = Digits.Write(ref destination, ((ulong)middle << 32) | low);
        WriteNine(ref Unsafe.Add(ref destination, count), secondToLast);
        WriteNine(ref Unsafe.Add(ref destination, count + 9), last);
        return count + 18;
    }

    /// <summary>Divides by a billion, by hand, and gives back the rest.</summary>
    private static uint TakeNine(ref uint high, ref uint middle, ref uint low)
    {
        ulong rest = high;
        high = (uint)(rest / Billion);
        rest = ((rest % Billion) << 32) | middle;
        middle = (uint)(rest / Billion);
        rest = ((rest % Billion) << 32) | low;
        low = (uint)(rest / Billion);
        return (uint)(rest % Billion);
    }

    private static void WriteNine(ref byte destination, uint value)
    {
        uint upper = value / 10;
        Digits.WriteEight(ref destination, upper);
        Unsafe.Add(ref destination, 8) = (byte)('0' + value - (upper * 10));
    }

    /// <summary>Which signs and places of zeros are written is the framework's to say.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Zero(Span<byte> span, int at, decimal value)
    {
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }
}
