using System.Buffers;
using System.Text.Json;

namespace JsonAot.Codecs;

public sealed class WriteTokensDocumentOperation() : WritingDocumentOperation(DocumentTask.Write)
{
    private readonly ArrayBufferWriter<byte> _output = new();
    private readonly DocumentEncoder _encoder = new();
    private readonly RecordedTokens _tokens = new();

    public override string Name => "Utf8JsonWriter alone";

    public override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        _output.ResetWrittenCount();
        Utf8JsonWriter writer = ReusedWriter.For(_output, _encoder.Of(utf8));
        foreach (ref readonly RecordedToken token in _tokens.Of(utf8))
            Write(writer, token);
        writer.Flush();
        ReusedWriter.Return(writer);
        return _output.WrittenSpan;
    }

    private static void Write(Utf8JsonWriter writer, in RecordedToken token)
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
                writer.WriteStringValue(token.Text);
                break;
            case JsonTokenType.Number when token.Integer is { } integer:
                writer.WriteNumberValue(integer);
                break;
            case JsonTokenType.Number:
                writer.WriteNumberValue(token.Number);
                break;
            case JsonTokenType.Null:
                writer.WriteNullValue();
                break;
            default:
                writer.WriteBooleanValue(token.Type == JsonTokenType.True);
                break;
        }
    }
}
