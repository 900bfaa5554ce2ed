using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>What streams and pipes have and spans do not: an unknown length, and perhaps a byte order mark.</summary>
internal static class InputContent
{
    private const int UnknownSize = 16 * 1024;
    private const int LargestPromised = 1024 * 1024;

    /// <summary>
    /// The size of a buffer for the rest of the stream and one byte more, so that its end is seen without growing. What a stream says of
    /// its length is believed where it is the framework's own, and else up to a size: the buffer grows with what comes.
    /// </summary>
    public static int Size(Stream stream, int maxLength)
    {
        if (!stream.CanSeek)
            return UnknownSize;
        long rest = Math.Min(stream.Length - stream.Position, maxLength) + 1;
        if (rest > LargestPromised && stream.GetType() != typeof(MemoryStream) && stream.GetType() != typeof(FileStream))
            return LargestPromised;
        return rest > 0 && rest <= Array.MaxLength ? (int)rest : UnknownSize;
    }

    public static string TooLong(int maxLength) => $"The JSON text is longer than the limit of {maxLength} bytes.";

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
