using System.Text;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Failures say what System.Text.Json says: message, path, line and byte.</summary>
public sealed class FailureTests
{
    private static readonly ParcelCodec s_codec = new();

    [Fact]
    public void Every_failure_is_told_in_the_same_words()
    {
        foreach (string json in new[]
        {
            "{\"Id\":\"x\"}",
            "{\"Id\":null}",
            "{\"Id\":1.5}",
            "{\"Id\":1e2}",
            "{\"Id\":99999999999}",
            "{\"Id\":{}}",
            "{\"Id\":[]}",
            "{\"Id\":true}",
            "{\n  \"Id\": x\n}",
            "{\"Id\":1,\n\"Name\":5}",
            "{\"Name\":{\"a\":1}}",
            "{\"Sizes\":[1,2,\"3\"]}",
            "{\"Sizes\":[1,2,3.5]}",
            "{\"Sizes\":[1 2]}",
            "{\"Sizes\":[1,]}",
            "{\"Sizes\":{}}",
            "{\"Sizes\":5}",
            "{\"Sizes\":[",
            "{\"Sizes\":[1",
            "{\"Sizes\":[1,",
            "{\"Inner\":{\"Inner\":{\"Sizes\":[1,2,3,\nnull]}}}",
            "{\"Inner\":{\"Id\":1,}}",
            "{\"Inner\":[]}",
            "{\"Inner\":{\"Id\":1",
            "{\"Inner\":{\"Unknown\":[1,{\"x\":tru}]}}",
            "{\"Id\":1}}",
            "{\"Id\":1} x",
            "{\"Id\" 1}",
            "{\"Id\"",
            "{\"Id",
            "{",
            "",
            " ",
            "[]",
            "5",
            "\"x\"",
            "x",
            "{\"Id\":01}",
            "{\"Name\":\"\\x\"}",
            "{\"Name\":\"\\uD800\"}",
            "{\"Name\":\"a\u0001\"}",
            "{\"Unknown.with[special]\":x}",
            "{,}",
            "{\"Id\":1,\"Name\":\"a\",,}",
            "{\"Id\":-}",
            "{\"Id\":2147483648}",
            "{\"Id\":-2147483649,\"Name\":1}",
        })
        {
            Outcome.AssertSame(s_codec, json);
        }
    }

    [Fact]
    public void Invalid_UTF8_is_told_in_the_same_words()
    {
        Outcome.AssertSame(s_codec, [.. "{\"Id\":1,\"Name\":\"a"u8, 0xFF, .. "b\"}"u8]);
        Outcome.AssertSame(s_codec, [.. "{\"Id\":1,\"Inner\":{\"Name\":\""u8, 0xC3, .. "\"}}"u8]);
        Outcome.AssertSame(s_codec, [.. "{\"a"u8, 0xC3, .. "\":x}"u8]);
        Outcome.AssertSame(s_codec, [.. "{\"a"u8, 0xC3, .. "\\u00e9\\uD83D\\uDE00\":x}"u8]);
    }

    /// <summary>A document may have a million of them, and each exception costs ten microseconds.</summary>
    [Fact]
    public void Names_that_are_no_text_cost_no_exceptions()
    {
        byte[] names =
        [
            .. Enumerable.Range(0, 1000)
                .SelectMany(i => (byte[])[(byte)'"', 0xFF, .. Encoding.UTF8.GetBytes($"{i}\":{{\"\\uD800"), 0xFE, .. "\":0},"u8]),
        ];
        byte[] json = [(byte)'{', .. names, .. "\"Id\":false}"u8];
        int thrown = 0;
        int thread = Environment.CurrentManagedThreadId;
        void Count(object? sender, System.Runtime.ExceptionServices.FirstChanceExceptionEventArgs first) =>
            thrown += Environment.CurrentManagedThreadId == thread ? 1 : 0;
        AppDomain.CurrentDomain.FirstChanceException += Count;
        JsonException failure = Assert.Throws<JsonException>(() => s_codec.Deserialize(json));
        AppDomain.CurrentDomain.FirstChanceException -= Count;
        Assert.Equal("$.Id", failure.Path);
        Assert.InRange(thrown, 1, 3);
    }

    [Fact]
    public void Every_truncation_and_changed_byte_is_told_in_the_same_words()
    {
        byte[] json = "{\"Id\":12,\"Name\":\"a\\u00e9\",\n\"Sizes\":[1,-23],\"Inner\":{\"Id\":0,\"More\":[{}]}}"u8.ToArray();
        for (int length = 0; length <= json.Length; length++)
            Outcome.AssertSame(s_codec, json[..length]);
        for (int i = 0; i < json.Length; i++)
        {
            byte kept = json[i];
            foreach (byte other in "{}[],:\"\\0x. \nne-"u8)
            {
                json[i] = other;
                Outcome.AssertSame(s_codec, json);
            }

            json[i] = kept;
        }
    }

    [Fact]
    public void Objects_nested_too_deep_are_refused_reading_and_writing()
    {
        var codec = new ParcelCodec(new DocumentRules(maxDepth: 5));
        var options = new JsonSerializerOptions { MaxDepth = 5 };
        Parcel? parcel = null;
        for (int depth = 1; depth <= 7; depth++)
        {
            parcel = new Parcel { Inner = parcel };
            Outcome.AssertSame(codec, JsonSerializer.SerializeToUtf8Bytes(parcel), options);
        }

        var cycle = new Parcel();
        cycle.Inner = cycle;
        string expected = Assert.Throws<JsonException>(() => JsonSerializer.Serialize(cycle, options)).Message;
        string actual = Assert.Throws<JsonException>(() => codec.SerializeToString(cycle)).Message;
        Assert.StartsWith(actual, expected, StringComparison.Ordinal);
    }

    [Fact]
    public void Generated_failures_carry_message_and_place()
    {
        SpanCodec<Nothing> codec = new ValueCodec<Nothing>(
            (ReadOnlySpan<byte> json, int position, out Nothing value) =>
                throw (json[0] == 'm' ? JsonFail.Syntax(0) : JsonFail.Message(JsonRead.SkipBlanks(json, 14), "No such kind.")),
            (ref JsonOutput output, int at, Nothing value) => output.Literal(at, "{}"u8));
        JsonException failure = Assert.Throws<JsonException>(
            () => codec.Deserialize(Encoding.UTF8.GetBytes("{\"a\":[1,\n{\"b\": \"x\"}]}")));
        Assert.Equal("No such kind. Path: $.a[1].b | LineNumber: 1 | BytePositionInLine: 9.", failure.Message);
        Assert.Equal(("$.a[1].b", 1L, 9L), (failure.Path, failure.LineNumber, failure.BytePositionInLine));
    }

    /// <summary>A member that is required, or one that must not be there, as System.Text.Json words it.</summary>
    [Fact]
    public void Missing_and_unmapped_members_are_told_in_the_same_words()
    {
        byte[] json = "[ {\"Other\" : 5} ]"u8.ToArray();
        Assert.Equal(
            Message(() => JsonSerializer.Deserialize<Strict[]>(json)),
            Message(() => Failing<Strict[]>(JsonFail.Unmapped(3, "Other", typeof(Strict))).Deserialize(json)));
        json = "[ {\"Id\" : 5 } ]"u8.ToArray();
        Assert.Equal(
            Message(() => JsonSerializer.Deserialize<Strict[]>(json)),
            Message(() => Failing<Strict[]>(JsonFail.Missing(14, typeof(Strict), "'Name', 'Place'")).Deserialize(json)));
    }

    private static string Message(Action read) => Assert.Throws<JsonException>(read).Message;

    private static ValueCodec<T> Failing<T>(Exception failure) => new(
        (ReadOnlySpan<byte> json, int position, out T value) => throw failure,
        (ref JsonOutput output, int at, T value) => throw failure);

    [System.Text.Json.Serialization.JsonUnmappedMemberHandling(System.Text.Json.Serialization.JsonUnmappedMemberHandling.Disallow)]
    private sealed class Strict
    {
        public int Id { get; set; }

        public required string Name { get; set; }

        public required string Place { get; set; }
    }
}
