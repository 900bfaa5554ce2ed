using System.Globalization;
using System.Numerics;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class NumberReadingTests
{
    private static readonly string[] s_corners =
    [
        "0",
        "-0",
        "1",
        "-1",
        "9",
        "10",
        "99",
        "127",
        "128",
        "-128",
        "-129",
        "255",
        "256",
        "32767",
        "32768",
        "-32768",
        "-32769",
        "65535",
        "65536",
        "999999999",
        "1000000000",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "4294967295",
        "4294967296",
        "9007199254740991",
        "9007199254740992",
        "9007199254740993",
        "-9007199254740993",
        "999999999999999999",
        "1000000000000000000",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "18446744073709551620",
        "99999999999999999999",
        "-18446744073709551616",
        "170141183460469231731687303715884105727",
        "170141183460469231731687303715884105728",
        "-170141183460469231731687303715884105728",
        "-170141183460469231731687303715884105729",
        "340282366920938463463374607431768211455",
        "340282366920938463463374607431768211456",
        "00",
        "01",
        "-01",
        "-",
        "+1",
        ".5",
        "1.",
        "1.e1",
        "1e",
        "1e+",
        "1e-",
        "--1",
        "1 2",
        "1a",
        "0x1",
        "1_0",
        "1.0",
        "-0.0",
        "0.0",
        "1.5",
        "1e2",
        "1E2",
        "1e+2",
        "1e-2",
        "1.5e3",
        "0e0",
        "0e999999999999",
        "-0e-5",
        "1e22",
        "1e23",
        "1e308",
        "1.7976931348623157e308",
        "1.7976931348623159e308",
        "1e309",
        "-1e400",
        "1e400",
        "1e-400",
        "1e99999999999",
        "1e-99999999999",
        "4.9406564584124654e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072014e-308",
        "2.2250738585072011e-308",
        "9007199254740993.0",
        "9007199254740992.999999999999999999999999999",
        "5e-324",
        "0.1",
        "0.2",
        "0.30000000000000004",
        "123456789012345678901234567890",
        "0.000000000000000000000000000000000000000000000000000000000000001",
        "3.4028235e38",
        "3.4028236e38",
        "1.17549435e-38",
        "1.4e-45",
        "7e-46",
        "16777217",
        "16777219",
        "33554435",
        "65504",
        "65519",
        "65520",
        "70000",
        "6e-8",
        "2.9e-8",
        "1.00000011920928955078125",
        "1.000000178813934326171875",
        "79228162514264337593543950335",
        "79228162514264337593543950336",
        "-79228162514264337593543950335",
        "7.9228162514264337593543950335",
        "0.0000000000000000000000000001",
        "0.00000000000000000000000000005",
        "1.10",
        "100.00",
        "0.00",
        "1234567890123456789.1234567890",
        "12345678901234567890123456789.5",
        "0.12345678901234567890123456789",
        "1e28",
        "1e29",
        "1.5e-28",
        "null",
        "true",
        "\"1\"",
        "[1]",
        "{}",
        "",
        " ",
        "\"\"",
    ];

    [Fact]
    public void Corner_cases_are_read_as_System_Text_Json_reads_them()
    {
        foreach (string text in s_corners)
        {
            AssertSame(text);
            AssertSame(" \r\n\t" + text + " \n ");
            AssertSame(text + "}");
        }
    }

    [Fact]
    public void Integers_of_every_size_are_read()
    {
        foreach (Random random in Seeded.Rounds(1_500, seed: 1))
        {
            string text = random.AnySize().ToString(CultureInfo.InvariantCulture);
            AssertSame(random.Next(2) == 0 ? text : "-" + text);
        }
    }

    [Fact]
    public void Twenty_digits_are_the_most_and_not_all_of_them_fit()
    {
        foreach (string text in new[]
        {
            "18446744073709551614", "18446744073709551615", "18446744073709551616", "18446744073709551700",
            "09446744073709551615", "20000000000000000000", "9999999999999999999", "99999999999999999999", "100000000000000000000",
        })
            AssertSame(text);
    }

    [Fact]
    public void Doubles_are_read_to_the_last_bit()
    {
        foreach (Random random in Seeded.Rounds(50_000, seed: 2))
        {
            double number = BitConverter.UInt64BitsToDouble(random.Bits());
            if (!double.IsFinite(number))
                continue;
            AssertSameFloats(number.ToString("R", CultureInfo.InvariantCulture));
            AssertSameFloats(
                ((random.NextDouble() - 0.5) * Math.Pow(10, random.Next(-20, 20))).ToString("R", CultureInfo.InvariantCulture));
        }
    }

    [Fact]
    public void Any_digits_and_exponents_are_read_to_the_last_bit()
    {
        foreach (Random random in Seeded.Rounds(50_000, seed: 3))
        {
            string digits = random.AnySize().ToString(CultureInfo.InvariantCulture);
            AssertSameFloats($"{digits}e{random.Next(-120, 120)}");
            int point = random.Next(1, digits.Length + 1);
            if (point < digits.Length)
                AssertSameFloats($"-{digits[..point]}.{digits[point..]}");
        }
    }

    /// <summary>Numbers exactly between two doubles, or floats, and their closest neighbours.</summary>
    [Fact]
    public void Halfway_numbers_round_to_even()
    {
        foreach (Random random in Seeded.Rounds(5_000, seed: 4))
        {
            int bits = random.Next(2) == 0 ? 54 : 25;
            BigInteger odd = new BigInteger((random.Bits() >> (64 - bits)) | (1UL << (bits - 1)) | 1);
            int power = random.Next(-60, 60);
            string text = power >= 0
                ? (odd << power).ToString(CultureInfo.InvariantCulture)
                : WithPoint(odd * BigInteger.Pow(5, -power), -power);
            AssertSameFloats(text);
            AssertSameFloats(text + (text.Contains('.', StringComparison.Ordinal) ? "0000000000000001" : ".0000000000000001"));
            AssertSameFloats(text[..^1] + (char)(text[^1] == '0' ? '1' : text[^1] - 1));
        }
    }

    [Fact]
    public void Decimals_keep_digits_and_scale()
    {
        foreach (Random random in Seeded.Rounds(20_000, seed: 5))
        {
            int high = random.Next(3) == 0 ? 0 : (int)random.NextInt64(1L << 32);
            var number = new decimal(
                random.Next(), random.Next(3) == 0 ? 0 : random.Next(), high, random.Next(2) == 0, (byte)random.Next(29));
            string text = number.ToString(CultureInfo.InvariantCulture);
            Outcome.AssertSame(Codecs.Decimal, text);
            Outcome.AssertSame(Codecs.Decimal, text + "5");
        }
    }

    private static string WithPoint(BigInteger digits, int places)
    {
        string text = digits.ToString(CultureInfo.InvariantCulture).PadLeft(places + 1, '0');
        return text[..^places] + "." + text[^places..];
    }

    private static void AssertSameFloats(string text)
    {
        double expected = double.Parse(text, CultureInfo.InvariantCulture);
        double actual = Codecs.Double.Deserialize(text);
        Assert.True(
            BitConverter.DoubleToInt64Bits(expected) == BitConverter.DoubleToInt64Bits(actual), $"double {text}: {expected:R} {actual:R}");
        float expectedFloat = float.Parse(text, CultureInfo.InvariantCulture);
        float actualFloat = Codecs.Single.Deserialize(text);
        Assert.True(
            BitConverter.SingleToInt32Bits(expectedFloat) == BitConverter.SingleToInt32Bits(actualFloat),
            $"float {text}: {expectedFloat:R} {actualFloat:R}");
    }

    private static void AssertSame(string text)
    {
        Outcome.AssertSame(Codecs.SByte, text);
        Outcome.AssertSame(Codecs.Byte, text);
        Outcome.AssertSame(Codecs.Int16, text);
        Outcome.AssertSame(Codecs.UInt16, text);
        Outcome.AssertSame(Codecs.Int32, text);
        Outcome.AssertSame(Codecs.UInt32, text);
        Outcome.AssertSame(Codecs.Int64, text);
        Outcome.AssertSame(Codecs.UInt64, text);
        Outcome.AssertSame(Codecs.Int128, text);
        Outcome.AssertSame(Codecs.UInt128, text);
        Outcome.AssertSame(Codecs.Half, text);
        Outcome.AssertSame(Codecs.Single, text);
        Outcome.AssertSame(Codecs.Double, text);
        Outcome.AssertSame(Codecs.Decimal, text);
    }
}
