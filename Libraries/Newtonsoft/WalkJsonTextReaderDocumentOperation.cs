using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>It converts every number and unescapes every text on its way, and does not notice a missing end.</summary>
public sealed class WalkJsonTextReaderDocumentOperation() : DocumentOperation(DocumentTask.Walk)
{
    public override string Name => "JsonTextReader";

    public override long Run(byte[] utf8)
    {
        using JsonTextReader reader = NewtonsoftText.ReaderOver(utf8);
        long tokens = 0;
        while (reader.Read())
            tokens++;
        return tokens;
    }
}
