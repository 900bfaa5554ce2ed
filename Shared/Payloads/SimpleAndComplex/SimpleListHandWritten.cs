using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal sealed class SimpleListHandWritten : IHandWrittenCodec<List<Simple>>
{
    public void Write(Utf8JsonWriter writer, List<Simple> value)
    {
        writer.WriteStartArray();
        foreach (Simple simple in value)
        {
            writer.WriteStartObject();
            SimpleHandWritten.WriteMembers(writer, simple);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    public List<Simple>? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToArray())
            return null;

        var list = new List<Simple>();
        while (reader.MoveToElement())
            list.Add(SimpleHandWritten.ReadObject(ref reader));
        return list;
    }
}
