using System.Buffers;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>What a codec of bytes is given by the lanes that it does not have itself.</summary>
public class AdaptedLanesTests
{
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
        public override byte[] SerializeToUtf8Bytes(byte[] value) => value;

        public override byte[]? Deserialize(byte[] utf8) => utf8;
    }
}
