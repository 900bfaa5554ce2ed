using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

/// <summary>Sequences of values, read and written one at a time, are those of System.Text.Json.</summary>
public class SequenceTests
{
    [Theory]
    [InlineData("[]")]
    [InlineData(" [ ] ")]
    [InlineData("[{\"Id\":1,\"Name\":\"]}\\\"\"},null,{\"Id\":2,\"Parts\":[{\"Id\":3}]}]")]
    [InlineData("\uFEFF[{\"Id\":1}]")]
    [InlineData("[{\"Id\":1},\n {\"Id\":\"x\"}]")]
    [InlineData("[{\"Id\":1},\n {\"Id\":1,\n\"Parts\":[{\"Id\":{}}]}]")]
    [InlineData("[{\"Id\":1},[1]]")]
    [InlineData("[{\"Id\":1}] ")]
    [InlineData("null")]
    [InlineData(" null\n")]
    [InlineData("\uFEFFnull")]
    public async Task An_array_is_read_as_it_comes(string json) =>
        await SequenceReading.AssertSame(json, false, LaneCodecs.One, JsonSerializerOptions.Default);

    [Theory]
    [InlineData("")]
    [InlineData("{\"Id\":1}\n{\"Id\":2,\"Name\":\"a\\nb\"}\n")]
    [InlineData("{\"Id\":1}{\"Id\":2} null\r\n\r\n{\"Id\":3}")]
    [InlineData("{\"Id\":1}\n{\"Id\":x}\n")]
    [InlineData("{\"Id\":1}\n{\"Id\":\"2\"}\n")]
    [InlineData("{\"Id\":\"2\"}\n")]
    [InlineData("{\"Parts\":[{},{\"Id\":\"2\"}]}\n")]
    public async Task Lines_are_read_as_they_come(string json) =>
        await SequenceReading.AssertSame(json, true, LaneCodecs.One, JsonSerializerOptions.Default);

    [Theory]
    [InlineData("[/*[*/{\"Id\":1,/*}*/\"Name\":\"/*\"}//]\n,{\"Id\":2},]// end")]
    [InlineData("/* a */[{\"Id\":1},/**/]/***/")]
    [InlineData("/**/null//")]
    public async Task Comments_are_passed_over(string json) =>
        await SequenceReading.AssertSame(json, false, LenientLaneCodecs.Entry, LaneOptions.Lenient);

    [Theory]
    [InlineData("")]
    [InlineData("{\"Id\":1}")]
    [InlineData("[{\"Id\":1}")]
    [InlineData("[{\"Id\":1},")]
    [InlineData("[{\"Id\":1},]")]
    [InlineData("[{\"Id\":1} {\"Id\":2}]")]
    [InlineData("[{\"Id\":1}]x")]
    [InlineData("[{\"Id\":1")]
    [InlineData("[,]")]
    [InlineData("[{\"Id\":1}}")]
    [InlineData("1")]
    [InlineData("n")]
    [InlineData("nul")]
    [InlineData("nulx")]
    [InlineData("null x")]
    [InlineData("nullnull")]
    [InlineData("null[]")]
    public async Task What_is_no_array_is_refused(string json)
    {
        await Assert.ThrowsAsync<JsonException>(async () => await SequenceReading.Read(LaneCodecs.One, json, false));
    }

    [Fact]
    public async Task Numbers_are_told_apart_by_what_is_between() =>
        Assert.Equal([1, 23, 4], await SequenceReading.ToList(
            LaneCodecs.Number.DeserializeAsyncEnumerable(
                new TricklingStream("1 23\n4"u8.ToArray()),
                topLevelValues: true,
                cancellationToken: TestContext.Current.CancellationToken)));

    [Fact]
    public async Task Sequences_are_written_as_arrays_and_as_lines()
    {
        Entry?[] entries =
        [
            new Entry(1, "é") { Parts = [] },
            null,
            new Entry(2, null) { Parts = [new Entry(3, "x")], Note = JsonDocument.Parse("{\"a\":[1]}").RootElement },
        ];
        Assert.Equal(JsonSerializer.Serialize(entries), await Write(LaneCodecs.One, entries, false));
        Assert.Equal(JsonSerializer.Serialize(entries, LaneOptions.Indented), await Write(IndentedLaneCodecs.Entry, entries, false));
        Assert.Equal(JsonSerializer.Serialize(entries, LaneOptions.Indented), IndentedLaneCodecs.All.SerializeToString(entries!));
        Assert.Equal(
            string.Concat(entries.Select(entry => JsonSerializer.Serialize(entry) + "\n")), await Write(LaneCodecs.One, entries, true));
        Assert.Equal("[]", await Write(LaneCodecs.One, [], false));
        Assert.Equal("[]", await Write(IndentedLaneCodecs.Entry, [], false));
    }

    /// <summary>Bytes that have not been sent yet share the buffer with the next value, which may need a larger one.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(30_000, 50_000)]
    [InlineData(32_700, 32_700, 32_700)]
    [InlineData(10, 65_500, 10)]
    [InlineData(31_000, 200_000, 31_000, 40_000)]
    public async Task Elements_of_all_lengths_are_written(params int[] lengths)
    {
        Entry?[] entries = [.. lengths.Select((length, i) => new Entry(i, new string((char)('a' + i), length)))];
        foreach (bool isLate in (bool[])[false, true])
        {
            Assert.Equal(JsonSerializer.Serialize(entries), await Write(LaneCodecs.One, entries, false, isLate));
            Assert.Equal(
                string.Concat(entries.Select(entry => JsonSerializer.Serialize(entry) + "\n")),
                await Write(LaneCodecs.One, entries, true, isLate));
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task What_waits_longer_than_its_source_is_sent(bool isLines)
    {
        var stream = new MemoryStream();
        var gate = new TaskCompletionSource();
        Task writing = LaneCodecs.One.SerializeAsyncEnumerable(stream, Source(), isLines, TestContext.Current.CancellationToken);
        Assert.Contains("\"Id\":1", Encoding.UTF8.GetString(stream.ToArray()), StringComparison.Ordinal);
        gate.SetResult();
        await writing;
        Assert.Contains("\"Id\":2", Encoding.UTF8.GetString(stream.ToArray()), StringComparison.Ordinal);

        async IAsyncEnumerable<Entry?> Source()
        {
            yield return new Entry(1, null);
            await gate.Task;
            yield return new Entry(2, null);
        }
    }

    /// <summary>
    /// A long sequence holds a buffer of each side; a gigabyte where
    /// the tests are thorough. SequenceMemoryTests has a longer one in every run.
    /// </summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Long_sequences_are_read_and_written_in_small_parts(bool isLines)
    {
        long length = Thorough.IsAsked ? 1L << 30 : 8L << 20;
        byte[] element = Encoding.UTF8.GetBytes("{\"Id\":12345,\"Name\":\"" + new string('x', 200) + (isLines ? "\"}\n" : "\"},"));
        using var stream = new LongStream(isLines ? ""u8 : "["u8, element, isLines ? ""u8 : "null]"u8, length);
        using var sink = new CountingStream();
        CancellationToken none = TestContext.Current.CancellationToken;
        await LaneCodecs.One.SerializeAsyncEnumerable(
            sink, LaneCodecs.One.DeserializeAsyncEnumerable(stream, isLines, none), isLines, none);
        Assert.True(sink.Count > length, $"{sink.Count} bytes of {length} were written.");
        Assert.InRange(stream.LargestRead, 1, 1 << 20);
        Assert.InRange(sink.LargestWrite, 1, 1 << 20);
    }

    private static async Task<string> Write(SpanCodec<Entry> codec, Entry?[] entries, bool topLevelValues, bool isLate = true)
    {
        var stream = new MemoryStream();
        await codec.SerializeAsyncEnumerable(stream, Source(entries, isLate), topLevelValues);
        return Encoding.UTF8.GetString(stream.ToArray());
    }

    private static async IAsyncEnumerable<Entry?> Source(Entry?[] entries, bool isLate)
    {
        foreach (Entry? entry in entries)
        {
            if (isLate)
                await Task.Yield();
            yield return entry;
        }
    }
}
