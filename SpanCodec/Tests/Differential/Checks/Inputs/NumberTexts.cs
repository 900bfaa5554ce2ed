using System.Globalization;
using System.Numerics;
using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>Numbers as text: at the limits of every type, half way between two doubles, and anywhere.</summary>
internal static class NumberTexts
{
    /// <summary>A run of digits that does not begin with zero.</summary>
    internal static string Digits(DeterministicRandom random, int count)
    {
        var digits = new StringBuilder(count);
        digits.Append((char)('1' + random.Next(9)));
        while (digits.Length < count)
            digits.Append((char)('0' + random.Next(10)));
        return digits.ToString();
    }

    /// <summary>Every power of two up to 2^130, and what lies around it, with both signs.</summary>
    internal static IEnumerable<string> IntegerLimits()
    {
        for (int bits = 0; bits <= 130; bits++)
        {
            for (int offset = -2; offset <= 2; offset++)
            {
                BigInteger number = BigInteger.Pow(2, bits) + offset;
                yield return number.ToString(CultureInfo.InvariantCulture);
                yield return (-number).ToString(CultureInfo.InvariantCulture);
            }
        }

        for (int digits = 1; digits <= 40; digits++)
        {
            yield return new string('9', digits);
            yield return $"-{new string('9', digits)}";
            yield return $"1{new string('0', digits)}";
            yield return $"-1{new string('0', digits)}";
        }
    }

    /// <summary>A double, its exact half-way neighbours, and texts one last digit above and below the half way.</summary>
    internal static IEnumerable<string> AroundDouble(double value)
    {
        yield return value.ToString("R", CultureInfo.InvariantCulture);
        yield return value.ToString("E16", CultureInfo.InvariantCulture);
        yield return value.ToString("E17", CultureInfo.InvariantCulture);
        double next = Math.BitIncrement(value);
        if (!double.IsFinite(next))
            yield break;
        (BigInteger half, int scale) = HalfWay(value, next);
        yield return Scaled(half, scale);
        // One more digit decides on which side of the half way the number lies.
        yield return Scaled((half * 10) + 1, scale + 1);
        yield return Scaled((half * 10) - 1, scale + 1);
    }

    /// <summary>Decimals with up to 31 digits and any scale, some with an exponent.</summary>
    internal static string Decimal(DeterministicRandom random)
    {
        var text = new StringBuilder();
        if (random.Next(2) == 0)
            text.Append('-');
        int whole = random.Next(31);
        text.Append(whole == 0 ? "0" : Digits(random, whole));
        int fraction = random.Next(4) == 0 ? 0 : random.Next(32);
        if (fraction > 0)
        {
            text.Append('.');
            for (int zeros = random.Next(3) == 0 ? random.Next(28) : 0; zeros > 0; zeros--)
                text.Append('0');
            text.Append(Digits(random, fraction));
        }

        if (random.Next(4) == 0)
            text.Append(CultureInfo.InvariantCulture, $"e{random.Next(64) - 32}");
        return text.ToString();
    }

    internal static double AnyDouble(DeterministicRandom random)
    {
        while (true)
        {
            double value = random.Next(4) switch
            {
                // Any bits at all; denormals; whole numbers; numbers with few digits, which are those that people have.
                0 => BitConverter.UInt64BitsToDouble(random.Next()),
                1 => BitConverter.UInt64BitsToDouble(random.Next() & 0x800F_FFFF_FFFF_FFFF),
                2 => Math.Truncate(
                    BitConverter.UInt64BitsToDouble((random.Next() & 0x000F_FFFF_FFFF_FFFF) | ((ulong)(1023 + random.Next(70)) << 52))),
                _ => Math.Round((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(9)), random.Next(8)),
            };
            if (double.IsFinite(value))
                return value;
        }
    }

    // The mean of two neighbours is a whole number of half units: in decimal, a number with as many digits as the exponent has bits.
    private static (BigInteger Digits, int Scale) HalfWay(double value, double next)
    {
        (BigInteger low, int exponent) = Exact(value);
        (BigInteger high, int highExponent) = Exact(next);
        int common = Math.Min(exponent, highExponent);
        BigInteger sum = (low << (exponent - common)) + (high << (highExponent - common));
        int halfExponent = common - 1;
        return halfExponent >= 0 ? (sum << halfExponent, 0) : (sum * BigInteger.Pow(5, -halfExponent), -halfExponent);
    }

    private static (BigInteger Mantissa, int Exponent) Exact(double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        int biased = (int)((bits >> 52) & 0x7FF);
        BigInteger mantissa = bits & 0x000F_FFFF_FFFF_FFFF;
        if (biased != 0)
            mantissa += BigInteger.One << 52;
        return (value < 0 ? -mantissa : mantissa, Math.Max(biased, 1) - 1075);
    }

    private static string Scaled(BigInteger digits, int scale) =>
        scale == 0 ? digits.ToString(CultureInfo.InvariantCulture) : $"{digits.ToString(CultureInfo.InvariantCulture)}e-{scale}";
}
