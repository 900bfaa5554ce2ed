namespace SpanCodecs.Bridge;

/// <summary>A codec where its type does not matter, so that what is told of a failure is not compiled for each type.</summary>
internal interface IValueReader
{
    /// <summary>Reads a value inside of others, and forgets it.</summary>
    void Check(ReadOnlySpan<byte> json, int position, int depth);
}
