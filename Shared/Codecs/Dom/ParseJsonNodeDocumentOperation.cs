using System.Text.Json.Nodes;

namespace JsonAot.Codecs;

public sealed class ParseJsonNodeDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JsonNode";

    public override string Description => "JsonNode.Parse and the root's children; deeper nodes are made when somebody asks for them";

    public override long Run(byte[] utf8) => JsonNode.Parse(utf8) switch
    {
        JsonArray array => array.Count,
        JsonObject members => members.Count,
        _ => 0,
    };
}
