using System.Buffers;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>Streams that a codec is given by the lanes that it does not have itself.</summary>
public class ReusedStreamTests
{
    [Fact]
    public void Every_call_gets_its_own_bytes_and_no_more()
    {
        var codec = new Codec();
        byte[] longer = ReusedStream.BytesOf(codec, "a longer text"u8.ToArray());
        Assert.Equal("short"u8.ToArray(), ReusedStream.BytesOf(codec, "short"u8.ToArray()));
        Assert.Equal("a longer text"u8.ToArray(), longer);
    }

    [Fact]
    public void Nothing_is_left_of_a_writer_that_threw()
    {
        Assert.Throws<InvalidDataException>(() => ReusedStream.BytesOf(new Codec { Fails = true }, "half"u8.ToArray()));
        Assert.Equal("whole"u8.ToArray(), ReusedStream.BytesOf(new Codec(), "whole"u8.ToArray()));
    }

    [Fact]
    public void A_writer_within_a_writer_has_a_stream_of_its_own() =>
        Assert.Equal("outer[inner]"u8.ToArray(), ReusedStream.BytesOf(new Codec { Inner = new Codec() }, "outer"u8.ToArray()));

    /// <summary>Growing through all powers of two would allocate twice as much again.</summary>
    [Fact]
    public void Nothing_but_the_result_is_allocated()
    {
        byte[] value = new byte[500_000];
        var codec = new Codec();
        ReusedStream.BytesOf(codec, value);
        long before = GC.GetAllocatedBytesForCurrentThread();
        ReusedStream.BytesOf(codec, value);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, value.Length, value.Length + 1000);
    }

    [Fact]
    public void A_buffer_that_is_a_whole_array_is_not_copied_and_a_part_of_one_is_given_without_the_rest()
    {
        byte[] document = "[1,2,3]"u8.ToArray(), pooled = "x[1,2,3]y"u8.ToArray();
        Assert.Same(document, new Codec().Deserialize(new ReadOnlySequence<byte>(document)));
        Assert.Equal(document, new Codec().Deserialize(new ReadOnlySequence<byte>(pooled, 1, 7)));
    }

    /// <summary>Returns what it is given to read.</summary>
    private sealed class Codec : Utf8Codec<byte[]>
    {
        internal bool Fails { get; init; }

        internal Codec? Inner { get; init; }

        public override byte[] SerializeToUtf8Bytes(byte[] value) => throw new NotSupportedException();

        public override byte[]? Deserialize(byte[] utf8) => utf8;

        public override void Serialize(Stream output, byte[] value)
        {
            output.Write(value);
            if (Fails)
                throw new InvalidDataException();
            if (Inner is not null)
                output.Write([.. "["u8, .. ReusedStream.BytesOf(Inner, "inner"u8.ToArray()), .. "]"u8]);
        }
    }
}
