using System.Diagnostics;
using System.IO.Pipelines;
using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>The end of a value in a sequence, and what may stand between two values.</summary>
public class SequenceBorderTests
{
    [Theory]
    [InlineData("1{}")]
    [InlineData("1\"a\"")]
    [InlineData("1[")]
    [InlineData("1:2")]
    [InlineData("1]")]
    [InlineData("1,2")]
    [InlineData("1true")]
    [InlineData("-")]
    [InlineData("[]1{}")]
    [InlineData("null{}")]
    [InlineData("true[1]")]
    [InlineData("truefalse")]
    [InlineData("nullnull")]
    [InlineData("falsetrue{}null1 2")]
    [InlineData("\"a\"1")]
    [InlineData("\"a\"\"b\"true\"c\"")]
    [InlineData("truex")]
    [InlineData("t")]
    [InlineData("fals")]
    [InlineData("tru{}")]
    [InlineData("nul\n1")]
    [InlineData("x{}")]
    [InlineData("]")]
    [InlineData("1 /")]
    [InlineData("{\"a\":x}")]
    [InlineData("1{\"a\":x}")]
    [InlineData("[1,x] 2")]
    [InlineData("2 [1,x]")]
    public async Task Values_end_where_System_Text_Json_ends_them(string json) =>
        await SequenceReading.AssertSame(json, true, LaneCodecs.Object, JsonSerializerOptions.Default);

    [Theory]
    [InlineData("[1{}]")]
    [InlineData("[1\"a\"]")]
    [InlineData("[1[]]")]
    [InlineData("[true[1]]")]
    [InlineData("[nullnull]")]
    [InlineData("[true1]")]
    [InlineData("[truex]")]
    [InlineData("[tru]")]
    [InlineData("[1x]")]
    [InlineData("[]x")]
    [InlineData("[1]x")]
    [InlineData("[1]]")]
    [InlineData("[1,]")]
    [InlineData("[1")]
    [InlineData("[1 ")]
    [InlineData("[")]
    [InlineData("[,]")]
    [InlineData("[1 2]")]
    [InlineData("[1}")]
    [InlineData("[{\"a\":x}]")]
    [InlineData("[{\"a\":1}}")]
    [InlineData("[1,")]
    [InlineData("[1, ")]
    [InlineData("[1,\n")]
    [InlineData("{}")]
    [InlineData(" \n{\"a\":1}")]
    [InlineData("{x")]
    [InlineData("1")]
    [InlineData("1 2")]
    [InlineData("\n \"abc\"")]
    [InlineData("true")]
    [InlineData("nul")]
    [InlineData("x")]
    [InlineData("]")]
    [InlineData("null x")]
    [InlineData("")]
    [InlineData(" ")]
    public async Task Elements_end_where_System_Text_Json_ends_them(string json) =>
        await SequenceReading.AssertSame(json, false, LaneCodecs.Object, JsonSerializerOptions.Default);

    [Theory]
    [InlineData("[1,//c\r2]")]
    [InlineData("[1,//c\r\n2]")]
    [InlineData("[1,/* **/2/***/]")]
    [InlineData("[//\r1//\r]//\r")]
    [InlineData("[1]//")]
    [InlineData("[1//c\r,\"x\"]")]
    [InlineData("[1//c\n,\"x\"]")]
    [InlineData("[1//c\r\n,\"x\"]")]
    [InlineData("[1/*\r*/,\"x\"]")]
    [InlineData("[//\r\r 1//\r//\r,\"x\"]")]
    public async Task Comments_between_elements_end_with_any_line_end(string json) =>
        await SequenceReading.AssertSame(json, false, LenientLaneCodecs.Number, LaneOptions.Lenient);

    [Theory]
    [InlineData("1 //c\r2\n3")]
    [InlineData("1//c\r2")]
    [InlineData("1//c\r\n2//\n3")]
    [InlineData("1//")]
    [InlineData("1//\r")]
    [InlineData("1/**/2")]
    [InlineData("//\r//\r\r\"x\"")]
    [InlineData("\"x\"")]
    [InlineData("1 \"x\"")]
    [InlineData("1 2 \"x\"")]
    [InlineData("1/*\r*/\"x\"")]
    public async Task Comments_between_values_end_with_any_line_end(string json) =>
        await SequenceReading.AssertSame(json, true, LenientLaneCodecs.Number, LaneOptions.Lenient);

    /// <summary>A lone carriage return is a line only where it ends a comment.</summary>
    [Theory]
    [InlineData("[{\"Id\"://\r1},{\"Id\":\"x\"}]")]
    [InlineData("[{\"Id\"://\r1\n},\r{\"Id\":\"x\"}]")]
    [InlineData("[{\"Id\"://\r\n1}//\n,{\"Id\":\"x\"}]")]
    [InlineData("[{\"Id\":1\r,\"Name\":\"//\\r\"//\r//\r/*\r*/},{\"Id\"://\r\"x\"}]")]
    public async Task Lines_are_counted_through_comments_of_elements(string json) =>
        await SequenceReading.AssertSame(json, false, LenientLaneCodecs.Entry, LaneOptions.Lenient);

    [Theory]
    [InlineData("1 /*")]
    [InlineData("1 /* *")]
    [InlineData("1 /x")]
    [InlineData("/")]
    [InlineData("//\u2028\n2")]
    [InlineData("//\u2029")]
    public async Task What_is_no_comment_is_refused(string json)
    {
        await Assert.ThrowsAsync<JsonException>(async () => await SequenceReading.Read(LenientLaneCodecs.Number, json, true));
        await Assert.ThrowsAsync<JsonException>(async () => await SequenceReading.ToList(
            JsonSerializer.DeserializeAsyncEnumerable<int>(
                new MemoryStream(System.Text.Encoding.UTF8.GetBytes(json)),
                true,
                LaneOptions.Lenient,
                TestContext.Current.CancellationToken)));
    }

    /// <summary>Searched bytes are not searched again when more arrive.</summary>
    [Theory]
    [InlineData("/*", "*/[1]")]
    [InlineData("//", "\r[1]")]
    public async Task A_long_comment_is_searched_once(string begin, string end)
    {
        using var stream = new LongStream(
            System.Text.Encoding.UTF8.GetBytes(begin), new byte[1000], System.Text.Encoding.UTF8.GetBytes(end), 20_000_000, atOnce: 1000);
        long start = Stopwatch.GetTimestamp();
        Assert.Equal(
            [1],
            await SequenceReading.ToList(
                LenientLaneCodecs.Number.DeserializeAsyncEnumerable(stream, cancellationToken: TestContext.Current.CancellationToken)));
        Assert.InRange(Stopwatch.GetElapsedTime(start).TotalSeconds, 0, 5);
    }

    /// <summary>A byte order mark would have as many bytes.</summary>
    [Fact]
    public async Task Three_bytes_are_enough_for_a_value()
    {
        CancellationToken stop = TestContext.Current.CancellationToken;
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync("12\n"u8.ToArray(), stop);
        IAsyncEnumerable<int> sequence = LaneCodecs.Number.DeserializeAsyncEnumerable(pipe.Reader.AsStream(), true, stop);
        IAsyncEnumerator<int> values = sequence.GetAsyncEnumerator(stop);
        Assert.True(await values.MoveNextAsync().AsTask().WaitAsync(TimeSpan.FromSeconds(20), stop));
        Assert.Equal(12, values.Current);
        await pipe.Writer.CompleteAsync();
        Assert.False(await values.MoveNextAsync());
        await values.DisposeAsync();
    }

    [Fact]
    public void Without_a_stream_nothing_begins()
    {
        CancellationToken token = TestContext.Current.CancellationToken;
        Stream stream = null!;
        Assert.Throws<ArgumentNullException>(() => JsonSerializer.DeserializeAsyncEnumerable<int>(stream, true, cancellationToken: token));
        Assert.Throws<ArgumentNullException>(() => LaneCodecs.Number.DeserializeAsyncEnumerable(stream, true, cancellationToken: token));
        Assert.Throws<ArgumentNullException>(() => { _ = JsonSerializer.SerializeAsync(stream, 1, cancellationToken: token); });
        Assert.Throws<ArgumentNullException>(
            () => { _ = LaneCodecs.Number.SerializeAsyncEnumerable(stream, null!, cancellationToken: token); });
    }
}
