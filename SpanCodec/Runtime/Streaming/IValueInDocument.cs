namespace SpanCodecs.Support;

/// <summary>A value that is read by itself, and stands in a document that comes in pieces.</summary>
internal interface IValueInDocument
{
    /// <summary>The value that was found last.</summary>
    ReadOnlySpan<byte> Current { get; }

    /// <summary>Reports a failure inside the value as one of the whole document.</summary>
    Exception InDocument(Exception failure);
}
