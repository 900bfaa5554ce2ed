using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>Turns digits and a power of ten into the nearest double, or says that it cannot be sure.</summary>
internal static class FloatingPoint
{
    public const ulong LargestExact = 1UL << 53;
    private const int MantissaBits = 52;
    private const int ExponentBias = 1023;
    private const int LargestPower = 2047;

    public static ReadOnlySpan<double> PowersOfTen =>
    [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ];

    /// <summary>
    /// Clinger: digits of up to 53 bits and powers of ten up to 22 are both exact as doubles, so one multiplication or division
    /// rounds once, and correctly. Else Eisel and Lemire: the product with 128 bits of the power of five.
    /// </summary>
    public static bool TryConvert(in DecimalNumber number, out double value)
    {
        value = 0;
        if (!number.IsExact)
            return false;
        int exponent = number.Exponent;
        if (number.Digits <= LargestExact && (uint)(exponent + 22) <= 44)
        {
            double digits = (long)number.Digits;
            value = exponent < 0 ? digits / PowersOfTen[-exponent] : digits * PowersOfTen[exponent];
        }
        else if (number.Digits == 0 || !TryRound(number.Digits, exponent, out value))
        {
            return false;
        }

        if (number.IsNegative)
            value = -value;
        return true;
    }

    public static bool TryConvert(in DecimalNumber number, out float value)
    {
        value = 0;
        return TryConvert(number, out double wide) && TryNarrow(wide, out value);
    }

    /// <summary>
    /// The float nearest to a number, from the double nearest to it: rounding twice goes wrong only where the double stands
    /// exactly between two floats, and where floats have fewer bits (below 2^-126) or none (above their largest).
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryNarrow(double wide, out float value)
    {
        double size = Math.Abs(wide);
        bool isHalfway = (BitConverter.DoubleToUInt64Bits(wide) & 0x1FFF_FFFF) == 0x1000_0000;
        value = (float)wide;
        return !isHalfway && (size == 0 || size is >= 1.2e-38 and <= 3.4e38);
    }

    // Lemire, "Number parsing at a gigabyte per second" (2021). Results that are subnormal or infinite are left to the framework.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRound(ulong digits, int exponent, out double value)
    {
        value = 0;
        if (exponent is < PowersOfFive.Smallest or > PowersOfFive.Largest)
            return false;

        int shift = BitOperations.LeadingZeroCount(digits);
        digits <<= shift;
        int index = (exponent - PowersOfFive.Smallest) * 2;
        ulong upper = PowersOfFive.Halves[index];
        ulong high = Products.High(digits, upper);
        ulong low = digits * upper;
        // All ones below the bits that are kept: the power's other half may still carry into them.
        if ((high & 0x1FF) == 0x1FF)
        {
            ulong carry = Products.High(digits, PowersOfFive.Halves[index + 1]);
            low += carry;
            if (low < carry)
                high++;
            if (low == ulong.MaxValue && exponent is < -27 or > 55)
                return false;
        }

        int top = (int)(high >> 63);
        int cut = top + 64 - MantissaBits - 3;
        ulong mantissa = high >> cut;
        int power = ((217706 * exponent) >> 16) + 64 - 1 + top - shift + ExponentBias;

        // Exactly halfway, which only these exponents allow: to the even one.
        if (low <= 1 && exponent is >= -4 and <= 23 && (mantissa & 3) == 1 && mantissa << cut == high)
            mantissa &= ~1UL;
        mantissa += mantissa & 1;
        mantissa >>= 1;
        if (mantissa >= 2UL << MantissaBits)
        {
            mantissa = 1UL << MantissaBits;
            power++;
        }

        if (power is <= 0 or >= LargestPower)
            return false;
        mantissa &= ~(1UL << MantissaBits);
        value = BitConverter.UInt64BitsToDouble(mantissa | ((ulong)power << MantissaBits));
        return true;
    }
}
