using System.Buffers;

namespace JsonAot.Tests.Malformed;

/// <summary>A document in segments, as a pipe would hand it over at its worst.</summary>
internal static class Segments
{
    internal static ReadOnlySequence<byte> OfAByte(byte[] utf8)
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
