using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class NumberWritingTests
{
    [Fact]
    public void Integers_of_every_size_are_written()
    {
        for (int i = 0; i < 64; i++)
        {
            foreach (ulong near in new[] { (1UL << i) - 1, 1UL << i, (1UL << i) + 1 })
                AssertIntegers(near);
        }

        for (ulong power = 1; power < ulong.MaxValue / 10; power *= 10)
        {
            AssertIntegers(power - 1);
            AssertIntegers(power);
            AssertIntegers(power + 1);
        }

        foreach (Random random in Seeded.Rounds(20_000, seed: 11))
            AssertIntegers(random.AnySize());
    }

    [Fact]
    public void Doubles_are_written_with_the_shortest_digits()
    {
        foreach (double corner in new[]
        {
            0, -0.0, 1, -1, 0.1, 1e-4, 9.9e-5, 1e-5, 1e15, 1e16, 999999999999999, 9007199254740993, 123456.789, 0.000123,
            999999.999999999, 1e6, 1e9 + 0.5, 5e-324, double.MaxValue, double.MinValue, double.Epsilon, 1.0 / 3,
        })
            Outcome.AssertSameText(Codecs.Double, corner);
        foreach (Random random in Seeded.Rounds(50_000, seed: 12))
        {
            AssertDouble(BitConverter.UInt64BitsToDouble(random.Bits()));
            AssertDouble(Math.Round((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(12)), random.Next(13)));
            AssertDouble((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(-6, 20)));
            AssertDouble((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(-70, 110)));
        }
    }

    /// <summary>
    /// Powers of two have a closer neighbour below; few bits stand on the borders and between candidates, where ties are.
    /// </summary>
    [Fact]
    public void Doubles_and_floats_of_few_bits_are_written_with_the_shortest_digits()
    {
        for (int exponent = -1074; exponent < 1024; exponent++)
        {
            foreach (int bits in new[] { 1, 3, 5, 7, 9, 10, 15, 25, 33, 125, 127, 129, 625, 1023, 1025, 65537 })
            {
                AssertDouble(Math.ScaleB(bits, exponent));
                AssertDouble(Math.BitIncrement(Math.ScaleB(bits, exponent)));
                AssertDouble(Math.BitDecrement(Math.ScaleB(bits, exponent)));
            }
        }

        for (int exponent = -149; exponent < 128; exponent++)
        {
            for (int bits = 1; bits < 2048; bits += 2)
                AssertFloat(MathF.ScaleB(bits, exponent));
        }
    }

    [Fact]
    public void Floats_and_halves_are_written_with_the_shortest_digits()
    {
        foreach (Random random in Seeded.Rounds(50_000, seed: 13))
        {
            float any = BitConverter.UInt32BitsToSingle((uint)random.Bits());
            AssertFloat(any);
            AssertFloat((float)Math.Round((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(9)), random.Next(8)));
        }

        for (int bits = 0; bits <= ushort.MaxValue; bits++)
        {
            Half half = BitConverter.UInt16BitsToHalf((ushort)bits);
            if (Half.IsFinite(half))
                Outcome.AssertSameText(Codecs.Half, half);
        }
    }

    [Fact]
    public void Decimals_are_written_with_their_scale()
    {
        foreach (decimal corner in new[]
        {
            0m, -0m, 0.0m, -0.00m, 1m, 1.10m, 100.00m, 0.5m, -0.05m, decimal.MaxValue, decimal.MinValue, 0.0000000000000000000000000001m,
            18446744073709551615m, 18446744073709551616m, 0.000000001m, 1234567.000000001m, 1m / 3, -200m / 3, 1e27m / 7, 1e28m / 7,
        })
            Outcome.AssertSameText(Codecs.Decimal, corner);
        foreach (Random random in Seeded.Rounds(50_000, seed: 14))
        {
            ulong digits = random.AnySize();
            Outcome.AssertSameText(
                Codecs.Decimal,
                new decimal(
                    (int)digits,
                    (int)(digits >> 32),
                    random.Next(4) == 0 ? (int)random.NextInt64(1L << 32) : 0,
                    random.Next(2) == 0,
                    (byte)random.Next(random.Next(2) == 0 ? 10 : 29)));
        }
    }

    [Fact]
    public void Numbers_that_JSON_does_not_have_are_refused()
    {
        foreach (double number in new[] { double.NaN, double.PositiveInfinity, double.NegativeInfinity })
        {
            string expected = Assert.Throws<ArgumentException>(() => System.Text.Json.JsonSerializer.Serialize(number)).Message;
            Assert.Equal(expected, Assert.Throws<ArgumentException>(() => Codecs.Double.SerializeToString(number)).Message);
            Assert.Equal(expected, Assert.Throws<ArgumentException>(() => Codecs.Single.SerializeToString((float)number)).Message);
            Assert.Throws<ArgumentException>(() => Codecs.Half.SerializeToString((Half)number));
        }
    }

    private static void AssertDouble(double number)
    {
        if (double.IsFinite(number))
            Assert.Equal(number.ToString("R", System.Globalization.CultureInfo.InvariantCulture), Codecs.Double.SerializeToString(number));
    }

    private static void AssertFloat(float number)
    {
        if (float.IsFinite(number))
            Assert.Equal(number.ToString("R", System.Globalization.CultureInfo.InvariantCulture), Codecs.Single.SerializeToString(number));
    }

    private static void AssertIntegers(ulong number)
    {
        Outcome.AssertSameText(Codecs.UInt64, number);
        Outcome.AssertSameText(Codecs.Int64, (long)number);
        Outcome.AssertSameText(Codecs.UInt32, (uint)number);
        Outcome.AssertSameText(Codecs.Int32, (int)number);
        Outcome.AssertSameText(Codecs.UInt16, (ushort)number);
        Outcome.AssertSameText(Codecs.Int16, (short)number);
        Outcome.AssertSameText(Codecs.Byte, (byte)number);
        Outcome.AssertSameText(Codecs.SByte, (sbyte)number);
        Outcome.AssertSameText(Codecs.Int128, -(Int128)number * 3);
        Outcome.AssertSameText(Codecs.UInt128, (UInt128)number * number);
    }
}
