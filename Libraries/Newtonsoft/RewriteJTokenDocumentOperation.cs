using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace JsonAot.Libraries;

public sealed class RewriteJTokenDocumentOperation() : NewtonsoftWriting(DocumentTask.Rewrite)
{
    public override string Name => "JToken, WriteTo";

    protected override void Write(JsonTextReader reader, JsonTextWriter writer) => JToken.Load(reader).WriteTo(writer);
}
