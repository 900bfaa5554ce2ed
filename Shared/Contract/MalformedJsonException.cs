namespace JsonAot;

/// <summary>Thrown by this project's own string-based codecs on bad input: it says what is wrong, and at which byte.</summary>
public sealed class MalformedJsonException : FormatException
{
    public MalformedJsonException(string problem, long bytePosition, Exception? innerException = null)
        : base($"Malformed JSON: {problem}, at byte {bytePosition}.", innerException) => BytePosition = bytePosition;

    public long BytePosition { get; }
}
