using System.Text;
using System.Text.Json;

namespace SpanCodecs.Bridge;

/// <summary>
/// Copies a document token by token into a writer, which makes the lines. Texts and numbers stay as they are written: escaped
/// anew they would be other bytes, as System.Text.Json does not escape the plus sign of a time or of base64.
/// </summary>
internal static class RawTokens
{
    internal static void Copy(ReadOnlySpan<byte> json, int maxDepth, Utf8JsonWriter writer)
    {
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = maxDepth });
        var arrays = new Stack<bool>();
        while (reader.Read())
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    writer.WriteStartObject();
                    arrays.Push(false);
                    break;
                case JsonTokenType.StartArray:
                    writer.WriteStartArray();
                    arrays.Push(true);
                    break;
                case JsonTokenType.EndObject:
                    writer.WriteEndObject();
                    arrays.Pop();
                    break;
                case JsonTokenType.EndArray:
                    writer.WriteEndArray();
                    arrays.Pop();
                    break;
                case JsonTokenType.PropertyName:
                    writer.WritePropertyName(reader.GetString()!);
                    break;
                default:
                    ReadOnlySpan<byte> value = json[(int)reader.TokenStartIndex..(int)reader.BytesConsumed];
                    writer.WriteRawValue(writer.Options.Indented && arrays.Peek() ? OnALineOfItsOwn(value, writer) : value, skipInputValidation: true);
                    break;
            }
        }
    }

    // A writer begins no new line before raw JSON.
    private static byte[] OnALineOfItsOwn(ReadOnlySpan<byte> value, Utf8JsonWriter writer)
    {
        JsonWriterOptions form = writer.Options;
        string line = form.NewLine + new string(form.IndentCharacter, form.IndentSize * writer.CurrentDepth);
        return [.. Encoding.ASCII.GetBytes(line), .. value];
    }
}
