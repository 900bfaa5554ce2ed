using System.Buffers.Text;
using System.Globalization;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using System.Text;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Numbers with all digits they can have, and what they are made of, many of each against the plain way.</summary>
public sealed class NumberTwinTests
{
    private const int Many = 3_000_000;

    /// <summary>All short ones, and random ones of every length. What is stored behind them stays within the longest one's room.</summary>
    [Fact]
    public void Integers_are_written_with_the_frameworks_characters()
    {
        Span<byte> expected = stackalloc byte[32];
        Span<byte> actual = stackalloc byte[32];
        for (int i = -200_000; i <= 200_000; i++)
            AssertInteger(i, expected, actual);
        foreach (Random random in Seeded.Rounds(Many, seed: 50))
            AssertInteger((int)(random.NextInt64(int.MinValue, 1L << 31) >> random.Next(32)), expected, actual);
    }

    private static void AssertInteger(int number, Span<byte> expected, Span<byte> actual)
    {
        const int Room = JsonInt32.MaxLength - 2;
        actual[Room] = 0xFF;
        number.TryFormat(expected, out int length, default, CultureInfo.InvariantCulture);
        int written = JsonInt32.Write(actual[..Room], 0, number);
        if (!expected[..length].SequenceEqual(actual[..written]) || actual[Room] != 0xFF)
            Assert.Fail($"{number} was written as {Encoding.ASCII.GetString(actual[..written])}");
    }

    [Fact]
    public void Doubles_are_written_with_the_frameworks_characters()
    {
        Span<byte> expected = stackalloc byte[64];
        Span<byte> actual = stackalloc byte[64];
        foreach (Random random in Seeded.Rounds(Many, seed: 41))
        {
            double number = NumberShapes.Double(random);
            if (!double.IsFinite(number))
                continue;
            number.TryFormat(expected, out int length, default, CultureInfo.InvariantCulture);
            int written = JsonDouble.Write(actual, 0, number);
            if (!expected[..length].SequenceEqual(actual[..written]))
                Assert.Fail($"{Encoding.ASCII.GetString(expected[..length])} was written as {Encoding.ASCII.GetString(actual[..written])}");
        }
    }

    [Fact]
    public void Floats_are_written_with_the_frameworks_characters()
    {
        Span<byte> expected = stackalloc byte[64];
        Span<byte> actual = stackalloc byte[64];
        foreach (Random random in Seeded.Rounds(Many, seed: 42))
        {
            float number = NumberShapes.Single(random);
            if (!float.IsFinite(number))
                continue;
            number.TryFormat(expected, out int length, default, CultureInfo.InvariantCulture);
            int written = JsonSingle.Write(actual, 0, number);
            if (!expected[..length].SequenceEqual(actual[..written]))
                Assert.Fail($"{Encoding.ASCII.GetString(expected[..length])} was written as {Encoding.ASCII.GetString(actual[..written])}");
        }
    }

    [Fact]
    public void Numbers_of_every_exponent_are_read_to_the_last_bit()
    {
        Span<byte> text = stackalloc byte[64];
        foreach (Random random in Seeded.Rounds(Many, seed: 43))
        {
            int length = NumberShapes.Text(text, random);
            double expected = double.Parse(text[..length], CultureInfo.InvariantCulture);
            // System.Text.Json reads infinity from what is too large.
            JsonDouble.Read(text[..length], 0, out double actual);
            if (BitConverter.DoubleToInt64Bits(expected) != BitConverter.DoubleToInt64Bits(actual))
                Assert.Fail($"{Encoding.ASCII.GetString(text[..length])} was read as {actual:R}");
        }
    }

    /// <summary>
    /// Alone, a number is read as one with a point; with text behind it, most are read by words. Mistakes are found by both.
    /// </summary>
    [Fact]
    public void Numbers_are_read_alike_with_and_without_text_behind_them()
    {
        Span<byte> text = stackalloc byte[128];
        foreach (Random random in Seeded.Rounds(Many, seed: 48))
        {
            int length = NumberShapes.Text(text, random);
            if (random.Next(4) == 0)
                text[random.Next(length)] = "0123456789.-+eE/"u8[random.Next(16)];
            text[length..].Fill(",]} \n"u8[random.Next(5)]);
            (int End, double Number, float Small) expected = Read(text[..length]);
            (int End, double Number, float Small) actual = Read(text);
            if (expected != actual || double.IsNegative(expected.Number) != double.IsNegative(actual.Number))
                Assert.Fail($"{Encoding.ASCII.GetString(text[..length])} was read as {actual} and as {expected}");
        }
    }

    private static (int End, double Number, float Small) Read(ReadOnlySpan<byte> text)
    {
        try
        {
            int end = JsonDouble.Read(text, 0, out double number);
            Assert.Equal(end, JsonSingle.Read(text, 0, out float small));
            return (end, number, small);
        }
        catch (InvalidDocument failure)
        {
            return (-1 - failure.Position, 0, 0);
        }
    }

    [Fact]
    public void Decimals_of_every_length_are_written_and_read_as_the_framework_does()
    {
        Span<byte> expected = stackalloc byte[64];
        Span<byte> actual = stackalloc byte[64];
        foreach (Random random in Seeded.Rounds(Many, seed: 46))
        {
            decimal number = NumberShapes.Decimal(random);
            number.TryFormat(expected, out int length, default, CultureInfo.InvariantCulture);
            int written = JsonDecimal.Write(actual, 0, number);
            if (!expected[..length].SequenceEqual(actual[..written]))
                Assert.Fail($"{Encoding.ASCII.GetString(expected[..length])} was written as {Encoding.ASCII.GetString(actual[..written])}");
            // Also what does not fit: with a digit more.
            if (written > 2 && random.Next(8) == 0)
                actual[written++] = (byte)('0' + random.Next(10));
            if (!Utf8Parser.TryParse(actual[..written], out number, out int consumed) || consumed != written)
                continue;
            JsonDecimal.Read(actual[..written], 0, out decimal read);
            if (!decimal.GetBits(number).AsSpan().SequenceEqual(decimal.GetBits(read)))
                Assert.Fail($"{Encoding.ASCII.GetString(actual[..written])} was read as {read}");
        }
    }

    [Fact]
    public void Quotients_by_ten_to_the_sixteenth_are_those_of_the_framework()
    {
        foreach (Random random in Seeded.Rounds(Many, seed: 47))
        {
            UInt128 number = random.Next(2) == 0
                ? new UInt128((uint)random.AnySize(), random.Bits())
                : (UInt128)(random.Bits() % 7_922_816_251_426) * 10_000_000_000_000_000 + (ulong)random.Next(3) - 1;
            ulong rest = (ulong)number;
            ulong quotient = JsonDecimal.TakeSixteen((uint)(number >> 64), ref rest);
            Assert.Equal(number / 10_000_000_000_000_000, quotient);
            Assert.Equal(number % 10_000_000_000_000_000, rest);
        }
    }

    [Fact]
    public void Products_of_parts_are_those_of_the_framework()
    {
        foreach (Random random in Seeded.Rounds(Many, seed: 44))
        {
            ulong left = random.Next(4) == 0 ? random.AnySize() : random.Bits();
            ulong right = random.Next(4) == 0 ? ~random.AnySize() : random.Bits();
            ulong expected = Math.BigMul(left, right, out ulong low);
            Assert.Equal(expected, Products.High(left, right));
            Assert.Equal(expected, Products.HighOfParts(left, right));

            // With a lower half of the power: as much of it as is kept.
            ulong lower = random.Next(4) == 0 ? ~random.AnySize() : random.Bits();
            UInt128 exact = new UInt128(expected, low) + Math.BigMul(left, lower, out _);
            UInt128 actual = ((UInt128)Products.HighOfParts(left, right, lower, out ulong rest) << 32) + rest;
            Assert.InRange((exact >> 32) - actual, UInt128.Zero, (UInt128)4);
        }
    }

    [Fact]
    public void Sixteen_digits_are_those_of_the_framework()
    {
        Span<byte> expected = stackalloc byte[16];
        Span<byte> actual = stackalloc byte[16];
        foreach (Random random in Seeded.Rounds(Many, seed: 45))
        {
            ulong number = random.AnySize() % 10_000_000_000_000_000;
            number.TryFormat(expected, out _, "D16", CultureInfo.InvariantCulture);
            for (int way = Sse2.IsSupported ? 0 : 1; way < 2; way++)
            {
                Vector128<byte> digits = GeneralFormat.Backwards(number, isByVector: way == 0);
                (digits + Vector128.Create((byte)'0')).CopyTo(actual);
                actual.Reverse();
                Assert.True(expected.SequenceEqual(actual));
                uint notZero = 0;
                for (int i = 0; i < 16; i++)
                    notZero |= digits[i] != 0 ? 1u << i : 0;
                Assert.Equal(notZero, (uint)GeneralFormat.NotZero(digits) & 0xFFFF);
            }
        }
    }
}
