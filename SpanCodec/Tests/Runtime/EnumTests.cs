using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class EnumTests
{
    private static readonly JsonSerializerOptions s_names = new() { Converters = { new JsonStringEnumConverter() } };
    private static readonly string[] s_manyRights =
    [
        "Read, Write, Own, None, ReadWrite", "Read,Write,Own,Read", "Read, Nobody, Write", "Read, Write,", "Read, Write, ", "Read, , Write",
        "ReadWrite, ReadWrite, Ow",
    ];

    private static readonly JsonSerializerOptions s_onlyNames =
        new() { Converters = { new JsonStringEnumConverter(allowIntegerValues: false) } };

    internal enum Level : sbyte
    {
        None,
        Low = -5,
        [JsonStringEnumMemberName("the top & more")]
        High = 100,
    }

    [Flags]
    internal enum Rights : ulong
    {
        None = 0,
        Read = 1,
        Write = 2,
        ReadWrite = 3,
        Own = 1UL << 40,
    }

    internal enum Wide : long
    {
        Least = long.MinValue,
        Most = long.MaxValue,
    }

    [Fact]
    public void Enums_as_names_are_read_as_System_Text_Json_reads_them()
    {
        foreach (bool allowNumbers in new[] { true, false })
        {
            JsonSerializerOptions options = allowNumbers ? s_names : s_onlyNames;
            SpanCodec<Level> levels = Named(Levels(allowNumbers));
            foreach (string text in new[]
            {
                "\"Low\"",
                "\"low\"",
                "\" Low \"",
                "\"High\"",
                "\"the top & more\"",
                "\"The Top & more\"",
                "\"the top \\u0026 more\"",
                "\"-5\"",
                "\"+100\"",
                "\"1000\"",
                "-5",
                "100",
                "128",
                "-129",
                "1.0",
                "null",
                "\"\"",
                "\"None, Low\"",
                "\"None,\"",
                "\",\"",
                "\",Low, None\"",
                "\"None,,Low, None\"",
                "true",
                "\"\\u004cow\"",
                "\"Lo\\w\"",
                "\"Löw\"",
            })
                Outcome.AssertSame(levels, text, options);
            SpanCodec<Rights> rights = Named(Right(allowNumbers));
            foreach (string text in new[]
            {
                "\"Read\"",
                "\"Read, Write\"",
                "\"read,own\"",
                "\"Read,\"",
                "\"Read Write\"",
                "\"Read,,Write\"",
                "\"Read,  Write\"",
                "\"Read,Write , Own\"",
                "\"Read, \"",
                "3",
                "\"3\"",
                "18446744073709551615",
                "-1",
                "\"-1\"",
                "\"Own , None\"",
                "\"Nobody\"",
            })
                Outcome.AssertSame(rights, text, options);
            foreach (string text in s_manyRights)
                Outcome.AssertSame(rights, $"\"{text}\"", options);
        }
    }

    [Fact]
    public void Names_as_they_are_written_are_read_without_an_allocation()
    {
        SpanCodec<Rights> rights = Named(Right(true));
        byte[] json = "\"Read, Write, Own\""u8.ToArray();
        Assert.Equal(Rights.Read | Rights.Write | Rights.Own, rights.Deserialize(json));
        long before = GC.GetAllocatedBytesForCurrentThread();
        rights.Deserialize(json);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Fact]
    public void Enums_as_names_are_written_as_System_Text_Json_writes_them()
    {
        foreach (Level level in new[] { Level.None, Level.Low, Level.High, (Level)7 })
            Outcome.AssertSameText(Named(Levels(true)), level, s_names);
        foreach (ulong bits in new ulong[] { 0, 1, 2, 3, 4, 5, 1UL << 40, (1UL << 40) | 1, (1UL << 40) | 3, ulong.MaxValue })
            Outcome.AssertSameText(Named(Right(true)), (Rights)bits, s_names);
        Assert.Throws<JsonException>(() => Named(Levels(false)).SerializeToString((Level)7));
    }

    [Fact]
    public void Enums_as_numbers_have_the_limits_of_their_type()
    {
        SpanCodec<Level> levels = Numbered<Level>();
        SpanCodec<Rights> rights = Numbered<Rights>();
        SpanCodec<Wide> wide = Numbered<Wide>();
        foreach (string text in new[]
        {
            "0",
            "-5",
            "127",
            "128",
            "-128",
            "-129",
            "18446744073709551615",
            "18446744073709551616",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "1.0",
            "null",
            "\"Low\"",
            "\"0\"",
            "x",
            " 7 ",
        })
        {
            Outcome.AssertSame(levels, text);
            Outcome.AssertSame(rights, text);
            Outcome.AssertSame(wide, text);
        }

        // The handling of numbers is not for enums.
        var options =
            new JsonSerializerOptions { NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString };
        Outcome.AssertSame(levels, "\"5\"", options);
        Outcome.AssertSame(levels, "5", options);
        Outcome.AssertSameText(levels, Level.Low, options);

        Outcome.AssertSameText(levels, Level.Low);
        Outcome.AssertSameText(rights, (Rights)ulong.MaxValue);
        Outcome.AssertSameText(wide, Wide.Least);
    }

    private static EnumNames<Level> Levels(bool allowNumbers) =>
        new(allowNumbers, ("None", Level.None), ("Low", Level.Low), ("the top & more", Level.High)) { CaseSensitive = ["the top & more"] };

    private static EnumNames<Rights> Right(bool allowNumbers) => new(
        allowNumbers,
        ("None", Rights.None),
        ("Read", Rights.Read),
        ("Write", Rights.Write),
        ("ReadWrite", Rights.ReadWrite),
        ("Own", Rights.Own));

    private static ValueCodec<TEnum> Named<TEnum>(EnumNames<TEnum> names)
        where TEnum : struct, Enum =>
        new(names.Read, names.Write);

    private static ValueCodec<TEnum> Numbered<TEnum>()
        where TEnum : struct, Enum =>
        new(JsonRead.Enum, ValueCodec<TEnum>.Bounded(JsonWrite.Enum, JsonWrite.MaxEnum));
}
