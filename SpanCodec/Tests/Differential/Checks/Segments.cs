using System.Buffers;

namespace SpanCodecs.Tests.Checks;

/// <summary>A document in as many pieces as it has bytes, with empty ones between.</summary>
internal static class Segments
{
    internal static ReadOnlySequence<byte> OneAByte(byte[] utf8)
    {
        var first = new Segment(ReadOnlyMemory<byte>.Empty, null);
        Segment last = first;
        for (int i = 0; i < utf8.Length; i++)
            last = new Segment(ReadOnlyMemory<byte>.Empty, new Segment(utf8.AsMemory(i, 1), last));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    /// <summary>Pieces of lengths that somebody says.</summary>
    internal static ReadOnlySequence<byte> Cut(byte[] utf8, Func<int> length)
    {
        var first = new Segment(ReadOnlyMemory<byte>.Empty, null);
        Segment last = first;
        for (int at = 0; at < utf8.Length; at += last.Memory.Length)
            last = new Segment(utf8.AsMemory(at, Math.Min(length(), utf8.Length - at)), last);
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
