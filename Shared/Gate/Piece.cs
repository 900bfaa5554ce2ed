using System.Buffers;

namespace JsonAot;

/// <summary>A part of a document, with the next one behind it: what a pipe hands over.</summary>
internal sealed class Piece : ReadOnlySequenceSegment<byte>
{
    // About as long as those of a pipe, but no power of two, so that they end in the middle of everything.
    private const int Longest = 4099;

    private Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

    /// <summary>Cuts a document, a short one into three at least.</summary>
    internal static ReadOnlySequence<byte> Of(byte[] document)
    {
        int length = Math.Clamp(document.Length / 3, 1, Longest);
        var first = new Piece(ReadOnlyMemory<byte>.Empty, 0);
        Piece last = first;
        for (int start = 0; start < document.Length; start += length)
        {
            var next = new Piece(document.AsMemory(start, Math.Min(length, document.Length - start)), start);
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
