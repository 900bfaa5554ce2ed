using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanCodecs.Bridge;

/// <summary>
/// Copies a document token by token into a writer, which makes the lines. Names, texts and numbers stay as they are written: escaped
/// anew they would be other bytes, as System.Text.Json does not escape the plus sign of a time or of base64, and escapes members' names
/// before it knows the writer.
/// </summary>
internal static class RawTokens
{
    // The plus sign is one of them: times, numbers and base64 have it, and are not escaped.
    private static readonly SearchValues<byte> s_plain =
        SearchValues.Create(" !#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~"u8);

    // hasOtherEncoder: whether the writer's encoder is not the codec's. Discriminators and single characters are still escaped as the codec
    // does it.
    internal static void Copy(ReadOnlySpan<byte> json, int maxDepth, Utf8JsonWriter writer, bool hasOtherEncoder = false)
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
                    writer.WritePropertyName(AsItIs(ref reader));
                    break;
                case JsonTokenType.String when hasOtherEncoder && MayBeEscapedOtherwise(reader):
                    writer.WriteStringValue(reader.GetString());
                    break;
                case JsonTokenType.String when arrays.Count == 0:
                    writer.WriteStringValue(AsItIs(ref reader));
                    break;
                default:
                    ReadOnlySpan<byte> value = json[(int)reader.TokenStartIndex..(int)reader.BytesConsumed];
                    bool isInArray = writer.Options.Indented && arrays.Peek();
                    writer.WriteRawValue(isInArray ? OnALineOfItsOwn(value, writer) : value, skipInputValidation: true);
                    break;
            }
        }
    }

    private static bool MayBeEscapedOtherwise(in Utf8JsonReader reader) =>
        reader.ValueIsEscaped || reader.ValueSpan.ContainsAnyExcept(s_plain) || reader.ValueSpan.SequenceEqual("+"u8);

    /// <summary>
    /// One of the two encoders has written the text, or it has no characters to escape. The one that has does the same again.
    /// </summary>
    private static JsonEncodedText AsItIs(ref Utf8JsonReader reader)
    {
        if (!reader.ValueIsEscaped)
            return JsonEncodedText.Encode(reader.ValueSpan, JavaScriptEncoder.UnsafeRelaxedJsonEscaping);
        string text = reader.GetString()!;
        var relaxed = JsonEncodedText.Encode(text, JavaScriptEncoder.UnsafeRelaxedJsonEscaping);
        return relaxed.EncodedUtf8Bytes.SequenceEqual(reader.ValueSpan) ? relaxed : JsonEncodedText.Encode(text);
    }

    // A writer begins no new line before raw JSON.
    private static byte[] OnALineOfItsOwn(ReadOnlySpan<byte> value, Utf8JsonWriter writer)
    {
        JsonWriterOptions form = writer.Options;
        string line = form.NewLine + new string(form.IndentCharacter, form.IndentSize * writer.CurrentDepth);
        return [.. Encoding.ASCII.GetBytes(line), .. value];
    }
}
