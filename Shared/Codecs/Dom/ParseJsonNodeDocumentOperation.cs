using System.Text.Json.Nodes;

namespace JsonAot.Codecs;

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
