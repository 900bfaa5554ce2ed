using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

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

public sealed class LoadJTokenDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JToken.Load";

    public override long Run(byte[] utf8)
    {
        using JsonTextReader reader = NewtonsoftText.ReaderOver(utf8);
        return JToken.Load(reader) is JContainer root ? root.Count : 0;
    }
}

public sealed class ParseJTokenDocumentOperation() : DocumentOperation(DocumentTask.Parse)
{
    public override string Name => "JToken.Parse";

    public override long Run(byte[] utf8) => JToken.Parse(NewtonsoftText.Utf8.GetString(utf8)) is JContainer root ? root.Count : 0;
}

public sealed class RewriteJTokenDocumentOperation() : NewtonsoftWriting(DocumentTask.Rewrite)
{
    public override string Name => "JToken, WriteTo";

    protected override void Write(JsonTextReader reader, JsonTextWriter writer) => JToken.Load(reader).WriteTo(writer);
}

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
