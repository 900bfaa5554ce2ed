using System.Text.Json;

namespace JsonAot.Lab.Report.Formats;

internal static class JsonTexts
{
    internal static void WriteTexts(this Utf8JsonWriter writer, string name, IEnumerable<string> texts)
    {
        writer.WriteStartArray(name);
        foreach (string text in texts)
            writer.WriteStringValue(text);
        writer.WriteEndArray();
    }
}
