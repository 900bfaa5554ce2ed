using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>What streams and pipes have and spans do not: an unknown length, and perhaps a byte order mark.</summary>
internal static class InputContent
{
    private const int UnknownSize = 16 * 1024;

    /// <summary>The size of a buffer for the rest of the stream and one byte more, so that its end is seen without growing.</summary>
    public static int Size(Stream stream)
    {
        if (!stream.CanSeek)
            return UnknownSize;
        long rest = stream.Length - stream.Position + 1;
        return rest is > 0 and < int.MaxValue ? (int)rest : UnknownSize;
    }

    public static ReadOnlySpan<byte> WithoutMark(ReadOnlySpan<byte> content) =>
        content.StartsWith("\uFEFF"u8) ? content[3..] : content;

    public static ReadOnlySequence<byte> WithoutMark(ReadOnlySequence<byte> content)
    {
        Span<byte> start = stackalloc byte[3];
        if (content.Length < start.Length)
            return content;
        content.Slice(0, start.Length).CopyTo(start);
        return start.SequenceEqual("\uFEFF"u8) ? content.Slice(start.Length) : content;
    }
}
