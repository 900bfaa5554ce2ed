using Newtonsoft.Json;

namespace JsonAot.Libraries;

public sealed class CopyJsonTextWriterDocumentOperation() : NewtonsoftWriting(DocumentTask.Copy)
{
    public override string Name => "JsonTextWriter";

    public override string Description =>
        "Newtonsoft.Json's JsonTextWriter fed by a JsonTextReader, token by token, both over streams of bytes, of which the one written is reused; "
        + "a missing end is supplied without a word";

    protected override void Write(JsonTextReader reader, JsonTextWriter writer)
    {
        while (reader.Read())
            writer.WriteToken(reader, writeChildren: false);
    }
}
