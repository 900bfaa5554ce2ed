namespace JsonAot;

/// <summary>
/// A growing stream a thread, for libraries that write to streams and know no bytes: to grow at each call would cost more than to write.
/// </summary>
/// <remarks>A nested or interrupted use finds the slot empty and makes its own; nothing is shared by mistake.</remarks>
public static class ReusedStream
{
    // A thread that once wrote something huge would otherwise hold its memory for ever.
    private const int MostKept = 1 << 24;

    [ThreadStatic]
    private static MemoryStream? t_stream;

    /// <summary>The bytes that the codec writes to a stream.</summary>
    public static byte[] BytesOf<T>(ICodec<T> codec, T value)
    {
        MemoryStream stream = t_stream ?? new MemoryStream();
        t_stream = null;
        codec.Serialize(stream, value);
        byte[] written = stream.ToArray();
        if (stream.Capacity <= MostKept)
        {
            stream.SetLength(0);
            t_stream = stream;
        }

        return written;
    }
}
