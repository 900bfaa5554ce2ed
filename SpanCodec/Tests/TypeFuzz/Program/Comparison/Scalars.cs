namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Values of the types that are one JSON value.</summary>
internal static class Scalars
{
    private static readonly string[] Texts =
        ["", "a", "text", "é", "日本🚀", "\"q\"\\\n", "<b>&'+", "a longer text that needs more than a few bytes", "\u0001", "1"];

    internal static object? TryMake(Type type, Dice dice)
    {
        int small = dice.Below(100);
        ulong bits = dice.Random.Next();
        bool isZero = dice.Chance(20);
        return type switch
        {
            _ when type == typeof(string) => dice.Pick(Texts),
            _ when type == typeof(bool) => dice.Chance(50),
            _ when type == typeof(int) => isZero ? 0 : dice.Pick(small, -small, int.MinValue, int.MaxValue),
            _ when type == typeof(long) => isZero ? 0 : dice.Pick(small, unchecked((long)bits), long.MinValue),
            _ when type == typeof(byte) => isZero ? (byte)0 : (byte)bits,
            _ when type == typeof(sbyte) => isZero ? (sbyte)0 : (sbyte)bits,
            _ when type == typeof(short) => isZero ? (short)0 : (short)bits,
            _ when type == typeof(ushort) => isZero ? (ushort)0 : (ushort)bits,
            _ when type == typeof(uint) => isZero ? 0u : (uint)bits,
            _ when type == typeof(ulong) => isZero ? 0ul : bits,
            _ when type == typeof(Int128) => isZero ? Int128.Zero : new Int128(bits, bits),
            _ when type == typeof(UInt128) => isZero ? UInt128.Zero : new UInt128(bits, bits),
            _ when type == typeof(Half) => isZero ? (Half)0 : (Half)(small / 4.0),
            _ when type == typeof(float) => isZero ? 0f : dice.Pick(small / 8f, 1e30f, float.NaN, -0f, 0.1f),
            _ when type == typeof(double) => isZero ? 0d : dice.Pick(small / 8d, 1e300, double.PositiveInfinity, -0d, 0.1, 1d / 3),
            _ when type == typeof(decimal) => isZero ? 0m : dice.Pick(small / 8m, decimal.MaxValue, 1.10m, -0.0m),
            _ when type == typeof(char) => isZero ? '\0' : dice.Pick('a', 'é', '"', '日'),
            _ when type == typeof(Uri) => new Uri(
                dice.Pick("https://example.org/ü?q=1&r", "relative/path", "http://a.b/"), UriKind.RelativeOrAbsolute),
            _ when type == typeof(Version) => dice.Pick(new Version(1, 2), new Version(1, 2, 3, 4)),
            _ when type == typeof(Guid) => isZero ? Guid.Empty : new Guid((int)bits, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            _ when type == typeof(DateTime) => isZero
                ? default
                : new DateTime(2024, 2, 29, 23, 59, 59, small, dice.Pick(DateTimeKind.Utc, DateTimeKind.Local, DateTimeKind.Unspecified)),
            _ when type == typeof(DateTimeOffset) =>
                isZero ? default : new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours((small % 20) - 10)),
            _ when type == typeof(DateOnly) => isZero ? default : new DateOnly(2024, 2, 29),
            _ when type == typeof(TimeOnly) => isZero ? default : new TimeOnly(1, 2, 3, small),
            _ when type == typeof(TimeSpan) => isZero ? default : TimeSpan.FromTicks(unchecked((long)bits) / 1000),
            _ when type == typeof(byte[]) => new byte[] { 1, 2, (byte)small, 255 }[..(small % 5)],
            _ => null,
        };
    }

    /// <summary>Documents that the type can most often be read from.</summary>
    internal static string? TryDocument(Type type, Dice dice)
    {
        string number = dice.Pick("0", "1", "42", "-7", "127", "200", "1.5", "-0", "1e2", "99999999999");
        return type switch
        {
            _ when type == typeof(string) => dice.Pick("\"\"", "\"text\"", "\"\\u00e9\"", "\"日本\"", "\"a\\nb\"", "null", "\"1\""),
            _ when type == typeof(bool) => dice.Pick("true", "false"),
            _ when type == typeof(char) => dice.Pick("\"a\"", "\"é\"", "\"\\u0041\""),
            _ when type == typeof(Uri) => dice.Pick("\"https://example.org/\\u00fc\"", "\"x/y\"", "null"),
            _ when type == typeof(Version) => dice.Pick("\"1.2\"", "\"1.2.3.4\"", "null"),
            _ when type == typeof(Guid) => "\"6f9619ff-8b86-d011-b42d-00c04fc964ff\"",
            _ when type == typeof(DateTime) || type == typeof(DateTimeOffset) =>
                dice.Pick("\"2024-02-29T23:59:59Z\"", "\"2024-02-29T23:59:59.1234567+02:00\"", "\"2024-02-29\""),
            _ when type == typeof(DateOnly) => "\"2024-02-29\"",
            _ when type == typeof(TimeOnly) => dice.Pick("\"01:02:03\"", "\"01:02:03.0040000\""),
            _ when type == typeof(TimeSpan) => dice.Pick("\"1.02:03:04\"", "\"-00:00:01\""),
            _ when type == typeof(byte[]) || type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>) =>
                dice.Pick("\"AQID\"", "\"\"", "\"/w==\""),
            _ when type.IsPrimitive
                || type == typeof(decimal)
                || type == typeof(Half)
                || type == typeof(Int128)
                || type == typeof(UInt128) =>
                dice.Chance(6) ? dice.Pick("\"NaN\"", "\"Infinity\"")
                : dice.Chance(10) ? $"\"{number}\""
                : dice.Chance(70) ? dice.Pick("0", "1", "42", "7")
                : number,
            _ => null,
        };
    }
}
