using System.Numerics;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class NumberHandlingTests
{
    private static readonly string[] s_texts =
    [
        "1",
        "-1",
        "1.5",
        "300",
        "\"1\"",
        "\"-1\"",
        "\"+1\"",
        "\"007\"",
        "\" 1\"",
        "\"1 \"",
        "\"1.5\"",
        "\"1e2\"",
        "\"1e400\"",
        "\"\"",
        "\"NaN\"",
        "\"nan\"",
        "\"Infinity\"",
        "\"-Infinity\"",
        "\"infinity\"",
        "\"\\u0031\\u0032\"",
        "\"1\\\"\"",
        "\"\\uD800\"",
        "null",
        "true",
        "\"1,000\"",
        "\"99999999999999999999999999999999999999999\"",
        "\"é\"",
        "NaN",
        " \"5\" ",
        "\"0x1\"",
        "\"-0\"",
    ];

    [Theory]
    [InlineData(JsonNumberHandling.Strict)]
    [InlineData(JsonNumberHandling.AllowReadingFromString)]
    [InlineData(JsonNumberHandling.WriteAsString)]
    [InlineData(JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    [InlineData(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
    [InlineData(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    [InlineData(
        JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.WriteAsString)]
    public void Quoted_and_named_numbers_count_where_the_handling_says_so(JsonNumberHandling handling)
    {
        Check<JsonSByte, sbyte>(handling, sbyte.MinValue, (sbyte)5);
        Check<JsonByte, byte>(handling, (byte)5);
        Check<JsonInt16, short>(handling, short.MinValue);
        Check<JsonUInt16, ushort>(handling, ushort.MaxValue);
        Check<JsonInt32, int>(handling, int.MinValue);
        Check<JsonUInt32, uint>(handling, uint.MaxValue);
        Check<JsonInt64, long>(handling, long.MinValue);
        Check<JsonUInt64, ulong>(handling, ulong.MaxValue);
        Check<JsonInt128, Int128>(handling, Int128.MinValue);
        Check<JsonUInt128, UInt128>(handling, UInt128.MaxValue);
        Check<JsonDecimal, decimal>(handling, decimal.MinValue, -1.50m);
        bool isNamed = (handling & (JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.WriteAsString)) != 0;
        Check<JsonDouble, double>(handling, isNamed ? [double.NaN, double.NegativeInfinity, double.MinValue] : [1.5]);
        Check<JsonSingle, float>(handling, isNamed ? [float.NaN, float.PositiveInfinity, float.MinValue] : [1.5f]);
        Check<JsonHalf, Half>(handling, isNamed ? [Half.NaN, Half.PositiveInfinity, Half.MinValue] : [(Half)1.5]);
    }

    [Fact]
    public void Keys_of_every_type_are_read_and_written_as_System_Text_Json_does()
    {
        CheckKeys<JsonInt32, int>(5, int.MinValue);
        CheckKeys<JsonUInt64, ulong>(ulong.MaxValue);
        CheckKeys<JsonDouble, double>(1.5, double.MaxValue);
        CheckKeys<JsonDecimal, decimal>(1.50m);
        CheckKeys<JsonInt128, Int128>(Int128.MinValue);
        CheckKeys<JsonHalf, Half>((Half)1.5);
        CheckKeys<JsonBoolean, bool>(true, false);
        CheckKeys<JsonGuid, Guid>(Guid.NewGuid());
        CheckKeys<JsonDateTime, DateTime>(new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Local));
        CheckKeys<JsonDateTimeOffset, DateTimeOffset>(new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(2)));
        CheckKeys<JsonDateOnly, DateOnly>(new DateOnly(2020, 1, 2));
        CheckKeys<JsonTimeOnly, TimeOnly>(new TimeOnly(1, 2, 3));
        CheckKeys<JsonTimeSpan, TimeSpan>(TimeSpan.MinValue);
        CheckKeys<JsonChar, char>('x', '"', 'é');
        CheckKeys<JsonString, string>("plain", "é\"\\<");
        CheckKeys<JsonUri, Uri>(new Uri("https://example.org/é"));
        CheckKeys<JsonVersion, Version>(new Version(1, 2));
    }

    private static void Check<TPrimitive, T>(JsonNumberHandling handling, params T[] values)
        where TPrimitive : INumberPrimitive<TPrimitive, T>
        where T : struct, INumberBase<T>
    {
        var options = new JsonSerializerOptions { NumberHandling = handling };
        var codec = new ValueCodec<T>(
            (ReadOnlySpan<byte> json, int position, out T value) => JsonRead.Number<TPrimitive, T>(json, position, handling, out value),
            ValueCodec<T>.Bounded((span, at, value) => JsonWrite.Number<TPrimitive, T>(span, at, handling, value), TPrimitive.MaxLength));
        foreach (string text in s_texts)
            Outcome.AssertSame(codec, text, options);
        foreach (T value in values)
            Outcome.AssertSameText(codec, value, options);
    }

    private static void CheckKeys<TPrimitive, T>(params T[] keys)
        where TPrimitive : IKeyPrimitive<TPrimitive, T>
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
                    position = JsonRead.Key<TPrimitive, T>(json, position, out T key);
                    position = JsonInt32.Read(json, position, out int number);
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
                    at = output.Key<TPrimitive, T>(output.Byte(at, before), key);
                    at = output.Reserve(at, JsonInt32.MaxLength);
                    at = JsonInt32.Write(output.Span, at, number);
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
        Outcome.Of(() => codec is null ? JsonSerializer.Deserialize<T>(json) : codec.Deserialize(json)).Text.StartsWith(
            "value", StringComparison.Ordinal);
}
