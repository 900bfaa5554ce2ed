using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// The shortest digits that read back as the same number, as the framework writes them. Most numbers were written by people with
// few digits: those are found by trying.
public static partial class JsonWrite
{
    /// <summary>
    /// A decimal of up to fifteen digits has a double of its own. So when such a decimal converts to this very double, no other
    /// decimal that short does, and it (without closing zeros) is the shortest.
    /// </summary>
    public static int Double(Span<byte> span, int at, double value)
    {
        ref byte destination = ref Room(span, at, MaxDouble - Quotes);
        double size = Math.Abs(value);
        // Below a ten-thousandth the framework writes exponents, and from 10^15 on fifteen digits are not enough.
        if (size < 1e15 && (size >= 1e-4 || size == 0))
        {
            int sign = 0;
            if (double.IsNegative(value))
            {
                destination = (byte)'-';
                sign = 1;
            }

            ref byte digits = ref Unsafe.Add(ref destination, sign);
            long whole = (long)size;
            if (whole == size)
                return at + sign + Digits.Write(ref digits, (ulong)whole);

            // Nine digits behind the point while there are six before it, six while there are nine. A rounded product is checked
            // by the division, which is exact enough: both numbers are, so it rounds once.
            if (size < 1e6)
            {
                double product = size * 1e9;
                long scaled = (long)(product + 0.5);
                if (IsNear(product, scaled) && scaled / 1e9 == size)
                    return at + sign + Fraction(ref digits, (ulong)scaled, 1_000_000_000, 9);
            }
            else if (size < 1e9)
            {
                double product = size * 1e6;
                long scaled = (long)(product + 0.5);
                if (IsNear(product, scaled) && scaled / 1e6 == size)
                    return at + sign + Fraction(ref digits, (ulong)scaled, 1_000_000, 6);
            }
        }

        return DoubleExactly(span, at, value);
    }

    /// <summary>
    /// Two roundings, of the decimal and of the product, are at most 2^-52 of it. A number with all its digits is further away nearly always,
    /// and is spared the division.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsNear(double product, long scaled) => Math.Abs(product - scaled) <= scaled * 2.5e-16;

    /// <summary>Likewise with the six digits that a float always has; the division is done in double and rounded again.</summary>
    public static int Single(Span<byte> span, int at, float value)
    {
        ref byte destination = ref Room(span, at, MaxSingle - Quotes);
        float size = Math.Abs(value);
        if (size < 1e6f && (size >= 1e-4f || size == 0))
        {
            int sign = 0;
            if (float.IsNegative(value))
            {
                destination = (byte)'-';
                sign = 1;
            }

            ref byte digits = ref Unsafe.Add(ref destination, sign);
            uint whole = (uint)size;
            if (whole == size)
                return at + sign + Digits.Write(ref digits, whole);

            // Six digits in all: as many behind the point as those before it leave.
            (uint scale, int places) = size switch
            {
                < 1 => (1_000_000u, 6),
                < 10 => (100_000u, 5),
                < 100 => (10_000u, 4),
                < 1_000 => (1_000u, 3),
                < 10_000 => (100u, 2),
                _ => (10u, 1),
            };
            uint scaled = (uint)(((double)size * scale) + 0.5);
            double quotient = (double)scaled / scale;
            // Exactly between two floats, the second rounding could go the wrong way.
            bool isHalfway = (BitConverter.DoubleToUInt64Bits(quotient) & 0x1FFF_FFFF) == 0x1000_0000;
            if ((float)quotient == size && !isHalfway)
                return at + sign + Fraction(ref digits, scaled, scale, places);
        }

        return SingleExactly(span, at, value);
    }

    public static int Half(Span<byte> span, int at, Half value)
    {
        if (!System.Half.IsFinite(value))
            ThrowNotFinite();
        _ = Room(span, at, MaxHalf - Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    private static ReadOnlySpan<uint> PowersOfTen =>
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

    /// <summary>A number divided by a power of ten, without closing zeros (of which not all digits behind the point are).</summary>
    private static int Fraction(ref byte destination, ulong scaled, uint scale, int places)
    {
        int end = Scaled(ref destination, scaled, scale, places);
        while (Unsafe.Add(ref destination, end - 1) == (byte)'0')
            end--;
        return end;
    }

    /// <summary>The digits before the point, the point, and all digits behind it.</summary>
    private static int Scaled(ref byte destination, ulong scaled, uint scale, int places)
    {
        ulong whole = scaled / scale;
        uint fraction = (uint)(scaled - (whole * scale));
        int point = Digits.Write(ref destination, whole);
        Unsafe.Add(ref destination, point) = (byte)'.';
        int end = point + 1 + places;
        int at = end;
        while (at - point > 2)
        {
            uint upper = fraction / 100;
            at -= 2;
            Digits.WriteTwo(ref Unsafe.Add(ref destination, at), fraction - (upper * 100));
            fraction = upper;
        }

        if (at - point > 1)
            Unsafe.Add(ref destination, at - 1) = (byte)('0' + fraction);
        return end;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int DoubleExactly(Span<byte> span, int at, double value)
    {
        if (!double.IsFinite(value))
            ThrowNotFinite();
        int written = ShortestDouble(ref Room(span, at, MaxDouble - Quotes), value);
        if (written == 0)
            _ = value.TryFormat(span[at..], out written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int SingleExactly(Span<byte> span, int at, float value)
    {
        if (!float.IsFinite(value))
            ThrowNotFinite();
        int written = ShortestSingle(ref Room(span, at, MaxSingle - Quotes), value);
        if (written == 0)
            _ = value.TryFormat(span[at..], out written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    [DoesNotReturn]
    private static void ThrowNotFinite() => throw new ArgumentException(
        ".NET number values such as positive and negative infinity cannot be written as valid JSON. To make it work when using " +
        "'JsonSerializer', consider specifying 'JsonNumberHandling.AllowNamedFloatingPointLiterals' " +
        "(see https://learn.microsoft.com/dotnet/api/system.text.json.serialization.jsonnumberhandling).");
}
