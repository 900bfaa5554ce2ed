using Newtonsoft.Json;

namespace JsonAot.Libraries;

public sealed class WalkJsonTextReaderDocumentOperation() : DocumentOperation(DocumentTask.Walk)
{
    public override string Name => "JsonTextReader";

    public override string Description => "Newtonsoft.Json's JsonTextReader from the first token to the last; it converts every number and unescapes every text on its way, and does not notice a missing end";

    public override long Run(byte[] utf8)
    {
        using JsonTextReader reader = NewtonsoftText.ReaderOver(utf8);
        long tokens = 0;
        while (reader.Read())
            tokens++;
        return tokens;
    }
}
