using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace JsonAot.Libraries;

public sealed class LoadJTokenDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JToken.Load";

    public override long Run(byte[] utf8)
    {
        using JsonTextReader reader = NewtonsoftText.ReaderOver(utf8);
        return JToken.Load(reader) is JContainer root ? root.Count : 0;
    }
}
