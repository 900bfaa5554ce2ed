using System.Buffers;

namespace SpanCodecs.Support;

/// <summary>Handles what streams and pipes have and spans do not: an unknown length, and perhaps a byte order mark.</summary>
internal static class StreamedInput
{
    private const int UnknownSize = 16 * 1024;

    /// <summary>
    /// How many bytes the stream still has, where it is one of the framework's that know; else null. Others may say that they know, and
    /// throw, or tell what is not true. The buffer grows with what comes of them.
    /// </summary>
    public static long? KnownLength(Stream stream) =>
        stream.CanSeek && (stream.GetType() == typeof(MemoryStream) || stream.GetType() == typeof(FileStream))
            ? stream.Length - stream.Position
            : null;

    /// <summary>The size of a buffer for what comes and one byte more, so that its end is seen without growing.</summary>
    public static int Size(long? knownLength, int maxLength)
    {
        long size = Math.Min(knownLength ?? 0, maxLength) + 1;
        return knownLength is not null && size > 0 && size <= Array.MaxLength ? (int)size : UnknownSize;
    }

    /// <summary>How much a stream has read, where that is possible.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The stream says that it has read less than nothing, or more than there was room
    /// for.</exception>
    public static int Possible(int read, int room)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(read);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(read, room);
        return read;
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
