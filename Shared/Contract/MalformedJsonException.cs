namespace JsonAot;

/// <summary>What this project's own string-based codecs throw on bad input: what is wrong, and the byte at which it is.</summary>
public sealed class MalformedJsonException : FormatException
{
    public MalformedJsonException(string problem, long bytePosition, Exception? innerException = null)
        : base($"Malformed JSON: {problem}, at byte {bytePosition}.", innerException) => BytePosition = bytePosition;

    public long BytePosition { get; }
}
