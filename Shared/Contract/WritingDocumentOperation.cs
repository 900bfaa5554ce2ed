namespace JsonAot;

/// <summary>An operation whose result is a document again, so that it can be checked and not only timed.</summary>
public abstract class WritingDocumentOperation(DocumentTask task) : DocumentOperation(task)
{
    /// <summary>The bytes that were written; this stays as it is until the next call.</summary>
    public abstract ReadOnlySpan<byte> Write(byte[] utf8);

    public sealed override long Run(byte[] utf8) => Write(utf8).Length;
}
