using System.Diagnostics;
using System.IO.Pipelines;
using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using SpanCodecs.Tests.Lanes;
using Xunit;

namespace SpanCodecs.Tests.Paths;

/// <summary>A sequence at a place: its elements one at a time, and what is told where there are none.</summary>
public class SequenceAtTests
{
    [Theory]
    [InlineData("""{"x":["]",{"data":0}],"data":{"orders":[{"Id":1},null,{"Id":2}],"y":{}},"z":[]}""", 3, null)]
    [InlineData("""{"data":{"orders":[]}}""", 0, null)]
    [InlineData("""{"data":{"orders": null },"a":1}""", 0, null)]
    [InlineData("""{"data":{"orders":{"Id":1}}}""", 0, "The JSON value could not be converted to System.Collections.Generic.List`1[")]
    [InlineData("""{"data":{"orders":5}}""", 0, "The JSON value could not be converted to System.Collections.Generic.List`1[")]
    [InlineData("""{"data":{"order":[]}}""", 0, "There is no value at '/data/orders': '/data' is an object without 'orders'.")]
    [InlineData("""{"data":{"orders":[{"Id":1}]},"b":x}""", 1, "'x' is an invalid start of a value. Path: $ | LineNumber: 0 |")]
    [InlineData("""{"data":{"orders":[{"Id":1}]}]""", 1, "']' is invalid")]
    [InlineData("""{"data":{"orders":[{"Id":1}]""", 1, "Expected depth to be zero at the end of the JSON payload.")]
    [InlineData("""{"data":{"orders":[{"Id":1}]}} 1""", 1, "'1' is invalid after a single JSON value.")]
    [InlineData("""{"data":{"orders":[{"Id":1} {"Id":2}]}}""", 1, "'{' is invalid after a value.")]
    [InlineData("""{"data":{"orders":[{"Id":1}],"orders":[]}}""", 1, "'/data/orders' comes a second time")]
    [InlineData("""{"data":{"orders":[{"Id":1}]},"data":1}""", 1, "'/data' comes a second time")]
    [InlineData("""{"data":{},"data":{"orders":[{"Id":1}]}}""", 1, null)]
    [InlineData("""{"x":01,"data":{"orders":[{"Id":1}]}}""", 0, "Invalid leading zero before '1'.")]
    public async Task Elements_are_read_from_a_place(string json, int count, string? refusal)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(json);
        Func<IAsyncEnumerable<Item?>>[] lanes =
        [
            () => PathTestCodecs.Item.DeserializeAsyncEnumerable(new MemoryStream(utf8), at: "/data/orders"),
            () => PathTestCodecs.Item.DeserializeAsyncEnumerable(new TricklingStream(utf8), at: "/data/orders"),
            () => PathTestCodecs.Item.DeserializeAsyncEnumerable(PipeReader.Create(new TricklingStream(utf8, 5)), at: "/data/orders"),
        ];
        foreach (Func<IAsyncEnumerable<Item?>> lane in lanes)
        {
            int read = 0;
            Exception? failure = await Record.ExceptionAsync(async () =>
            {
                await foreach (Item? item in lane())
                    read++;
            });
            Assert.Equal(count, read);
            if (refusal is null)
                Assert.Null(failure);
            else
                Assert.StartsWith(refusal, Assert.IsType<JsonException>(failure).Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public async Task Failures_tell_their_place_in_the_document()
    {
        const string Begin = "{\n\"a\":[[{\"Id\":1},\n ";
        foreach ((string rest, string path, long line, long column) in ((string, string, long, long)[])
            [
                ("{\"Id\":\"x\"}]]}", "$.a[0][1].Id", 2, 10),
                ("{\"Id\":1}}]}", "$.a[0][2]", 2, 9),
                ("{\"Id\":1}],\n 5]\n, \"b\" x}", "$", 4, 6),
            ])
        {
            var failure = await Assert.ThrowsAsync<JsonException>(async () => await SequenceReading.ToList(
                PathTestCodecs.Item.DeserializeAsyncEnumerable(new TricklingStream(Encoding.UTF8.GetBytes(Begin + rest)), at: "/a/0")));
            Assert.Equal((path, line, column), (failure.Path, failure.LineNumber, failure.BytePositionInLine));
        }
    }

    [Fact]
    public async Task What_is_behind_may_stay_unread()
    {
        byte[] utf8 = "{\"a\":[{\"Id\":1},{\"Id\":2}],\"a\":]]]"u8.ToArray();
        List<Item?> read = await SequenceReading.ToList(
            PathTestCodecs.Item.DeserializeAsyncEnumerable(new TricklingStream(utf8), at: "/a", AfterValue.Unread));
        Assert.Equal([1, 2], read.Select(item => item!.Id));
    }

    [Fact]
    public async Task Limits_are_those_of_the_roots_sequence()
    {
        string around = string.Concat(Enumerable.Repeat("\"0123456789\",", 50));
        string many = string.Concat(Enumerable.Repeat("{\"Id\":1},", 50)) + "null";
        string deep = string.Concat(Enumerable.Repeat("{\"Inner\":", 7)) + "{}" + new string('}', 7);
        Assert.Equal(51, (await Read($"[{around}[[{many}]]]", "/50/0")).Count);
        Assert.Single(await Read($"[[{deep}]]", "/0"));
        Assert.Contains("maximum configured depth", await Refusal($"[[{{\"Inner\":{deep}}}]]"), StringComparison.Ordinal);
        const string TooLong = "The JSON text is longer than the limit of 100 bytes.";
        Assert.StartsWith(TooLong, await Refusal($"[[{{\"Name\":\"{new string('x', 100)}\"}}]]"), StringComparison.Ordinal);
        Assert.StartsWith(TooLong, await Refusal($"[[],\"{new string('x', 101)}\"]"), StringComparison.Ordinal);

        static async Task<string> Refusal(string json) => (await Assert.ThrowsAsync<JsonException>(() => Read(json, "/0"))).Message;

        static Task<List<Item?>> Read(string json, string at) => SequenceReading.ToList(
            LimitedPathCodecs.Item.DeserializeAsyncEnumerable(new TricklingStream(Encoding.UTF8.GetBytes(json)), at));
    }

    /// <summary>Whoever sends an element and waits is not waited for.</summary>
    [Fact]
    public async Task An_element_is_given_when_it_has_come()
    {
        CancellationToken stop = TestContext.Current.CancellationToken;
        var pipe = new Pipe();
        IAsyncEnumerator<Item?> each = PathTestCodecs.Item.DeserializeAsyncEnumerable(pipe.Reader, at: "/a", cancellationToken: stop)
            .GetAsyncEnumerator(stop);
        foreach (string part in (string[])["{\"x\": 1, \"a\":[{\"Id\":1}", ",{\"Id\":2}", ", {\"Id\":3} "])
        {
            await pipe.Writer.WriteAsync(Encoding.UTF8.GetBytes(part), stop);
            Assert.True(await each.MoveNextAsync().AsTask().WaitAsync(TimeSpan.FromSeconds(20), stop));
        }

        ValueTask<bool> end = each.MoveNextAsync();
        await pipe.Writer.WriteAsync("]"u8.ToArray(), stop);
        await Task.Delay(20, stop);
        Assert.False(end.IsCompleted, "What is behind is checked too.");
        await pipe.Writer.WriteAsync("}"u8.ToArray(), stop);
        await pipe.Writer.CompleteAsync();
        Assert.False(await end);
        await each.DisposeAsync();
    }

    /// <summary>Searched bytes are not searched again when more arrive.</summary>
    [Theory]
    [InlineData("[\"", "x", "\",[1]]")]
    [InlineData("[\"", "\\\"", "\",[1]]")]
    [InlineData("[", "7", ",[1]]")]
    [InlineData("[0", " ", ",[1]]")]
    [InlineData("[0,", "\n", "[1]]")]
    [InlineData("[0,/*", "*", "/[1]]")]
    [InlineData("[0,//", "/", "\r\n[1]]")]
    [InlineData("[0", "/**/", ",[1]]")]
    [InlineData("[{\"a\"", " ", ":1},[1]]")]
    public async Task What_stands_before_is_searched_once(string begin, string part, string end)
    {
        using var stream = new LongStream(
            Encoding.UTF8.GetBytes(begin), Encoding.UTF8.GetBytes(part), Encoding.UTF8.GetBytes(end), 600_000, atOnce: 3);
        long start = Stopwatch.GetTimestamp();
        Assert.Equal([1], await SequenceReading.ToList(LenientPathCodecs.Int32.DeserializeAsyncEnumerable(
            stream, at: "/1", cancellationToken: TestContext.Current.CancellationToken)));
        Assert.InRange(Stopwatch.GetElapsedTime(start).TotalSeconds, 0, 4);
    }

    [Fact]
    public void Without_arguments_nothing_begins()
    {
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Item.DeserializeAsyncEnumerable((Stream)null!, at: ""));
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Item.DeserializeAsyncEnumerable((PipeReader)null!, at: ""));
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Item.DeserializeAsyncEnumerable(Stream.Null, (JsonPointer)null!));
        Assert.Throws<ArgumentOutOfRangeException>(() => PathTestCodecs.Item.DeserializeAsyncEnumerable(Stream.Null, at: "", maxLength: 0));
    }
}
