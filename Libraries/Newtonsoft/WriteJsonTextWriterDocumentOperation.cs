using System.Text.Json;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

public sealed class WriteJsonTextWriterDocumentOperation() : WritingDocumentOperation(DocumentTask.Write)
{
    private readonly ReusedOutput _output = new();
    private readonly RecordedTokens _tokens = new();

    public override string Name => "JsonTextWriter alone";

    public override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        ReadOnlySpan<RecordedToken> tokens = _tokens.Of(utf8);
        using (JsonTextWriter writer = _output.Begin())
        {
            foreach (ref readonly RecordedToken token in tokens)
                Write(writer, token);
        }

        return _output.End();
    }

    private static void Write(JsonTextWriter writer, in RecordedToken token)
    {
        switch (token.Type)
        {
            case JsonTokenType.StartObject:
                writer.WriteStartObject();
                break;
            case JsonTokenType.EndObject:
                writer.WriteEndObject();
                break;
            case JsonTokenType.StartArray:
                writer.WriteStartArray();
                break;
            case JsonTokenType.EndArray:
                writer.WriteEndArray();
                break;
            case JsonTokenType.PropertyName:
                writer.WritePropertyName(token.Text!);
                break;
            case JsonTokenType.String:
                writer.WriteValue(token.Text);
                break;
            case JsonTokenType.Number when token.Integer is { } integer:
                writer.WriteValue(integer);
                break;
            case JsonTokenType.Number:
                writer.WriteValue(token.Number);
                break;
            case JsonTokenType.Null:
                writer.WriteNull();
                break;
            default:
                writer.WriteValue(token.Type == JsonTokenType.True);
                break;
        }
    }
}
