namespace JsonAot;

internal static class StreamExtensions
{
    /// <summary>The rest of the stream as one array, allocated once when the stream knows its length.</summary>
    internal static byte[] ReadToEnd(this Stream stream)
    {
        if (stream.CanSeek)
        {
            byte[] exact = new byte[stream.Length - stream.Position];
            stream.ReadExactly(exact);
            return exact;
        }

        using var copy = new MemoryStream();
        stream.CopyTo(copy);
        return copy.ToArray();
    }
}
