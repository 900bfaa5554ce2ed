using System.Text.Json;

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
