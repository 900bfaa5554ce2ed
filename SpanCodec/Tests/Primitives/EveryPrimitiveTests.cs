using System.Reflection;
using System.Text.Json;
using SpanCodecs.Support;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests.Primitives;

/// <summary>
/// The primitives that the runtime has, found as the generator finds them: a new one is checked here without being named.
/// </summary>
public sealed class EveryPrimitiveTests
{
    private static readonly string[] s_documents =
    [
        "null",
        "true",
        "false",
        " true ",
        "0",
        "1",
        "-1",
        "-0",
        "+1",
        "007",
        "127",
        "128",
        "255",
        "256",
        "-128",
        "-129",
        "65535",
        "65536",
        "-32768",
        "2147483647",
        "2147483648",
        "-2147483648",
        "4294967295",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "1.5",
        "1.50",
        "-1e2",
        "1.",
        ".5",
        "-",
        " 7 ",
        "7,",
        "340282366920938463463374607431768211455",
        "-170141183460469231731687303715884105728",
        "\"\"",
        "\"a\"",
        "\"ab\"",
        "\"\\u0061\"",
        "\"é\"",
        "\"1\"",
        "\"x",
        "\"AQID\"",
        "\"AQI=\"",
        "\"2024-02-29T23:59:59.9Z\"",
        "\"2024-02-29T01:02:03+05:00\"",
        "\"2024-02-29\"",
        "\"01:02:03\"",
        "\"-1.02:03:04.5\"",
        "\"c0ffee00-1dea-4bad-8ace-0123456789ab\"",
        "\"1.2.3\"",
        "\"https://example.org/é?a=b&c\"",
        "[]",
        "{}",
        "",
    ];

    /// <summary>The longest texts that a value is read from; and one more is none, or is another value.</summary>
    private static readonly string[] s_longest =
    [
        "-10675199.02:48:05.4775808",
        "2147483647.2147483647.2147483647.2147483647",
        "9999-12-31",
        "23:59:59.9999999",
        "9999-12-31T23:59:59.9999999Z",
        "9999-12-31T09:59:59.1234567890123456-14:00",
        "c0ffee00-1dea-4bad-8ace-0123456789ab",
        "x",
        "AAEC",
        "https://example.org/",
    ];

    public static TheoryData<string> Names => [.. Types.Select(type => type.Name)];

    private static IEnumerable<Type> Types =>
        typeof(JsonRead).Assembly.GetExportedTypes().Where(type => type.IsValueType && Contract(type, typeof(IPrimitive<>)) is not null);

    [Fact]
    public void There_are_primitives() => Assert.Contains(Types, type => type == typeof(JsonInt32));

    [Theory]
    [MemberData(nameof(Names))]
    public void It_is_read_and_written_as_System_Text_Json_does(string name)
    {
        Type type = Types.Single(type => type.Name == name);
        Type value = Contract(type, typeof(IPrimitive<>))!.GenericTypeArguments[0];
        Call(Contract(type, typeof(IBoundedPrimitive<,>)) is null ? nameof(CheckUnbounded) : nameof(CheckBounded), type, value);
        if (Contract(type, typeof(IKeyPrimitive<,>)) is not null)
            Call(nameof(CheckKeys), type, value);
    }

    /// <summary>Each character as an escape, but the first few.</summary>
    private static string Escaped(string text, int plain) =>
        text[..Math.Min(plain, text.Length)] + string.Concat(text.Skip(plain).Select(letter => $"\\u{(int)letter:x4}"));

    private static Type? Contract(Type type, Type definition) =>
        type.GetInterfaces().FirstOrDefault(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == definition);

    private static void Call(string check, Type type, Type value) =>
        typeof(EveryPrimitiveTests).GetMethod(check, BindingFlags.Static | BindingFlags.NonPublic)!
        .MakeGenericMethod(type, value).Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null);

    private static void CheckBounded<TPrimitive, T>()
        where TPrimitive : IBoundedPrimitive<TPrimitive, T>
        where T : struct => Check(Codecs.Bounded<TPrimitive, T>());

    private static void CheckUnbounded<TPrimitive, T>()
        where TPrimitive : IUnboundedPrimitive<T>
        where T : notnull => Check(Codecs.Unbounded<TPrimitive, T>());

    private static void Check<T>(SpanCodec<T> codec)
    {
        foreach (string json in s_documents)
            Outcome.AssertSame(codec, json);
        foreach (string text in s_longest)
        {
            // Each character may take the six of an escape, so that the longest text of a value has six times its length.
            for (int plain = 0; plain < 3; plain++)
            {
                Outcome.AssertSame(codec, $"\"{Escaped(text, plain)}\"");
                Outcome.AssertSame(codec, $"\"{Escaped(text + "0", plain)}\"");
                Outcome.AssertSame(codec, $"\"{Escaped("0" + text, plain)}\"");
            }
        }

        foreach (T value in Values<T>())
            Outcome.AssertSameText(codec, value);
    }

    private static void CheckKeys<TPrimitive, T>()
        where TPrimitive : IKeyPrimitive<TPrimitive, T>
        where T : notnull
    {
        var codec = new ValueCodec<T>(
            (ReadOnlySpan<byte> json, int position, out T key) => JsonRead.Key<TPrimitive, T>(json, position, out key),
            (ref JsonOutput output, int at, T key) => output.Key<TPrimitive, T>(at, key));
        foreach (T value in Values<T>())
        {
            string expected = JsonSerializer.Serialize(new Dictionary<T, int> { [value] = 7 });
            Assert.Equal(expected, $"{{{codec.SerializeToString(value)}7}}");
            _ = TPrimitive.ReadKey(System.Text.Encoding.UTF8.GetBytes(expected), 1, out T again);
            Assert.Equal(expected, JsonSerializer.Serialize(new Dictionary<T, int> { [again] = 7 }));
            string name = expected[2..expected.LastIndexOf('"')];
            string escaped = $"{{\"{(name.Contains('\\') ? name : Escaped(name, 0))}\":7}}";
            T known = JsonSerializer.Deserialize<Dictionary<T, int>>(escaped)!.Keys.Single();
            _ = TPrimitive.ReadKey(System.Text.Encoding.UTF8.GetBytes(escaped), 1, out T read);
            Assert.Equal(known, read);
        }
    }

    /// <summary>Those that the documents above stand for: at least one, or else a document for the type is missing there.</summary>
    private static List<T> Values<T>()
    {
        List<T> values = [];
        foreach (string json in s_documents)
        {
            try
            {
                if (JsonSerializer.Deserialize<T>(json) is { } value && JsonSerializer.Serialize(value).Length > 0)
                    values.Add(value);
            }
            catch (Exception failure) when (failure is JsonException or ArgumentException)
            {
                // Refused, as the codec refuses it; or an infinity, as which too large a number is read, and which is not written.
            }
        }

        Assert.NotEmpty(values);
        return values;
    }
}
