using System.Buffers;
using System.Runtime.InteropServices;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>RFC 7396 word by word, for documents that have no type. Of two members with one name the last counts.</summary>
internal static class DocumentMerging
{
    private static readonly JsonWriterOptions s_form =
        new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true };

    /// <summary>
    /// Returns what the patch makes of the target, which is undefined where there is none. With <paramref name="anyCase"/> a name that is
    /// not there as it is stands for one that differs in case.
    /// </summary>
    internal static byte[] Merge(JsonElement target, JsonElement patch, bool anyCase, int maxDepth)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(buffer, s_form with { MaxDepth = maxDepth }))
            Write(writer, target, patch, anyCase);
        return buffer.WrittenSpan.ToArray();
    }

    private static void Write(Utf8JsonWriter writer, JsonElement target, JsonElement patch, bool anyCase)
    {
        if (patch.ValueKind != JsonValueKind.Object)
        {
            WriteAsItIs(writer, patch);
            return;
        }

        OrderedDictionary<string, JsonElement> held = target.ValueKind == JsonValueKind.Object ? Members(target) : [];
        OrderedDictionary<string, JsonElement> changes = [];
        foreach ((string name, JsonElement change) in Members(patch))
            changes[anyCase ? NameIn(held, name) : name] = change;
        writer.WriteStartObject();
        foreach ((string name, JsonElement value) in held)
        {
            if (!changes.Remove(name, out JsonElement change))
            {
                writer.WritePropertyName(name);
                WriteAsItIs(writer, value);
            }
            else if (change.ValueKind != JsonValueKind.Null)
            {
                writer.WritePropertyName(name);
                Write(writer, value, change, anyCase);
            }
        }

        foreach ((string name, JsonElement change) in changes)
        {
            if (change.ValueKind == JsonValueKind.Null)
                continue;
            writer.WritePropertyName(name);
            Write(writer, default, change, anyCase);
        }

        writer.WriteEndObject();
    }

    private static OrderedDictionary<string, JsonElement> Members(JsonElement value)
    {
        OrderedDictionary<string, JsonElement> members = [];
        foreach (JsonProperty member in value.EnumerateObject())
            members[member.Name] = member.Value;
        return members;
    }

    private static string NameIn(OrderedDictionary<string, JsonElement> held, string name) => held.ContainsKey(name) ? name
        : held.Keys.FirstOrDefault(known => known.Equals(name, StringComparison.OrdinalIgnoreCase)) ?? name;

    /// <summary>Its text may be none that a reader of texts takes; then the reader of the whole says so.</summary>
    private static void WriteAsItIs(Utf8JsonWriter writer, JsonElement value) =>
        writer.WriteRawValue(JsonMarshal.GetRawUtf8Value(value), skipInputValidation: true);
}
