using System.Buffers;
using System.Text.Json;

namespace JsonAot.Codecs;

public sealed class CopyTokensDocumentOperation() : WritingDocumentOperation(DocumentTask.Copy)
{
    private readonly ArrayBufferWriter<byte> _output = new();
    private readonly DocumentEncoder _encoder = new();

    public override string Name => "Utf8JsonWriter";

    public override ReadOnlySpan<byte> Write(byte[] utf8)
    {
        _output.ResetWrittenCount();
        Utf8JsonWriter writer = ReusedWriter.For(_output, _encoder.Of(utf8));
        var reader = new Utf8JsonReader(utf8);
        while (reader.Read())
            Copy(ref reader, writer);
        writer.Flush();
        ReusedWriter.Return(writer);
        return _output.WrittenSpan;
    }

    private static void Copy(ref Utf8JsonReader reader, Utf8JsonWriter writer)
    {
        switch (reader.TokenType)
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
            case JsonTokenType.PropertyName when reader.ValueIsEscaped:
                writer.WritePropertyName(reader.GetString()!);
                break;
            case JsonTokenType.PropertyName:
                writer.WritePropertyName(reader.ValueSpan);
                break;
            case JsonTokenType.String when reader.ValueIsEscaped:
                writer.WriteStringValue(reader.GetString());
                break;
            case JsonTokenType.String:
                writer.WriteStringValue(reader.ValueSpan);
                break;
            case JsonTokenType.Number when reader.TryGetInt64(out long integer):
                writer.WriteNumberValue(integer);
                break;
            case JsonTokenType.Number:
                writer.WriteNumberValue(reader.GetDouble());
                break;
            case JsonTokenType.Null:
                writer.WriteNullValue();
                break;
            default:
                writer.WriteBooleanValue(reader.TokenType == JsonTokenType.True);
                break;
        }
    }
}
