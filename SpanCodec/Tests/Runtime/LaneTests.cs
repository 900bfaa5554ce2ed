using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Every way in and out gives the same, whatever the size and however it is cut.</summary>
public sealed class LaneTests
{
    private static readonly ParcelCodec s_codec = new();

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(20_000)]
    [InlineData(400_000)]
    public async Task Every_lane_gives_the_same(int sizes)
    {
        Parcel parcel = Sample(sizes);
        byte[] expected = JsonSerializer.SerializeToUtf8Bytes(parcel);
        CancellationToken none = CancellationToken.None;

        Assert.Equal(expected, s_codec.SerializeToUtf8Bytes(parcel));
        Assert.Equal(Encoding.UTF8.GetString(expected), s_codec.SerializeToString(parcel));
        var buffer = new ArrayBufferWriter<byte>();
        s_codec.Serialize(buffer, parcel);
        Assert.Equal(expected, buffer.WrittenMemory.ToArray());
        var stream = new MemoryStream();
        s_codec.Serialize(stream, parcel);
        await s_codec.SerializeAsync(stream, parcel, none);
        Assert.Equal([.. expected, .. expected], stream.ToArray());
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        await s_codec.SerializeAsync(pipe.Writer, parcel, none);
        await pipe.Writer.CompleteAsync();
        AssertEqual(parcel, await s_codec.DeserializeAsync(pipe.Reader, none));

        AssertEqual(parcel, s_codec.Deserialize(expected));
        AssertEqual(parcel, s_codec.Deserialize(Encoding.UTF8.GetString(expected)));
        AssertEqual(parcel, s_codec.Deserialize(Encoding.UTF8.GetString(expected).AsSpan()));
        AssertEqual(parcel, s_codec.Deserialize(Cut(expected)));
        AssertEqual(parcel, s_codec.Deserialize(new MemoryStream([.. "\uFEFF"u8, .. expected])));
        AssertEqual(parcel, s_codec.Deserialize(new DrippingStream(expected)));
        AssertEqual(parcel, await s_codec.DeserializeAsync(new DrippingStream(expected), none));
    }

    /// <summary>
    /// A short document is written on the stack, unless the one before was long: every length behind every other kind of length, with texts
    /// that are escaped and so ask for more room than they take.
    /// </summary>
    [Fact]
    public void Documents_of_every_length_follow_each_other()
    {
        foreach (Random random in Seeded.Rounds(6_000, seed: 61))
        {
            int length = random.Next(4) == 0 ? random.Next(20_000) : random.Next(600);
            string text = new string('x', length) + (random.Next(2) == 0 ? "" : "\u00EB" + new string('\n', random.Next(40)));
            byte[] expected = JsonSerializer.SerializeToUtf8Bytes(text);
            switch (random.Next(3))
            {
                case 0:
                    Assert.Equal(expected, Codecs.String.SerializeToUtf8Bytes(text));
                    break;
                case 1:
                    Assert.Equal(Encoding.UTF8.GetString(expected), Codecs.String.SerializeToString(text));
                    break;
                default:
                    var stream = new MemoryStream();
                    Codecs.String.Serialize(stream, text);
                    Assert.Equal(expected, stream.ToArray());
                    break;
            }
        }
    }

    [Fact]
    public void Null_is_written_and_read()
    {
        Assert.Equal("null", s_codec.SerializeToString(null));
        Assert.Null(s_codec.Deserialize("null"));
    }

    [Fact]
    public void Failures_are_the_same_on_every_lane()
    {
        byte[] json = "{\"Id\":1,\n\"Sizes\":[1,x]}"u8.ToArray();
        string expected = Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Parcel>(json)).Message;
        Assert.Equal(expected, Assert.Throws<JsonException>(() => s_codec.Deserialize(json)).Message);
        Assert.Equal(expected, Assert.Throws<JsonException>(() => s_codec.Deserialize(Encoding.UTF8.GetString(json))).Message);
        Assert.Equal(expected, Assert.Throws<JsonException>(() => s_codec.Deserialize(Cut(json))).Message);
        Assert.Equal(expected, Assert.Throws<JsonException>(() => s_codec.Deserialize(new DrippingStream(json))).Message);
        Assert.Throws<ArgumentException>(() => s_codec.Deserialize("{\"Name\":\"\uD800\"}"));
        Assert.Throws<ArgumentNullException>(() => s_codec.Deserialize((string)null!));
    }

    [Fact]
    public void Indented_output_is_that_of_System_Text_Json()
    {
        var codec = new ParcelCodec(new DocumentRules(indented: true));
        var options = new JsonSerializerOptions { WriteIndented = true };
        foreach (int sizes in new[] { 0, 1, 5 })
        {
            Outcome.AssertSameText(codec, Sample(sizes), options);
            foreach (string newLine in new[] { "\n", "\r\n" })
            {
                Outcome.AssertSameText(
                    new ParcelCodec(new DocumentRules(indented: true, newLine: newLine)),
                    Sample(sizes),
                    new JsonSerializerOptions { WriteIndented = true, NewLine = newLine });
            }
        }

        var element = JsonDocument.Parse("{\"a\":[1,{}],\"b\":{\"c\":[]}}").RootElement;
        foreach (int depth in new[] { 0, 1, 3, 16, 40 })
        {
            string expected = JsonSerializer.Serialize(Nested(element, depth), options);
            var nested = new ValueCodec<JsonElement>(
                (ReadOnlySpan<byte> json, int position, out JsonElement value) => throw new NotSupportedException(),
                (ref JsonOutput output, int at, JsonElement value) => WriteNested(ref output, at, value, 0, depth),
                new DocumentRules(indented: true));
            Assert.Equal(expected, nested.SerializeToString(element));
        }
    }

    [Fact]
    public async Task A_cancelled_flush_is_told_as_System_Text_Json_does()
    {
        Parcel parcel = Sample(3);
        string expected = await CancelledFlush(writer => JsonSerializer.SerializeAsync(writer, parcel));
        Assert.Equal(expected, await CancelledFlush(writer => s_codec.SerializeAsync(writer, parcel)));
    }

    private static async Task<string> CancelledFlush(Func<PipeWriter, Task> write)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1, resumeWriterThreshold: 1));
        pipe.Writer.CancelPendingFlush();
        return (await Assert.ThrowsAsync<OperationCanceledException>(() => write(pipe.Writer))).Message;
    }

    /// <summary>
    /// Each write prepares for a document as long as the last one, but not for ever, and not also where none is completed.
    /// </summary>
    [Fact]
    public void One_long_document_does_not_make_short_ones_dear()
    {
        var codec = new ParcelCodec(new DocumentRules(maxDepth: 5));
        codec.Serialize(Stream.Null, new Parcel { Name = new string('a', 50_000_000) });
        var cycle = new Parcel();
        cycle.Inner = cycle;
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 10; i++)
            Assert.Throws<JsonException>(() => codec.SerializeToUtf8Bytes(cycle));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 50_000_000);
    }

    /// <summary>The steady state of a pooled buffer allocates nothing.</summary>
    [Fact]
    public void Writing_to_a_buffer_allocates_nothing()
    {
        Parcel parcel = Sample(100);
        var buffer = new ArrayBufferWriter<byte>(1 << 16);
        for (int i = 0; i < 3; i++)
        {
            buffer.ResetWrittenCount();
            s_codec.Serialize(buffer, parcel);
        }

        long before = GC.GetAllocatedBytesForCurrentThread();
        buffer.ResetWrittenCount();
        s_codec.Serialize(buffer, parcel);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    private static object Nested(JsonElement element, int depth) => depth == 0 ? element : new[] { Nested(element, depth - 1) };

    private static int WriteNested(ref JsonOutput output, int at, JsonElement value, int depth, int deepest)
    {
        if (depth == deepest)
            return output.JsonElement(at, value, depth);
        at = output.Literal(at, "["u8);
        at = output.Indent(at, depth + 1);
        at = WriteNested(ref output, at, value, depth + 1, deepest);
        at = output.Indent(at, depth);
        return output.Literal(at, "]"u8);
    }

    private static Parcel Sample(int sizes) => new()
    {
        Id = -7,
        Name = "Näme <b>",
        Sizes = [.. Enumerable.Range(0, sizes)],
        Inner = new Parcel { Id = int.MaxValue, Name = "", Inner = new Parcel() },
    };

    private static void AssertEqual(Parcel expected, Parcel? actual) =>
        Assert.Equal(JsonSerializer.Serialize(expected), JsonSerializer.Serialize(actual));

    private static ReadOnlySequence<byte> Cut(byte[] json)
    {
        var first = new Segment(json.AsMemory(0, json.Length / 3), 0);
        Segment last = first.Append(json.AsMemory(json.Length / 3));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

        public Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }

    /// <summary>Gives a few bytes at a time and tells no length.</summary>
    private sealed class DrippingStream(byte[] content) : Stream
    {
        private readonly MemoryStream _content = new(content);

        public override bool CanRead => true;

        public override bool CanSeek => false;

        public override bool CanWrite => false;

        public override long Length => throw new NotSupportedException();

        public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

        public override int Read(byte[] buffer, int offset, int count) => _content.Read(buffer, offset, Math.Min(count, 1000));

        public override void Flush() => throw new NotSupportedException();

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
    }
}
