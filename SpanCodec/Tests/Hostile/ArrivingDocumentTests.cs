using System.IO.Pipelines;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Http;
using SpanCodecs.AspNetCore;
using SpanCodecs.Support;
using SpanCodecs.Tests.Checks;
using SpanCodecs.Tests.Lanes;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

/// <summary>
/// A document is judged while it comes: one that cannot become a value is
/// refused, though it never ends. One that can is read, however it comes.
/// </summary>
public class ArrivingDocumentTests
{
    private const int MostRead = 4_000_000;
    private const long Endless = 300_000_000;

    private static readonly CancellationToken s_none = TestContext.Current.CancellationToken;

    private static readonly Dictionary<string, Func<Stream, SpanCodec<Entry>, ValueTask<Entry?>>> s_ways = new()
    {
        ["stream"] = (stream, codec) => ValueTask.FromResult(codec.Deserialize(stream)),
        ["asynchronous stream"] = (stream, codec) => codec.DeserializeAsync(stream, s_none),
        ["pipe"] = (stream, codec) => codec.DeserializeAsync(PipeReader.Create(stream), s_none),
        ["lines"] = async (stream, codec) => (await SequenceReading.ToList(codec.DeserializeAsyncEnumerable(stream, true, s_none)))[0],
        ["untyped stream"] = async (stream, codec) => (Entry?)await ((ISpanCodec)codec).DeserializeAsync(stream, s_none),
        ["untyped pipe"] = async (stream, codec) => (Entry?)await ((ISpanCodec)codec).DeserializeAsync(PipeReader.Create(stream), s_none),
        ["request"] = (stream, codec) => RequestOf(stream, "application/json").ReadSpanJsonAsync(codec, s_none),
        ["response"] = async (stream, codec) =>
        {
            using var content = new StreamContent(stream);
            return await content.ReadSpanJsonAsync(codec, s_none);
        },
    };

    // A beginning, and what follows it for ever.
    private static readonly (string Begin, string Part)[] s_hopeless =
    [
        ("", "[[[["),
        ("", "{\"Parts\":["),
        ("{\"Note\":", "[[[["),
        ("{\"Note\":", "{\"a\":"),
        ("", "xxxx"),
        ("{", "xxxx"),
        ("{\"Id\":1", "xxxx"),
        ("{\"Id\":1}", "xxxx"),
        ("{\"Id\":1} \n", "{\"Id\":1}"),
        ("12", "xxxx"),
        ("1 ", "1 1 "),
        ("\"a\"", "bbbb"),
        ("true", " false"),
        (new string(' ', 3000), "[[[["),
        (new string('\n', 40_000) + "{\"Note\":", "[[[["),
        ("\uFEFF", "[[[["),
        ("\uFEFF \uFEFF", "{}  "),
        ("{\"Name\":\"" + new string('x', 3000) + "\",\"Note\":", "[[[["),
        ("{\"Name\":\"" + new string('[', 300_000) + "\",\"Note\":", "{\"a\":[1,\"]\","),
        ("{\"Name\":\"" + new string('x', 1_000_000) + "\",\"Note\":", "[[[["),
    ];

    private static readonly string[] s_wholeValues = ["{\"Id\":1}", "12", "1", "\"a\"", "true"];

    public static TheoryData<string, int> Hopeless
    {
        get
        {
            var data = new TheoryData<string, int>();
            foreach (string way in s_ways.Keys)
            {
                // The first of lines ends with its value, whatever follows.
                for (int index = 0; index < s_hopeless.Length; index++)
                {
                    if (way != "lines" || !s_wholeValues.Contains(s_hopeless[index].Begin.TrimEnd()))
                        data.Add(way, index);
                }
            }

            return data;
        }
    }

    public static TheoryData<string> Ways => [.. s_ways.Keys];

    [Theory]
    [MemberData(nameof(Hopeless))]
    public async Task What_cannot_become_a_value_is_not_waited_for(string way, int index)
    {
        (string begin, string part) = s_hopeless[index];
        foreach (int atOnce in new[] { 7, 4096, int.MaxValue })
        {
            using var stream = new CountedStream(begin, part, atOnce);
            JsonException failure = await Assert.ThrowsAsync<JsonException>(async () => await s_ways[way](stream, LaneCodecs.One));
            Assert.InRange(stream.Count, 1, MostRead);
            // The document with an end, in memory.
            byte[] inMemory = Encoding.UTF8.GetBytes(
                (begin.StartsWith('\uFEFF') ? begin[1..] : begin) + string.Concat(Enumerable.Repeat(part, 200)));
            JsonException expected = Assert.Throws<JsonException>(() => LaneCodecs.One.Deserialize(inMemory));
            Assert.Equal(PlaceOf(expected), PlaceOf(failure));
        }
    }

    [Theory]
    [InlineData("[[[[")]
    [InlineData("xxxx")]
    public async Task A_comment_before_it_hides_nothing(string part)
    {
        foreach (string begin in new[] { "/**/", "// [\n /* { */", "/*" + new string('*', 3000) + "*/" })
        {
            foreach (Func<Stream, SpanCodec<Entry>, ValueTask<Entry?>> read in s_ways.Values)
            {
                using var stream = new CountedStream(begin, part, 500);
                await Assert.ThrowsAsync<JsonException>(async () => await read(stream, LenientLaneCodecs.Entry));
                Assert.InRange(stream.Count, 1, MostRead);
            }
        }
    }

    [Fact]
    public async Task A_body_in_another_encoding_is_judged_while_it_comes()
    {
        using var stream = new CountedStream("", "[\0", int.MaxValue);
        await Assert.ThrowsAsync<JsonException>(
            async () => await RequestOf(stream, "application/json; charset=utf-16").ReadSpanJsonAsync(LaneCodecs.One, s_none));
        Assert.InRange(stream.Count, 1, MostRead);
    }

    [Fact]
    public async Task A_bracket_of_another_type_is_refused_when_it_comes()
    {
        await AssertRefusedAtOnce(LaneCodecs.One, "[");
        await AssertRefusedAtOnce(LaneCodecs.One, "\uFEFF\n [");
        await AssertRefusedAtOnce(LaneCodecs.EntryArray, " {");
        await AssertRefusedAtOnce(ShapeCodecs.DictionaryStringPlain, "[");
        await AssertRefusedAtOnce(LaneCodecs.Object, "]");
    }

    [Fact]
    public async Task An_element_of_another_type_is_refused_when_it_comes()
    {
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync("[{\"Id\":1},["u8.ToArray(), s_none);
        await using IAsyncEnumerator<Entry?> elements = LaneCodecs.One.DeserializeAsyncEnumerable(pipe.Reader, cancellationToken: s_none)
            .GetAsyncEnumerator(s_none);
        Assert.True(await elements.MoveNextAsync());
        ValueTask<bool> next = elements.MoveNextAsync();
        // More is not waited for.
        Assert.True(next.IsCompleted);
        await Assert.ThrowsAsync<JsonException>(async () => await next);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task What_can_become_a_value_is_read(string way)
    {
        string[] documents =
        [
            new string(' ', 5000) + "{\"Id\":1}" + new string('\n', 5000),
            "\uFEFF \r\n{\"Id\":1}",
            "null",
            new string('\t', 1500) + "null ",
            "{\"Name\":\"" + new string('[', 100_000) + "\"}",
            "{\"Name\":\"" + string.Concat(Enumerable.Repeat("\\\\\\\"[{", 20_000)) + "\",\"Id\":2}",
            "{\"Note\":[" + string.Join(',', Enumerable.Repeat("\"[[[[[[[[[[\"", 5000)) + "]}",
            "{\"Parts\":[" + string.Join(',', Enumerable.Repeat("{\"Id\":3,\"Name\":\"}]é\\\\\"}", 5000)) + "]}",
            "{\"Note\":" + new string('[', 63) + "\"" + new string('x', 20_000) + "\"" + new string(']', 63) + "}",
        ];
        await AssertReadAlike(way, LaneCodecs.One, documents);
        await AssertReadAlike(
            way,
            LenientLaneCodecs.Entry,
            [.. documents, "/*[*/{\"Id\":1,/*}*/}/**/ // ]", "//\n" + new string(' ', 3000) + "/**/ null /*\n*/"]);
    }

    private static async Task AssertReadAlike(string way, SpanCodec<Entry> codec, string[] documents)
    {
        foreach (string document in documents)
        {
            byte[] utf8 = Encoding.UTF8.GetBytes(document);
            string expected = Told(codec.Deserialize(utf8.AsSpan(utf8.AsSpan().StartsWith("\uFEFF"u8) ? 3 : 0)));
            foreach (int piece in new[] { 1, 3, 1000, 1024, 1025, 20_000 })
                Assert.Equal(
                    (document.Length, piece, expected),
                    (document.Length, piece, Told(await s_ways[way](new TricklingStream(utf8, piece), codec))));
        }
    }

    /// <summary>
    /// Brackets, quotes and escapes by chance, in documents of some kilobytes that
    /// are good or damaged: how they come changes nothing but the quote of a literal.
    /// </summary>
    [Fact]
    public void How_it_comes_makes_no_difference()
    {
        int refused = 0, read = 0;
        foreach (Random random in Seeded.Rounds(1200, 41))
        {
            byte[] document = Encoding.UTF8.GetBytes("{\"Id\":1,\"Note\":" + AnyValue(random, 0) + "}");
            for (int changes = random.Next(3); changes > 0; changes--)
                document[random.Next(document.Length)] = (byte)"[]{}\",:\\x1 "[random.Next(11)];
            SpanCodec<Entry> codec = random.Next(4) == 0 ? LenientLaneCodecs.Entry : LaneCodecs.One;
            string expected = Outcome(() => codec.Deserialize(document));
            _ = expected[0] == '{' ? read++ : refused++;
            int piece = 1 + random.Next(1 << random.Next(13));
            Assert.Equal(expected, Outcome(() => codec.Deserialize(new TricklingStream(document, piece))));
            Assert.Equal(
                expected,
                Outcome(() => codec.DeserializeAsync(PipeReader.Create(new TricklingStream(document, piece)), s_none)
                    .AsTask().GetAwaiter().GetResult()));
        }

        Assert.True(read > 50 && refused > 50, $"{read} read, {refused} refused");
    }

    [Fact]
    public void Brackets_are_counted_as_one_by_one()
    {
        foreach (Random random in Seeded.Rounds(3000, 42))
        {
            byte[] text = new byte[random.Next(1 << random.Next(15))];
            random.NextBytes(text);
            for (int i = random.Next(text.Length + 1); i < text.Length; i++)
                text[i] = (byte)"[{]}"[random.Next(random.Next(1, 5))];
            Assert.Equal(
                text.Count(letter => letter is (byte)'[' or (byte)'{') - text.Count(letter => letter is (byte)']' or (byte)'}'),
                Brackets.Open(text));
        }
    }

    private static async Task AssertRefusedAtOnce<T>(SpanCodec<T> codec, string begin)
    {
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(Encoding.UTF8.GetBytes(begin), s_none);
        ValueTask<T?> reading = codec.DeserializeAsync(pipe.Reader, s_none);
        // More is not waited for.
        Assert.True(reading.IsCompleted);
        await Assert.ThrowsAsync<JsonException>(async () => await reading);
        // A refused document is consumed, as one that is read is.
        Assert.False(pipe.Reader.TryRead(out _));
        await pipe.Reader.CompleteAsync();
        await pipe.Writer.CompleteAsync();
    }

    private static string AnyValue(Random random, int depth) => random.Next(depth > 70 ? 1 : depth < 3 ? 8 : 6) switch
    {
        0 => "\""
            + string.Concat(
            Enumerable.Range(0, random.Next(60)).Select(_ => "[]{}a,:é "[random.Next(9)] + (random.Next(6) == 0 ? "\\\"" : "")))
            + "\"",
        1 => random.Next(2) == 0 ? "12.5" : "true",
        2 => "[" + AnyValue(random, depth + 1) + "]",
        3 => "{\"a\":" + AnyValue(random, depth + 1) + "}",
        4 => "{\"[\": " + AnyValue(random, depth + 1) + " }",
        5 => "[[" + AnyValue(random, depth + 2) + "]]",
        _ => "[" + string.Join(",\n", Enumerable.Range(0, random.Next(30)).Select(_ => AnyValue(random, depth + 1))) + "]",
    };

    private static string Outcome(Func<Entry?> read)
    {
        try
        {
            return Told(read());
        }
        catch (JsonException failure)
        {
            return PlaceOf(failure);
        }
    }

    private static string Told(Entry? entry) => LaneCodecs.One.SerializeToString(entry);

    private static string PlaceOf(JsonException failure) =>
        $"at {failure.Path}, line {failure.LineNumber}, byte {failure.BytePositionInLine}";

    private static HttpRequest RequestOf(Stream body, string contentType) =>
        new DefaultHttpContext { Request = { ContentType = contentType, Body = body } }.Request;

    private sealed class CountedStream(string begin, string part, int atOnce) : ReadOnlyStream
    {
        private readonly LongStream _stream = new(Encoding.UTF8.GetBytes(begin), Encoding.UTF8.GetBytes(part), ""u8, Endless, atOnce);

        internal long Count { get; private set; }

        public override int Read(Span<byte> buffer)
        {
            int read = _stream.Read(buffer);
            Count += read;
            return read;
        }
    }
}
