namespace JsonAot;

/// <summary>
/// Work on a document that needs no type: what the classes below a serializer do by themselves. A codec binds members;
/// this does not, and so it is measured beside the codecs, never among them.
/// </summary>
/// <remarks>An operation may keep its writer and its buffer between calls, and so serves one thread at a time.</remarks>
public abstract class DocumentOperation(DocumentTask task)
{
    public DocumentTask Task => task;

    /// <summary>The name in every table: short, unique.</summary>
    public abstract string Name { get; }

    /// <summary>
    /// Does the work once, and returns a number that depends on all of it: the children of the root for
    /// <see cref="DocumentTask.Parse"/>, the tokens for <see cref="DocumentTask.Walk"/>, the bytes for what writes.
    /// </summary>
    public abstract long Run(byte[] utf8);
}
