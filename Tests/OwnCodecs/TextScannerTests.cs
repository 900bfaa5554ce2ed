using JsonAot.Codecs;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

public class TextScannerTests
{
    private delegate T Read<T>(ref TextScanner scanner);

    [Theory]
    [InlineData("2147483647", int.MaxValue)]
    [InlineData(" -2147483648", int.MinValue)]
    [InlineData("0", 0)]
    [InlineData("-0", 0)]
    public void Reads_integers_to_their_limits(string text, int expected) =>
        Assert.Equal(expected, Whole(text, (ref scanner) => scanner.ReadInt32()));

    [Theory]
    [InlineData("9223372036854775807", long.MaxValue)]
    [InlineData("-9223372036854775808", long.MinValue)]
    public void Reads_long_integers_to_their_limits(string text, long expected) =>
        Assert.Equal(expected, Whole(text, (ref scanner) => scanner.ReadInt64()));

    [Theory]
    [InlineData("1.7976931348623157E+308", double.MaxValue)]
    [InlineData("-1.7976931348623157e308", double.MinValue)]
    [InlineData("5E-324", double.Epsilon)]
    [InlineData("0.1", 0.1)]
    [InlineData("1E2", 100)]
    public void Reads_doubles_to_their_limits(string text, double expected) =>
        Assert.Equal(expected, Whole(text, (ref scanner) => scanner.ReadDouble()));

    [Fact]
    public void Keeps_the_sign_of_a_negative_zero() =>
        Assert.True(double.IsNegative(Whole("-0.0", (ref scanner) => scanner.ReadDouble())));

    [Theory]
    [InlineData("79228162514264337593543950335")]
    [InlineData("-79228162514264337593543950335")]
    [InlineData("0.0000000000000000000000000001")]
    [InlineData("1.10")]
    public void Reads_decimals_to_their_limits_and_keeps_their_scale(string text) =>
        Assert.Equal(text, Whole(text, (ref scanner) => scanner.ReadDecimal()).ToString());

    [Theory]
    [InlineData("2147483648")]
    [InlineData("-2147483649")]
    [InlineData("1.0")]
    [InlineData("1e2")]
    [InlineData("99999999999999999999999999")]
    public void Refuses_numbers_that_are_no_int_where_they_begin(string text) =>
        Refuses("  " + text, 2, (ref scanner) => scanner.ReadInt32());

    [Fact]
    public void Refuses_numbers_beyond_each_type()
    {
        Refuses("9223372036854775808", 0, (ref scanner) => scanner.ReadInt64());
        Refuses("1e309", 0, (ref scanner) => scanner.ReadDouble());
        Refuses("79228162514264337593543950336", 0, (ref scanner) => scanner.ReadDecimal());
    }

    [Theory]
    [InlineData("01", 1)]
    [InlineData("-", 1)]
    [InlineData("-a", 1)]
    [InlineData("1.", 2)]
    [InlineData("1.e1", 2)]
    [InlineData("1e", 2)]
    [InlineData("1e+", 3)]
    [InlineData("+1", 0)]
    [InlineData(".5", 0)]
    [InlineData("0x10", 1)]
    [InlineData("1_0", 1)]
    [InlineData("\u0661", 0)]
    [InlineData("NaN", 0)]
    [InlineData("", 0)]
    [InlineData("\"1\"", 0)]
    public void Refuses_what_is_no_number(string text, long at) =>
        Refuses(text, at, (ref scanner) => scanner.ReadDouble());

    [Theory]
    [InlineData("\"\"", "")]
    [InlineData("\"é😀\"", "é😀")]
    [InlineData("""
        "\"\\\/\b\f\n\r\t\u0041\u00e9\u00E9\ud83d\ude00"
        """, "\"\\/\b\f\n\r\tAéé😀")]
    [InlineData("\"a\\nb\\nc\"", "a\nb\nc")]
    [InlineData("\"\u007f\u2028\"", "\u007f\u2028")]
    public void Reads_strings(string text, string expected) =>
        Assert.Equal(expected, Whole(text, (ref scanner) => scanner.ReadString()));

    [Theory]
    [InlineData("\"é\u0001\"", 3)]
    [InlineData("\"😀\n\"", 5)]
    [InlineData("\"€", 4)]
    [InlineData("\"\\", 1)]
    [InlineData("\"é\\x\"", 3)]
    [InlineData("\"é\\u12\"", 3)]
    [InlineData("\"é\\u 123\"", 3)]
    [InlineData("\"é\\ud83d\"", 3)]
    [InlineData("\"é\\ud83d\\n\"", 3)]
    [InlineData("\"é\\ud83d\\u0041\"", 3)]
    [InlineData("\"é\\ude00\"", 3)]
    [InlineData("\"é\\n\\ude00\"", 5)]
    [InlineData("é", 0)]
    public void Refuses_strings_at_the_byte_and_not_at_the_character(string text, long at) =>
        Refuses(text, at, (ref scanner) => scanner.ReadString());

    [Fact]
    public void Refuses_half_a_surrogate_pair_that_stands_unescaped()
    {
        Refuses("\"é\ud83d\"", 3, (ref scanner) => scanner.ReadString());
        Refuses("\"é\ude00\"", 3, (ref scanner) => scanner.ReadString());
        Refuses("\"\ud83d", 1, (ref scanner) => scanner.ReadString());
        Refuses("\"\ud83d\\ude00\"", 1, (ref scanner) => scanner.ReadString());
        Refuses("\"\\ud83d\ude00\"", 1, (ref scanner) => scanner.ReadString());
    }

    [Fact]
    public void Reads_words()
    {
        Assert.True(Whole(" true ", (ref scanner) => scanner.ReadBoolean()));
        Assert.False(Whole("\tfalse\r\n", (ref scanner) => scanner.ReadBoolean()));
        Assert.True(Whole("null", (ref scanner) => scanner.TryReadNull()));
    }

    [Theory]
    [InlineData("truE", 0)]
    [InlineData("fals", 0)]
    [InlineData("1", 0)]
    [InlineData("true1", 4)]
    public void Refuses_other_words(string text, long at) => Refuses(text, at, (ref scanner) => scanner.ReadBoolean());

    [Fact]
    public void Refuses_half_of_null() => Refuses(" nul", 1, (ref scanner) => scanner.TryReadNull());

    [Fact]
    public void Walks_through_members_and_elements()
    {
        var scanner = new TextScanner(""" { "a" : [ ] , "n\u00e9" : [ 1 , [ 2 ] ] , "c" : { } } """);
        var seen = new List<string>();
        scanner.EnterObject();
        while (scanner.MoveToMember(out ReadOnlySpan<char> name))
        {
            seen.Add(name.ToString());
            scanner.SkipValue();
        }

        scanner.ExpectEnd();
        Assert.Equal(["a", "né", "c"], seen);
    }

    [Theory]
    [InlineData("[1,]", 3)]
    [InlineData("[,1]", 1)]
    [InlineData("[1 2]", 3)]
    [InlineData("[1}", 2)]
    [InlineData("[", 1)]
    [InlineData("[\"é\",", 6)]
    [InlineData("{\"é\"}", 5)]
    [InlineData("{\"é\":}", 6)]
    [InlineData("{\"é\":1,}", 8)]
    [InlineData("{\"é\":1]", 7)]
    [InlineData("{1:1}", 1)]
    [InlineData("{} {}", 3)]
    [InlineData("\u00a01", 0)]
    [InlineData("\ufeff1", 0)]
    public void Refuses_a_broken_structure(string text, long at) =>
        Refuses(text, at, (ref scanner) =>
        {
            scanner.SkipValue();
            return 0;
        });

    [Fact]
    public void Nests_as_deep_as_the_limit_and_no_deeper()
    {
        string deepest = new string('[', TextScanner.MostDepth) + new string(']', TextScanner.MostDepth);
        Assert.Equal(0, Whole(deepest, Skip));
        Assert.Equal(0, Whole($"[{deepest[1..^1]},{deepest[1..^1]}]", Skip));
        Refuses("[" + deepest + "]", TextScanner.MostDepth, Skip);
    }

    [Fact]
    public void The_culture_changes_nothing()
    {
        using var odd = new OddCulture();
        Assert.Equal(-1.5, Whole("-1.5", (ref scanner) => scanner.ReadDouble()));
        Assert.Equal(-1.5m, Whole("-1.5", (ref scanner) => scanner.ReadDecimal()));
        Assert.Equal(-15, Whole("-15", (ref scanner) => scanner.ReadInt32()));
        Refuses("1,5", 1, (ref scanner) => scanner.ReadDouble());
    }

    private static int Skip(ref TextScanner scanner)
    {
        scanner.SkipValue();
        return 0;
    }

    private static T Whole<T>(string text, Read<T> read)
    {
        var scanner = new TextScanner(text);
        T value = read(ref scanner);
        scanner.ExpectEnd();
        Assert.Equal(text.Length, scanner.Position);
        return value;
    }

    private static void Refuses<T>(string text, long at, Read<T> read)
    {
        MalformedJsonException refusal = Assert.Throws<MalformedJsonException>(() => Whole(text, read));
        Assert.Equal(at, refusal.BytePosition);
        Assert.Contains($"at byte {at}", refusal.Message, StringComparison.Ordinal);
    }
}
