using System.Runtime.Intrinsics;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;
using System.Text.Unicode;

namespace SpanCodecs.Support;

// Members without a type of their own: the value's end is found here, and System.Text.Json represents what is in it.
public static partial class JsonRead
{
    private delegate T Parser<out T>(ReadOnlySpan<byte> json, int maxDepth, bool allowTrailingCommas);

    public static int JsonElement(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out JsonElement value)
    {
        int start = SkipBlanks(json, position);
        if (Peek(json, start) is (byte)'{' or (byte)'[')
            return Container(json, start, depth, maxDepth, allowTrailingCommas, Element, out value);
        position = Skip(json, start, depth, maxDepth, allowTrailingCommas);
        Utf8JsonReader reader = Reader(json[start..position], maxDepth, allowTrailingCommas);
        value = System.Text.Json.JsonElement.ParseValue(ref reader);
        return position;
    }

    public static int JsonDocument(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, out JsonDocument? value)
    {
        int start = SkipBlanks(json, position);
        if (Peek(json, start) is (byte)'{' or (byte)'[')
            return Container(json, start, depth, maxDepth, allowTrailingCommas, Document, out value);
        position = Skip(json, start, depth, maxDepth, allowTrailingCommas);
        value = Document(json[start..position], maxDepth, allowTrailingCommas);
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
        int start = SkipBlanks(json, position);
        if (Peek(json, start) is (byte)'{' or (byte)'[')
        {
            position = Container(json, start, depth, maxDepth, allowTrailingCommas, Element, out JsonElement element);
            // As their converter does it: the node keeps the element until somebody looks into it.
            JsonNodeOptions names = new() { PropertyNameCaseInsensitive = caseInsensitive };
            value = element.ValueKind == JsonValueKind.Object ? System.Text.Json.Nodes.JsonObject.Create(element, names)
                : System.Text.Json.Nodes.JsonArray.Create(element, names);
            return position;
        }

        position = Skip(json, start, depth, maxDepth, allowTrailingCommas);
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

    /// <summary>
    /// An object or an array. It is looked at for its end alone, and System.Text.Json finds out whether it is JSON.
    /// </summary>
    private static int Container<T>(
        ReadOnlySpan<byte> json, int start, int depth, int maxDepth, bool allowTrailingCommas, Parser<T> parse, out T value)
    {
        int end = Vector128.IsHardwareAccelerated ? ContainerEnd(json, start) : Skip(json, start, depth, maxDepth, allowTrailingCommas);
        int left = maxDepth - depth;
        if (end >= 0 && left > 0)
        {
            try
            {
                value = parse(json[start..end], left, allowTrailingCommas);
                return end;
            }
            catch (JsonException)
            {
                // Below, the mistake is found once more, and told as those of other values are.
            }
        }

        end = Skip(json, start, depth, maxDepth, allowTrailingCommas);
        throw new JsonException($"System.Text.Json refuses the value that ends at byte {end}.");
    }

    private static JsonElement Element(ReadOnlySpan<byte> json, int maxDepth, bool allowTrailingCommas) =>
        System.Text.Json.JsonElement.Parse(
            json, new JsonDocumentOptions { MaxDepth = maxDepth, AllowTrailingCommas = allowTrailingCommas });

    private static JsonDocument? Document(ReadOnlySpan<byte> json, int maxDepth, bool allowTrailingCommas)
    {
        Utf8JsonReader reader = Reader(json, maxDepth, allowTrailingCommas);
        return System.Text.Json.JsonDocument.ParseValue(ref reader);
    }

    private static Utf8JsonReader Reader(ReadOnlySpan<byte> value, int maxDepth, bool allowTrailingCommas) =>
        new(value, new JsonReaderOptions { MaxDepth = maxDepth, AllowTrailingCommas = allowTrailingCommas });
}
