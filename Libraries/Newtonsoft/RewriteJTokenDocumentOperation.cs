using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace JsonAot.Libraries;

public sealed class RewriteJTokenDocumentOperation() : NewtonsoftWriting(DocumentTask.Rewrite)
{
    public override string Name => "JToken, WriteTo";

    public override string Description => "Newtonsoft.Json's JToken.Load from the bytes as a stream, and WriteTo into a JsonTextWriter over a reused stream";

    protected override void Write(JsonTextReader reader, JsonTextWriter writer) => JToken.Load(reader).WriteTo(writer);
}
