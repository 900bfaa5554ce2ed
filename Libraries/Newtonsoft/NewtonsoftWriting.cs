using System.Diagnostics.CodeAnalysis;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>What Newtonsoft.Json's writing operations share: bytes in, and a stream of bytes that is reused.</summary>
[SuppressMessage("Design", "CA1001", Justification = "A MemoryStream over its own array holds nothing that must be given back.")]
public abstract class NewtonsoftWriting(DocumentTask task) : WritingDocumentOperation(task)
{
    private readonly MemoryStream _output = new();

    public sealed override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        _output.SetLength(0);
        using (JsonTextReader reader = NewtonsoftText.ReaderOver(utf8))
        using (JsonTextWriter writer = NewtonsoftText.WriterOver(_output))
            Write(reader, writer);
        return _output.GetBuffer().AsSpan(0, (int)_output.Length);
    }

    protected abstract void Write(JsonTextReader reader, JsonTextWriter writer);
}
