using Newtonsoft.Json.Linq;

namespace JsonAot.Libraries;

public sealed class ParseJTokenDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JToken.Parse";

    public override long Run(byte[] utf8) => JToken.Parse(NewtonsoftText.Utf8.GetString(utf8)) is JContainer root ? root.Count : 0;
}
