using System.Buffers;
using System.Text.Json;

namespace JsonAot.Codecs;

public sealed class RewriteJsonDocumentOperation() : WritingDocumentOperation(DocumentTask.Rewrite)
{
    private readonly ArrayBufferWriter<byte> _output = new();
    private readonly DocumentEncoder _encoder = new();

    public override string Name => "JsonDocument, WriteTo";

    public override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        _output.ResetWrittenCount();
        using JsonDocument document = JsonDocument.Parse(utf8);
        Utf8JsonWriter writer = ReusedWriter.For(_output, _encoder.Of(utf8));
        document.WriteTo(writer);
        writer.Flush();
        ReusedWriter.Return(writer);
        return _output.WrittenSpan;
    }
}
