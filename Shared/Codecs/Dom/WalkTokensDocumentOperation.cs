using System.Text.Json;

namespace JsonAot.Codecs;

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
