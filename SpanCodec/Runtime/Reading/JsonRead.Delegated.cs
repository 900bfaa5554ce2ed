using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;
using System.Text.Unicode;

namespace SpanCodecs.Support;

// Members without a type of their own: the value's end is found here, and System.Text.Json represents what is in it.
public static partial class JsonRead
{
    public static int JsonElement(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out JsonElement value)
    {
        position = Bounds(json, position, depth, maxDepth, allowTrailingCommas, out int start);
        Utf8JsonReader reader = Reader(json[start..position], maxDepth, allowTrailingCommas);
        value = System.Text.Json.JsonElement.ParseValue(ref reader);
        return position;
    }

    public static int JsonDocument(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out JsonDocument? value)
    {
        position = Bounds(json, position, depth, maxDepth, allowTrailingCommas, out int start);
        Utf8JsonReader reader = Reader(json[start..position], maxDepth, allowTrailingCommas);
        value = System.Text.Json.JsonDocument.ParseValue(ref reader);
        return position;
    }

    /// <summary>An object member's value: null, or a JsonElement.</summary>
    public static int Object(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out object? value)
    {
        value = null;
        if (IsNull(json, position, out position))
            return position;
        position = JsonElement(json, position, depth, maxDepth, allowTrailingCommas, out JsonElement element);
        value = element;
        return position;
    }

    public static int JsonNode(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas,
        out JsonNode? value, bool caseInsensitive = false)
    {
        value = null;
        if (IsNull(json, position, out position))
            return position;
        position = Bounds(json, position, depth, maxDepth, allowTrailingCommas, out int start);
        // System.Text.Json decodes a node that is one string when it reads it.
        if (json[start] == (byte)'"')
            CheckText(json, start, typeof(JsonNode));
        Utf8JsonReader reader = Reader(json[start..position], maxDepth, allowTrailingCommas);
        reader.Read();
        // Their converter, and not JsonNode.Parse, which makes a document for each number and each text.
        JsonSerializerOptions options = caseInsensitive ? NodeOptions.InAnyCase : NodeOptions.Usual;
        value = JsonMetadataServices.JsonNodeConverter.Read(ref reader, typeof(JsonNode), options);
        return position;
    }

    public static int JsonObject(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas,
        out JsonObject? value, bool caseInsensitive = false) =>
        NodeOf(json, position, (byte)'{', depth, maxDepth, allowTrailingCommas, out value, caseInsensitive);

    public static int JsonArray(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas,
        out JsonArray? value, bool caseInsensitive = false) =>
        NodeOf(json, position, (byte)'[', depth, maxDepth, allowTrailingCommas, out value, caseInsensitive);

    public static int JsonValue(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas,
        out JsonValue? value, bool caseInsensitive = false) =>
        NodeOf(json, position, begin: 0, depth, maxDepth, allowTrailingCommas, out value, caseInsensitive);

    /// <summary>A node of one kind, which begins with the given byte if the kind has one.</summary>
    private static int NodeOf<TNode>(
        ReadOnlySpan<byte> json, int position, byte begin, int depth, int maxDepth, bool allowTrailingCommas,
        out TNode? value, bool caseInsensitive)
        where TNode : JsonNode
    {
        int start = SkipBlanks(json, position);
        if (begin != 0 && !At(json, start, begin) && !At(json, start, (byte)'n'))
            JsonFail.ThrowConversion(start, typeof(TNode));
        position = JsonNode(json, start, depth, maxDepth, allowTrailingCommas, out JsonNode? node, caseInsensitive);
        value = node as TNode;
        return node is null || value is not null ? position
            : throw new InvalidOperationException("The element cannot be an object or array.");
    }

    /// <summary>A class of their own: only who reads nodes has it made.</summary>
    private static class NodeOptions
    {
        internal static readonly JsonSerializerOptions Usual = new();
        internal static readonly JsonSerializerOptions InAnyCase = new() { PropertyNameCaseInsensitive = true };
    }

    /// <summary>A string that is not UTF-8, or has half a surrogate pair, cannot become the type.</summary>
    private static void CheckText(ReadOnlySpan<byte> json, int quote, Type type)
    {
        UnescapedContent.Read(json, quote, type, out UnescapedContent content);
        bool isText = Utf8.IsValid(content.Bytes);
        content.Release();
        if (!isText)
            JsonFail.ThrowConversion(quote, type);
    }

    /// <summary>Returns the first position after a value that begins at the given one.</summary>
    private static int Bounds(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out int start)
    {
        start = SkipBlanks(json, position);
        return Skip(json, start, depth, maxDepth, allowTrailingCommas);
    }

    private static Utf8JsonReader Reader(ReadOnlySpan<byte> value, int maxDepth, bool allowTrailingCommas) =>
        new(value, new JsonReaderOptions { MaxDepth = maxDepth, AllowTrailingCommas = allowTrailingCommas });
}
