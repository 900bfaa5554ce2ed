using System.IO.Pipelines;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Lanes;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

[SpanCodec(typeof(Entry))]
[SpanCodecOptions(MaxLength = 40_000)]
internal static partial class ShortCodecs;

[JsonSerializable(typeof(Entry))]
internal sealed partial class EntryContext : JsonSerializerContext;

[SpanCodecsOf(typeof(EntryContext), MaxLength = 40_000)]
internal static partial class ShortAdoptedCodecs;

/// <summary>A document that comes in time has a limit of bytes, and a sequence is refused where it cannot become JSON any more.</summary>
public class LengthLimitTests
{
    private const int Limit = 40_000;
    private const string Refusal = "The JSON text is longer than the limit of 40000 bytes.";
    private const long Endless = 300_000_000;

    // A thread keeps its buffer, up to this length, and is given what fits into it.
    private const int LongestKept = 1024 * 1024;

    private static readonly CancellationToken s_none = TestContext.Current.CancellationToken;

    public static TheoryData<bool> Adopted => [false, true];

    [Theory]
    [MemberData(nameof(Adopted))]
    public async Task A_longer_document_is_refused_when_its_bytes_have_come(bool isAdopted)
    {
        SpanCodec<Entry> codec = isAdopted ? ShortAdoptedCodecs.Entry : ShortCodecs.Entry;
        await AssertRefused(stream => Task.FromResult(codec.Deserialize(stream)));
        await AssertRefused(async stream => await codec.DeserializeAsync(stream, s_none));
        await AssertRefused(async stream => await codec.DeserializeAsync(PipeReader.Create(stream), s_none));
        await AssertRefused(stream => First(codec.DeserializeAsyncEnumerable(stream, true, s_none)));
    }

    [Fact]
    public async Task A_call_may_have_a_limit_of_its_own()
    {
        SpanCodec<Entry> codec = LaneCodecs.One;
        await AssertRefused(stream => Task.FromResult(codec.Deserialize(stream, Limit)));
        await AssertRefused(async stream => await codec.DeserializeAsync(stream, Limit, s_none));
        await AssertRefused(async stream => await codec.DeserializeAsync(PipeReader.Create(stream), Limit, s_none));
        await AssertRefused(stream => First(codec.DeserializeAsyncEnumerable(stream, Limit, true, s_none)));
        Assert.Throws<ArgumentOutOfRangeException>(() => codec.Deserialize(new MemoryStream(), 0));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public async Task The_limit_is_the_last_length_that_is_read(int beyond)
    {
        byte[] json = Encoding.UTF8.GetBytes("{\"Name\":\"" + new string('x', Limit - 11 + beyond) + "\"}");
        foreach (Func<Task<Entry?>> read in new Func<Task<Entry?>>[]
        {
            () => Task.FromResult(ShortCodecs.Entry.Deserialize(new MemoryStream(json))),
            async () => await ShortCodecs.Entry.DeserializeAsync(new MemoryStream(json), s_none),
            async () => await ShortCodecs.Entry.DeserializeAsync(PipeReader.Create(new MemoryStream(json)), s_none),
            () => First(ShortCodecs.Entry.DeserializeAsyncEnumerable(new MemoryStream([(byte)'[', .. json, (byte)']']), false, s_none)),
        })
        {
            if (beyond == 0)
                Assert.Equal(Limit - 11, (await read())!.Name!.Length);
            else
                Assert.Equal(Refusal, (await Assert.ThrowsAsync<JsonException>(read)).Message);
        }
    }

    [Fact]
    public async Task A_sequence_may_be_longer_than_its_elements()
    {
        byte[] json = Encoding.UTF8.GetBytes("[" + string.Join(',', Enumerable.Repeat("{\"Id\":1}", Limit)) + "]");
        IAsyncEnumerable<Entry?> read = ShortCodecs.Entry.DeserializeAsyncEnumerable(new MemoryStream(json), false, s_none);
        Assert.Equal(Limit, (await SequenceReading.ToList(read)).Count);
    }

    [Theory]
    [InlineData("[", "[[[[")]
    [InlineData("[", "{\"a\":")]
    [InlineData("[{", "xxxx")]
    [InlineData("[", "xxxx")]
    [InlineData("[1", "xxxx")]
    [InlineData("[{\"Id\":1}", "xxxx")]
    [InlineData("", "xxxx")]
    [InlineData("[{\"a\":1,/", "****")]
    public async Task A_sequence_that_cannot_become_JSON_is_refused_at_once(string begin, string part)
    {
        using var stream = new CountedStream(begin, part);
        JsonException failure = await Assert.ThrowsAsync<JsonException>(
            async () => await SequenceReading.ToList(LaneCodecs.One.DeserializeAsyncEnumerable(stream, cancellationToken: s_none)));
        Assert.NotNull(failure.LineNumber);
        Assert.InRange(stream.Count, 1, 100_000);
    }

    private static async Task<T> First<T>(IAsyncEnumerable<T> values) => (await SequenceReading.ToList(values))[0];

    private static async Task AssertRefused(Func<Stream, Task<Entry?>> read)
    {
        using var stream = new CountedStream("{\"Name\":\"", "xxxxxxxx");
        JsonException failure = await Assert.ThrowsAsync<JsonException>(() => read(stream));
        Assert.Equal(Refusal, failure.Message);
        Assert.InRange(stream.Count, Limit, LongestKept + Limit);
    }

    private sealed class CountedStream(string begin, string part) : ReadOnlyStream
    {
        private readonly LongStream _stream = new(Encoding.UTF8.GetBytes(begin), Encoding.UTF8.GetBytes(part), ""u8, Endless);

        internal long Count { get; private set; }

        public override int Read(Span<byte> buffer)
        {
            int read = _stream.Read(buffer);
            Count += read;
            return read;
        }
    }
}
