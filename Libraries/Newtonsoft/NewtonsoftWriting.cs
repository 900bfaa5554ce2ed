using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>The common part of Newtonsoft.Json's writing operations: bytes in, and a stream of bytes that is reused.</summary>
public abstract class NewtonsoftWriting(DocumentTask task) : WritingDocumentOperation(task)
{
    private readonly ReusedOutput _output = new();

    public sealed override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        using (JsonTextReader reader = NewtonsoftText.ReaderOver(utf8))
        using (JsonTextWriter writer = _output.Begin())
            Write(reader, writer);
        return _output.End();
    }

    protected abstract void Write(JsonTextReader reader, JsonTextWriter writer);
}
