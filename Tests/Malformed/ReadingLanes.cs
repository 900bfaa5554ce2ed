using System.Buffers;
using System.Text;
using System.Text.Unicode;

namespace JsonAot.Tests.Malformed;

internal static class ReadingLanes
{
    internal static IEnumerable<(string Name, Func<byte[], T?> Read)> Of<T>(ICodec<T> codec, byte[] document)
    {
        // Bytes that are not UTF-8 cannot stand in a string.
        if (Utf8.IsValid(document))
            yield return ("string", utf8 => codec.Deserialize(Encoding.UTF8.GetString(utf8)));
        yield return ("one segment", utf8 => codec.Deserialize(new ReadOnlySequence<byte>(utf8)));
        yield return ("a segment a byte", utf8 => codec.Deserialize(SegmentAByte(utf8)));
        yield return ("stream", utf8 => codec.Deserialize(new MemoryStream(utf8)));
    }

    internal static ReadOnlySequence<byte> SegmentAByte(byte[] utf8)
    {
        var first = new Segment(ReadOnlyMemory<byte>.Empty, null);
        Segment last = first;
        for (int i = 0; i < utf8.Length; i++)
            last = new Segment(utf8.AsMemory(i, 1), last);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, Segment? previous)
        {
            Memory = memory;
            if (previous is null)
                return;
            previous.Next = this;
            RunningIndex = previous.RunningIndex + previous.Memory.Length;
        }
    }
}
