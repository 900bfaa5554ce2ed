using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot;

/// <summary>The canonical document as others write it: the same value, in forms that a reader cannot foresee.</summary>
public static class DocumentForms
{
    public static byte[] Indented<T>(Payload<T> payload)
        where T : class => Rewrite(payload, indented: true, (writer, root, _) => root.WriteTo(writer));

    /// <summary>
    /// Every object's members in reverse order, and before them one that the type does not have. Not of a graph: what is referred to has
    /// to come first.
    /// </summary>
    public static byte[] Reordered<T>(Payload<T> payload)
        where T : class => Rewrite(payload, indented: false, (writer, root, type) => Write(writer, root, type, WriteReordered));

    /// <summary>Every member's name with its first letter in lower case, as most documents of the web have them.</summary>
    public static byte[] LowerCaseNames<T>(Payload<T> payload)
        where T : class => Rewrite(payload, indented: false, (writer, root, type) => Write(writer, root, type, WriteLowerCase));

    private delegate void WriteMembers(Utf8JsonWriter writer, IEnumerable<JsonProperty> members, JsonTypeInfo type);

    private static byte[] Rewrite<T>(Payload<T> payload, bool indented, Action<Utf8JsonWriter, JsonElement, JsonTypeInfo> write)
        where T : class
    {
        using JsonDocument document = JsonDocument.Parse(payload.CanonicalUtf8);
        using var output = new MemoryStream();
        var options = new JsonWriterOptions { Indented = indented, Encoder = payload.Metadata.Options.Encoder };
        using (var writer = new Utf8JsonWriter(output, options))
            write(writer, document.RootElement, payload.Metadata);
        return output.ToArray();
    }

    // By the type, not by the document: an unknown member in a dictionary would be an entry.
    private static void Write(Utf8JsonWriter writer, JsonElement element, JsonTypeInfo type, WriteMembers members)
    {
        if (element.ValueKind == JsonValueKind.Object && type.Kind == JsonTypeInfoKind.Object)
        {
            writer.WriteStartObject();
            members(writer, element.EnumerateObject(), type);
            writer.WriteEndObject();
        }
        else if (element.ValueKind == JsonValueKind.Object && type is { Kind: JsonTypeInfoKind.Dictionary, ElementType: { } valueType })
        {
            writer.WriteStartObject();
            foreach (JsonProperty entry in element.EnumerateObject())
            {
                writer.WritePropertyName(entry.Name);
                Write(writer, entry.Value, type.Options.GetTypeInfo(valueType), members);
            }

            writer.WriteEndObject();
        }
        else if (element.ValueKind == JsonValueKind.Array && type is { Kind: JsonTypeInfoKind.Enumerable, ElementType: { } elementType })
        {
            writer.WriteStartArray();
            foreach (JsonElement item in element.EnumerateArray())
                Write(writer, item, type.Options.GetTypeInfo(elementType), members);
            writer.WriteEndArray();
        }
        else if (element.ValueKind == JsonValueKind.Object && type.Kind == JsonTypeInfoKind.Enumerable)
        {
            // An array whose type or object has a name.
            writer.WriteStartObject();
            foreach (JsonProperty part in element.EnumerateObject())
            {
                writer.WritePropertyName(part.Name);
                Write(writer, part.Value, type, members);
            }

            writer.WriteEndObject();
        }
        else
        {
            element.WriteTo(writer);
        }
    }

    private static void WriteReordered(Utf8JsonWriter writer, IEnumerable<JsonProperty> members, JsonTypeInfo type)
    {
        writer.WriteString("NoSuchMember", "skip me");
        foreach (JsonProperty member in members.Reverse())
            Write(writer, member, member.Name, type, WriteReordered);
    }

    private static void WriteLowerCase(Utf8JsonWriter writer, IEnumerable<JsonProperty> members, JsonTypeInfo type)
    {
        foreach (JsonProperty member in members)
        {
            // The names of an object, and of one elsewhere, are no members.
            if (member.Name is "$id" or "$ref")
                member.WriteTo(writer);
            else
                Write(writer, member, JsonNamingPolicy.CamelCase.ConvertName(member.Name), type, WriteLowerCase);
        }
    }

    private static void Write(Utf8JsonWriter writer, JsonProperty member, string name, JsonTypeInfo type, WriteMembers members)
    {
        writer.WritePropertyName(name);
        JsonPropertyInfo known = type.Properties.First(property => property.Name == member.Name);
        Write(writer, member.Value, type.Options.GetTypeInfo(known.PropertyType), members);
    }
}
