using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.SimpleAndComplex;

internal sealed class SimpleHandWritten : IHandWrittenCodec<Simple>
{
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText IsActive = JsonEncodedText.Encode("IsActive");

    public void Write(Utf8JsonWriter writer, Simple value)
    {
        writer.WriteStartObject();
        WriteMembers(writer, value);
        writer.WriteEndObject();
    }

    public Simple? Read(ref Utf8JsonReader reader) =>
        reader.MoveToObject() ? ReadObject(ref reader) : null;

    internal static void WriteMembers(Utf8JsonWriter writer, Simple value)
    {
        writer.WriteNumber(Id, value.Id);
        writer.WriteString(Name, value.Name);
        writer.WriteBoolean(IsActive, value.IsActive);
    }

    /// <summary>From the start of the object to its end.</summary>
    internal static Simple ReadObject(ref Utf8JsonReader reader)
    {
        var value = new Simple();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                value.Id = reader.TakeInt32();
            if (reader.IsAt("Name"u8))
                value.Name = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("IsActive"u8))
                value.IsActive = reader.TakeBoolean();
            reader.SkipUnlessMovedFrom(start);
        }

        return value;
    }
}
