using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot;

/// <summary>The canonical document as others write it: the same value, in forms that a reader cannot foresee.</summary>
public static class DocumentForms
{
    public static byte[] Indented<T>(Payload<T> payload)
        where T : class => Rewrite(payload, indented: true, (writer, root, _) => root.WriteTo(writer));

    /// <summary>Every object's members in reverse order, and before them one that the type does not have.</summary>
    public static byte[] Reordered<T>(Payload<T> payload)
        where T : class => Rewrite(payload, indented: false, WriteReordered);

    private static byte[] Rewrite<T>(Payload<T> payload, bool indented, Action<Utf8JsonWriter, JsonElement, JsonTypeInfo> write)
        where T : class
    {
        using JsonDocument document = JsonDocument.Parse(payload.CanonicalUtf8);
        using var output = new MemoryStream();
        using (var writer = new Utf8JsonWriter(output, new JsonWriterOptions { Indented = indented, Encoder = payload.Metadata.Options.Encoder }))
            write(writer, document.RootElement, payload.Metadata);
        return output.ToArray();
    }

    // By the type, not by the document: an unknown member in a dictionary would be an entry.
    private static void WriteReordered(Utf8JsonWriter writer, JsonElement element, JsonTypeInfo type)
    {
        if (element.ValueKind == JsonValueKind.Object && type.Kind == JsonTypeInfoKind.Object)
            WriteObject(writer, element, type);
        else if (element.ValueKind == JsonValueKind.Array && type is { Kind: JsonTypeInfoKind.Enumerable, ElementType: { } elementType })
            WriteArray(writer, element, type.Options.GetTypeInfo(elementType));
        else
            element.WriteTo(writer);
    }

    private static void WriteObject(Utf8JsonWriter writer, JsonElement element, JsonTypeInfo type)
    {
        writer.WriteStartObject();
        writer.WriteString("NoSuchMember", "skip me");
        foreach (JsonProperty member in element.EnumerateObject().Reverse())
        {
            writer.WritePropertyName(member.Name);
            JsonPropertyInfo known = type.Properties.First(property => property.Name == member.Name);
            WriteReordered(writer, member.Value, type.Options.GetTypeInfo(known.PropertyType));
        }

        writer.WriteEndObject();
    }

    private static void WriteArray(Utf8JsonWriter writer, JsonElement element, JsonTypeInfo type)
    {
        writer.WriteStartArray();
        foreach (JsonElement item in element.EnumerateArray())
            WriteReordered(writer, item, type);
        writer.WriteEndArray();
    }
}
