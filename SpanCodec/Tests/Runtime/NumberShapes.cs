using System.Globalization;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Random numbers of every shape: any bits, those of measurements and prices, few bits, neighbours of short decimals.</summary>
internal static class NumberShapes
{
    public static double Double(Random random) => random.Next(9) switch
    {
        0 or 1 => BitConverter.UInt64BitsToDouble(random.Bits()),
        2 => (random.NextDouble() - 0.5) * Math.Pow(10, random.Next(-30, 30)),
        3 => Math.Round((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(13)), random.Next(13)),
        4 => Math.ScaleB(random.AnySize() >> random.Next(64), random.Next(-1100, 1000)),
        5 => Math.BitIncrement(Short(random)),
        6 => Math.BitDecrement(Short(random)),
        7 => -(double)random.AnySize(),
        _ => Short(random),
    };

    public static float Single(Random random) => random.Next(6) switch
    {
        0 or 1 => BitConverter.UInt32BitsToSingle((uint)random.Bits()),
        2 => (float)Math.Round((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(9)), random.Next(8)),
        3 => MathF.ScaleB(random.Next(1 << random.Next(1, 25)), random.Next(-150, 120)),
        4 => MathF.BitIncrement((float)Short(random, 7, 40)),
        _ => (float)Short(random, 9, 40),
    };

    public static decimal Decimal(Random random)
    {
        if (random.Next(3) == 0)
            return random.Next(-1000, 1000) / (decimal)random.Next(1, 1000);
        ulong digits = random.AnySize();
        int high = random.Next(2) == 0 ? 0 : (int)(uint)(random.Bits() >> random.Next(32, 64));
        return new decimal((int)digits, (int)(digits >> 32), high, random.Next(2) == 0, (byte)random.Next(29));
    }

    /// <summary>Digits, perhaps a point, perhaps an exponent: from nothing to infinity.</summary>
    public static int Text(Span<byte> text, Random random)
    {
        if (random.Next(3) == 0)
        {
            double number = Double(random);
            (double.IsFinite(number) ? number : 0.1).TryFormat(text, out int length, default, CultureInfo.InvariantCulture);
            return length;
        }

        int at = 0;
        if (random.Next(2) == 0)
            text[at++] = (byte)'-';
        ulong digits = random.AnySize();
        digits.TryFormat(text[at..], out int count, default, CultureInfo.InvariantCulture);
        int exponentAt = at + count;
        if (count > 1 && random.Next(2) == 0)
        {
            text[(at + 1)..exponentAt].CopyTo(text[(at + 2)..]);
            text[at + 1] = (byte)'.';
            exponentAt++;
        }

        if (random.Next(4) == 0)
            return exponentAt;
        text[exponentAt++] = (byte)'e';
        random.Next(-365, 330).TryFormat(text[exponentAt..], out count, default, CultureInfo.InvariantCulture);
        return exponentAt + count;
    }

    private static double Short(Random random, int digits = 17, int range = 320)
    {
        ulong number = random.AnySize() % (ulong)Math.Pow(10, random.Next(1, digits));
        return double.Parse($"{number}e{random.Next(-range, range)}", CultureInfo.InvariantCulture);
    }
}
