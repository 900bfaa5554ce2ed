using System.Text.Json;

namespace JsonAot.Codecs;

public static class Utf8WritingTexts
{
    /// <summary>Writes a member that holds texts, or null.</summary>
    public static void WriteTexts(this Utf8JsonWriter writer, JsonEncodedText name, IEnumerable<string>? texts)
    {
        if (texts is null)
        {
            writer.WriteNull(name);
            return;
        }

        writer.WriteStartArray(name);
        // A member of an interface type holds an array nearly always, which needs no enumerator.
        if (texts is string[] array)
        {
            foreach (string text in array)
                writer.WriteStringValue(text);
        }
        else
        {
            foreach (string text in texts)
                writer.WriteStringValue(text);
        }

        writer.WriteEndArray();
    }
}
