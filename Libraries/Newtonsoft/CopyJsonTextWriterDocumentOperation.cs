using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>A missing end is supplied without a word.</summary>
public sealed class CopyJsonTextWriterDocumentOperation() : NewtonsoftWriting(DocumentTask.Copy)
{
    public override string Name => "JsonTextWriter";

    protected override void Write(JsonTextReader reader, JsonTextWriter writer)
    {
        while (reader.Read())
            writer.WriteToken(reader, writeChildren: false);
    }
}
