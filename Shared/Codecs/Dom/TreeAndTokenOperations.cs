using System.Buffers;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace JsonAot.Codecs;

public sealed class ParseJsonDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JsonDocument";

    public override long Run(byte[] utf8)
    {
        using JsonDocument document = JsonDocument.Parse(utf8);
        JsonElement root = document.RootElement;
        return root.ValueKind switch
        {
            JsonValueKind.Array => root.GetArrayLength(),
            JsonValueKind.Object => root.GetPropertyCount(),
            _ => 0,
        };
    }
}

/// <summary>Deeper nodes are made when somebody asks for them.</summary>
public sealed class ParseJsonNodeDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JsonNode";

    public override long Run(byte[] utf8) => JsonNode.Parse(utf8) switch
    {
        JsonArray array => array.Count,
        JsonObject members => members.Count,
        _ => 0,
    };
}

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

public sealed class WalkTokensDocumentOperation() : DocumentOperation(DocumentTask.Walk)
{
    public override string Name => "Utf8JsonReader";

    public override long Run(byte[] utf8)
    {
        var reader = new Utf8JsonReader(utf8);
        long tokens = 0;
        while (reader.Read())
            tokens++;
        return tokens;
    }
}
