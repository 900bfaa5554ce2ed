using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>
/// Writes a document with the names that the type has, where it has them in another case. Everything else stays as it is.
/// </summary>
internal static class ExactNames
{
    internal static string Of(JsonElement document, FoundType type)
    {
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
            Write(writer, document, type.Root, type);
        return Encoding.UTF8.GetString(stream.ToArray());
    }

    private static void Write(Utf8JsonWriter writer, JsonElement value, Shape? shape, FoundType type)
    {
        switch (value.ValueKind, shape)
        {
            case (_, NullableShape nullable):
                Write(writer, value, nullable.Inner, type);
                break;
            case (JsonValueKind.Object, ObjectShape known):
                writer.WriteStartObject();
                foreach (JsonProperty property in value.EnumerateObject())
                {
                    MemberShape? member = known.MemberOf(property.Name, type.Policy, type.ReadsAnyCase);
                    writer.WritePropertyName(member?.JsonName(type.Policy) ?? property.Name);
                    Write(writer, property.Value, member?.Shape, type);
                }

                writer.WriteEndObject();
                break;
            case (JsonValueKind.Object, MapShape map):
                writer.WriteStartObject();
                foreach (JsonProperty entry in value.EnumerateObject())
                {
                    writer.WritePropertyName(entry.Name);
                    Write(writer, entry.Value, map.Value, type);
                }

                writer.WriteEndObject();
                break;
            case (JsonValueKind.Array, SequenceShape sequence):
                writer.WriteStartArray();
                foreach (JsonElement element in value.EnumerateArray())
                    Write(writer, element, sequence.Element, type);
                writer.WriteEndArray();
                break;
            default:
                // The digits of a number are those of the sample.
                writer.WriteRawValue(value.GetRawText(), skipInputValidation: true);
                break;
        }
    }
}
