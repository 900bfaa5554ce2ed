using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class NumberHandlingTests
{
    private static readonly string[] s_texts =
    [
        "1", "-1", "1.5", "300", "\"1\"", "\"-1\"", "\"+1\"", "\"007\"", "\" 1\"", "\"1 \"", "\"1.5\"", "\"1e2\"", "\"1e400\"", "\"\"", "\"NaN\"", "\"nan\"", "\"Infinity\"", "\"-Infinity\"", "\"infinity\"",
        "\"\\u0031\\u0032\"", "\"1\\\"\"", "\"\\uD800\"", "null", "true", "\"1,000\"", "\"99999999999999999999999999999999999999999\"", "\"é\"", "NaN", " \"5\" ", "\"0x1\"", "\"-0\"",
    ];

    [Theory]
    [InlineData(JsonNumberHandling.Strict)]
    [InlineData(JsonNumberHandling.AllowReadingFromString)]
    [InlineData(JsonNumberHandling.WriteAsString)]
    [InlineData(JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    [InlineData(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
    [InlineData(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    [InlineData(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.WriteAsString)]
    public void Quoted_and_named_numbers_count_where_the_handling_says_so(JsonNumberHandling handling)
    {
        Check(handling, JsonRead.SByte, JsonWrite.SByte, JsonWrite.MaxSByte, sbyte.MinValue, (sbyte)5);
        Check(handling, JsonRead.Byte, JsonWrite.Byte, JsonWrite.MaxByte, (byte)5);
        Check(handling, JsonRead.Int16, JsonWrite.Int16, JsonWrite.MaxInt16, short.MinValue);
        Check(handling, JsonRead.UInt16, JsonWrite.UInt16, JsonWrite.MaxUInt16, ushort.MaxValue);
        Check(handling, JsonRead.Int32, JsonWrite.Int32, JsonWrite.MaxInt32, int.MinValue);
        Check(handling, JsonRead.UInt32, JsonWrite.UInt32, JsonWrite.MaxUInt32, uint.MaxValue);
        Check(handling, JsonRead.Int64, JsonWrite.Int64, JsonWrite.MaxInt64, long.MinValue);
        Check(handling, JsonRead.UInt64, JsonWrite.UInt64, JsonWrite.MaxUInt64, ulong.MaxValue);
        Check(handling, JsonRead.Int128, JsonWrite.Int128, JsonWrite.MaxInt128, Int128.MinValue);
        Check(handling, JsonRead.UInt128, JsonWrite.UInt128, JsonWrite.MaxUInt128, UInt128.MaxValue);
        Check(handling, JsonRead.Decimal, JsonWrite.Decimal, JsonWrite.MaxDecimal, decimal.MinValue, -1.50m);
        bool isNamed = (handling & (JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.WriteAsString)) != 0;
        Check<double>(handling, JsonRead.Double, JsonWrite.Double, JsonWrite.MaxDouble, isNamed ? [double.NaN, double.NegativeInfinity, double.MinValue] : [1.5]);
        Check<float>(handling, JsonRead.Single, JsonWrite.Single, JsonWrite.MaxSingle, isNamed ? [float.NaN, float.PositiveInfinity, float.MinValue] : [1.5f]);
        Check<Half>(handling, JsonRead.Half, JsonWrite.Half, JsonWrite.MaxHalf, isNamed ? [Half.NaN, Half.PositiveInfinity, Half.MinValue] : [(Half)1.5]);
    }

    [Fact]
    public void Keys_of_every_type_are_read_and_written_as_System_Text_Json_does()
    {
        CheckKeys<int>(JsonRead.KeyInt32, (ref JsonOutput output, int at, int key) => output.Key(at, key), 5, int.MinValue);
        CheckKeys<ulong>(JsonRead.KeyUInt64, (ref JsonOutput output, int at, ulong key) => output.Key(at, key), ulong.MaxValue);
        CheckKeys<double>(JsonRead.KeyDouble, (ref JsonOutput output, int at, double key) => output.Key(at, key), 1.5, double.MaxValue);
        CheckKeys<decimal>(JsonRead.KeyDecimal, (ref JsonOutput output, int at, decimal key) => output.Key(at, key), 1.50m);
        CheckKeys<Int128>(JsonRead.KeyInt128, (ref JsonOutput output, int at, Int128 key) => output.Key(at, key), Int128.MinValue);
        CheckKeys<Half>(JsonRead.KeyHalf, (ref JsonOutput output, int at, Half key) => output.Key(at, key), (Half)1.5);
        CheckKeys<bool>(JsonRead.KeyBoolean, (ref JsonOutput output, int at, bool key) => output.Key(at, key), true, false);
        CheckKeys<Guid>(JsonRead.KeyGuid, (ref JsonOutput output, int at, Guid key) => output.Key(at, key), Guid.NewGuid());
        CheckKeys<DateTime>(JsonRead.KeyDateTime, (ref JsonOutput output, int at, DateTime key) => output.Key(at, key), new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Local));
        CheckKeys<DateTimeOffset>(
            JsonRead.KeyDateTimeOffset, (ref JsonOutput output, int at, DateTimeOffset key) => output.Key(at, key), new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(2)));
        CheckKeys<DateOnly>(JsonRead.KeyDateOnly, (ref JsonOutput output, int at, DateOnly key) => output.Key(at, key), new DateOnly(2020, 1, 2));
        CheckKeys<TimeOnly>(JsonRead.KeyTimeOnly, (ref JsonOutput output, int at, TimeOnly key) => output.Key(at, key), new TimeOnly(1, 2, 3));
        CheckKeys<TimeSpan>(JsonRead.KeyTimeSpan, (ref JsonOutput output, int at, TimeSpan key) => output.Key(at, key), TimeSpan.MinValue);
        CheckKeys<char>(JsonRead.KeyChar, (ref JsonOutput output, int at, char key) => output.Key(at, key), 'x', '"', 'é');
        CheckKeys<string>(JsonRead.KeyString, (ref JsonOutput output, int at, string key) => output.Key(at, key), "plain", "é\"\\<");
        CheckKeys<Uri>(JsonRead.KeyUri, (ref JsonOutput output, int at, Uri key) => output.Key(at, key), new Uri("https://example.org/é"));
        CheckKeys<Version>(JsonRead.KeyVersion, (ref JsonOutput output, int at, Version key) => output.Key(at, key), new Version(1, 2));
    }

    private delegate int Reader<T>(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out T value);

    private delegate int BoundedWriter<T>(Span<byte> span, int at, JsonNumberHandling handling, T value);

    private static void Check<T>(JsonNumberHandling handling, Reader<T> read, BoundedWriter<T> write, int most, params T[] values)
    {
        var options = new JsonSerializerOptions { NumberHandling = handling };
        var codec = new ValueCodec<T>(
            (ReadOnlySpan<byte> json, int position, out T value) => read(json, position, handling, out value),
            ValueCodec<T>.Bounded((span, at, value) => write(span, at, handling, value), most));
        foreach (string text in s_texts)
            Outcome.AssertSame(codec, text, options);
        foreach (T value in values)
            Outcome.AssertSameText(codec, value, options);
    }

    private static void CheckKeys<T>(ValueCodec<T>.Reader readKey, ValueCodec<T>.Writer writeKey, params T[] keys)
        where T : notnull
    {
        var codec = new ValueCodec<Dictionary<T, int>>(
            (ReadOnlySpan<byte> json, int position, out Dictionary<T, int> value) =>
            {
                value = [];
                position = JsonRead.SeekObject(json, position, typeof(Dictionary<T, int>), out _);
                position = JsonRead.FirstMember(json, position + 1, out bool isEnd);
                while (!isEnd)
                {
                    position = readKey(json, position, out T key);
                    position = JsonRead.Int32(json, position, out int number);
                    value[key] = number;
                    position = JsonRead.NextMember(json, position, false, out isEnd);
                }

                return position;
            },
            (ref JsonOutput output, int at, Dictionary<T, int> value) =>
            {
                byte before = (byte)'{';
                foreach ((T key, int number) in value)
                {
                    at = writeKey(ref output, output.Byte(at, before), key);
                    at = output.Reserve(at, JsonWrite.MaxInt32);
                    at = JsonWrite.Int32(output.Span, at, number);
                    before = (byte)',';
                }

                return output.Literal(at, "}"u8);
            });
        var dictionary = keys.ToDictionary(key => key, _ => 7);
        Outcome.AssertSameText(codec, dictionary);
        Assert.Equal(dictionary, codec.Deserialize(JsonSerializer.SerializeToUtf8Bytes(dictionary)));
        foreach (string text in s_texts.Where(text => text.StartsWith('"')))
            Assert.Equal(IsValue<Dictionary<T, int>>($"{{{text}:1}}", null), IsValue($"{{ {text} : 1 }}", codec));
    }

    private static bool IsValue<T>(string json, SpanCodec<T>? codec) =>
        Outcome.Of(() => codec is null ? JsonSerializer.Deserialize<T>(json) : codec.Deserialize(json)).Text.StartsWith("value", StringComparison.Ordinal);
}
