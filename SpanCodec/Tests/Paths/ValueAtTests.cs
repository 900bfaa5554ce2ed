using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using SpanCodecs.Tests.Lanes;
using Xunit;

namespace SpanCodecs.Tests.Paths;

/// <summary>A value at a place: what is told where there is none, and the rules around it. The differential checks have the rest.</summary>
public class ValueAtTests
{
    private const string Document = """{"data":{"items":[{"Id":1,"Name":"a"},{"Id":2}],"none":null},"end":true}""";

    [Theory]
    [InlineData("/data/items/2/Id", "'/data/items' is an array of 2 elements. Path: $.data.items.")]
    [InlineData("/data/items/0/Price", "'/data/items/0' is an object without 'Price'. Path: $.data.items[0].")]
    [InlineData("/data/items/0/Name/x", "'/data/items/0/Name' is a text. Path: $.data.items[0].Name.")]
    [InlineData("/data/items/0/Id/x", "'/data/items/0/Id' is a number. Path: $.data.items[0].Id.")]
    [InlineData("/data/items/-", "'/data/items' is an array, where '-' is no element. Path: $.data.items.")]
    [InlineData("/data/none/x", "'/data/none' is null. Path: $.data.none.")]
    [InlineData("/end/0", "'/end' is true. Path: $.end.")]
    [InlineData("/date", "the document is an object without 'date'. Path: $.")]
    [InlineData("/a~1b", "the document is an object without 'a/b'. Path: $.")]
    public async Task A_missing_place_is_told_by_the_deepest_one_there(string pointer, string told)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(Document);
        string message = $"There is no value at '{pointer}': {told}";
        Assert.Equal(message, Assert.Throws<JsonException>(() => PathTestCodecs.Int32.DeserializeAt(utf8, pointer)).Message);
        Assert.Equal(message, (await Assert.ThrowsAsync<JsonException>(async () =>
            await PathTestCodecs.Int32.DeserializeAtAsync(new TricklingStream(utf8), pointer))).Message);
        Assert.False(PathTestCodecs.Int32.TryDeserializeAt(utf8, pointer, out int value));
        Assert.Equal(0, value);
    }

    [Fact]
    public void Failures_inside_tell_their_place_in_the_document()
    {
        byte[] utf8 = "{\"a\":[\n{},\n {\"Id\":\"x\"}]}"u8.ToArray();
        foreach (Func<Item?> read in (Func<Item?>[])
            [
                () => PathTestCodecs.Item.DeserializeAt(utf8, "/a/1"),
                () => PathTestCodecs.Item.DeserializeAt(new TricklingStream(utf8), "/a/1"),
            ])
        {
            var failure = Assert.Throws<JsonException>(() => { read(); });
            Assert.Equal(("$.a[1].Id", 2, 10), (failure.Path, failure.LineNumber, failure.BytePositionInLine));
        }
    }

    [Theory]
    [InlineData("""{"a":{"b":1},"a":{"b":2}}""", "2")]
    [InlineData("""{"a":{"b":1,"b":2}}""", "2")]
    [InlineData("""{"a":{"b":1},"a":{}}""", "'/a' is an object without 'b'")]
    [InlineData("""{"a":{"b":1},"a":3}""", "'/a' is a number")]
    [InlineData("""{"a":{},"\u0061":{"b":2}}""", "2")]
    public void The_last_of_two_counts_or_the_second_is_refused(string json, string expected)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(json);
        Func<SpanCodec<int>, int>[] lanes =
            [codec => codec.DeserializeAt(utf8, "/a/b"), codec => codec.DeserializeAt(new TricklingStream(utf8), "/a/b")];
        foreach (Func<SpanCodec<int>, int> lane in lanes)
        {
            if (expected.Length == 1)
                Assert.Equal(expected, $"{lane(PathTestCodecs.Int32)}");
            else
                Assert.Contains(expected, Refusal(() => lane(PathTestCodecs.Int32)), StringComparison.Ordinal);
            Assert.StartsWith("Duplicate property '", Refusal(() => lane(DistinctPathCodecs.Int32)), StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("""{"x":"?","a":1}""")]
    [InlineData("""{"?":2,"a":1}""")]
    [InlineData("""{"a":1,"x":[{"y":"?"}]}""")]
    public void Texts_that_nobody_wants_are_UTF8_all_the_same(string json)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(json);
        utf8[Array.IndexOf(utf8, (byte)'?')] = 0xFF;
        const string Told = "The JSON text has bytes that are not UTF-8. Path: $";
        Assert.StartsWith(Told, Refusal(() => PathTestCodecs.Int32.DeserializeAt(utf8, "/a")), StringComparison.Ordinal);
        Assert.StartsWith(
            Told, Refusal(() => PathTestCodecs.Int32.DeserializeAt(new TricklingStream(utf8), "/a")), StringComparison.Ordinal);
        Assert.False(PathTestCodecs.Int32.TryDeserializeAt(utf8, "/a", out _));
    }

    /// <summary>The document around the value is as deep as any; the value itself begins anew, as an element of a sequence does.</summary>
    [Fact]
    public void The_value_has_the_whole_of_the_depth()
    {
        string deep = string.Concat(Enumerable.Repeat("{\"Inner\":", 7)) + "{\"Id\":1}" + new string('}', 7);
        string tooDeep = string.Concat(Enumerable.Repeat("{\"Inner\":", 8)) + "{\"Id\":1}" + new string('}', 8);
        foreach (bool isStream in (bool[])[false, true])
        {
            Assert.NotNull(Read($"[[{deep}]]", "/0/0"));
            foreach ((string json, string at) in (Span<(string, string)>)
                [($"[[{tooDeep}]]", "/0/0"), ($"[[{deep}],{{\"Id\":2}}]", "/1"), ("[[[[[[[[[1]]]]]]]]]", "/0/0/0/0/0/0/0/0/0")])
                Assert.Contains("maximum configured depth", Refusal(() => Read(json, at)), StringComparison.Ordinal);

            Item? Read(string json, string at) => isStream
                ? LimitedPathCodecs.Item.DeserializeAt(new TricklingStream(Encoding.UTF8.GetBytes(json)), at, maxLength: 1000)
                : LimitedPathCodecs.Item.DeserializeAt(json, at);
        }
    }

    [Fact]
    public void The_limit_of_a_stream_is_that_of_the_value_and_of_each_text()
    {
        string around = string.Concat(Enumerable.Repeat("\"0123456789\",", 50));
        byte[] good = Encoding.UTF8.GetBytes($"[{around}{{\"Id\":5}},{around}1]");
        Assert.Equal(5, LimitedPathCodecs.Item.DeserializeAt(new TricklingStream(good), "/50")!.Id);
        byte[] value = Encoding.UTF8.GetBytes($"[1,{{\"Name\":\"{new string('x', 100)}\"}}]");
        byte[] text = Encoding.UTF8.GetBytes($"[\"{new string('x', 101)}\",{{}}]");
        foreach (int piece in (int[])[1, 1000])
        {
            foreach (byte[] tooLong in (byte[][])[value, text])
            {
                string told = Refusal(() => LimitedPathCodecs.Item.DeserializeAt(new TricklingStream(tooLong, piece), "/1"));
                Assert.StartsWith("The JSON text is longer than the limit of 100 bytes.", told, StringComparison.Ordinal);
            }

            Assert.NotNull(LimitedPathCodecs.Item.DeserializeAt(new TricklingStream(text, piece), "/1", maxLength: 200));
        }
    }

    [Fact]
    public void What_is_behind_is_checked_or_unread()
    {
        foreach (string behind in (string[])["", "}", ",\"b\":x}", ",\"a\":2}", ",]", "}}"])
        {
            byte[] utf8 = Encoding.UTF8.GetBytes("{\"a\":1" + behind);
            Assert.Equal(1, PathTestCodecs.Int32.DeserializeAt(utf8, "/a", AfterValue.Unread));
            Assert.True(PathTestCodecs.Int32.TryDeserializeAt(utf8, "/a", out _, AfterValue.Unread));
            Assert.Equal(behind is "}" or ",\"a\":2}", PathTestCodecs.Int32.TryDeserializeAt(utf8, "/a", out int value));
            Assert.Equal(behind == "}" ? 1 : behind == ",\"a\":2}" ? 2 : 0, value);
        }
    }

    [Fact]
    public async Task A_stream_is_read_no_further_than_for_the_value()
    {
        byte[] much = Encoding.UTF8.GetBytes(string.Join(',', Enumerable.Range(0, 100_000)));
        var stream = new MemoryStream([.. "{\"a\":1,\"b\":["u8, .. much, .. "]}"u8]);
        Assert.Equal(1, await PathTestCodecs.Int32.DeserializeAtAsync(
            stream, "/a", AfterValue.Unread, TestContext.Current.CancellationToken));
        Assert.InRange(stream.Position, 1, 64 * 1024);
    }

    /// <summary>An endless array where an object is wanted is not waited for.</summary>
    [Fact]
    public void A_value_of_another_kind_is_refused_at_its_first_byte()
    {
        using var stream = new LongStream("{\"a\":["u8, "1,"u8.ToArray(), "1]}"u8, 100_000_000);
        Assert.StartsWith(
            "The JSON value could not be converted to", Refusal(() => PathTestCodecs.Item.DeserializeAt(stream, "/a")),
            StringComparison.Ordinal);
        Assert.InRange(stream.LargestRead, 1, 64 * 1024);
    }

    [Fact]
    public void What_is_no_argument_is_refused()
    {
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Int32.DeserializeAt((Stream)null!, ""));
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Int32.DeserializeAt((string)null!, ""));
        Assert.Throws<ArgumentNullException>(() => { _ = PathTestCodecs.Int32.DeserializeAtAsync(Stream.Null, null!); });
        Assert.Throws<ArgumentOutOfRangeException>(() => PathTestCodecs.Int32.DeserializeAt(Stream.Null, "", maxLength: 0));
        Assert.Throws<ArgumentException>(() => PathTestCodecs.Int32.DeserializeAt("[\"\uD83D\"]", "/0"));
    }

    [Theory]
    [InlineData("/*1*/{/*}*/\"b\"://\r1,/*,*/\"a\":/*3*/7/*4*/,}//", 7)]
    [InlineData("{\"x\":[1,/**/],\"a\":7,}", 7)]
    public void Comments_and_commas_are_those_of_the_options(string json, int expected)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(json);
        Assert.Equal(expected, LenientPathCodecs.Int32.DeserializeAt(utf8, "/a"));
        Assert.Equal(expected, LenientPathCodecs.Int32.DeserializeAt(new TricklingStream(utf8), "/a"));
        Assert.Throws<JsonException>(() => PathTestCodecs.Int32.DeserializeAt(utf8, "/a"));
        Assert.Throws<JsonException>(() => PathTestCodecs.Int32.DeserializeAt(new TricklingStream(utf8), "/a"));
    }

    private static string Refusal(Func<object?> reading) => Assert.Throws<JsonException>(() => { reading(); }).Message;
}
