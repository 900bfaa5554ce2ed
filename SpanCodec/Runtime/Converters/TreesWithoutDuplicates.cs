using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Support;

/// <summary>
/// Values of types that System.Text.Json represents, where no name may come twice. Its own converters read them, and refuse duplicates;
/// those of nodes throw an ArgumentException.
/// </summary>
/// <param name="ofClass">The options of the class, which do not allow duplicates.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class TreesWithoutDuplicates(JsonSerializerOptions ofClass)
{
    private readonly CalledConverter<JsonElement> _element = new(JsonMetadataServices.JsonElementConverter, ofClass);
    private readonly CalledConverter<JsonDocument?> _document = new(JsonMetadataServices.JsonDocumentConverter!, ofClass);
    private readonly CalledConverter<object?> _object = new(JsonMetadataServices.ObjectConverter, ofClass);
    private readonly CalledConverter<JsonNode?> _node = new(JsonMetadataServices.JsonNodeConverter, ofClass);
    private readonly CalledConverter<JsonObject?> _nodeObject = new(JsonMetadataServices.JsonObjectConverter, ofClass);
    private readonly CalledConverter<JsonArray?> _nodeArray = new(JsonMetadataServices.JsonArrayConverter, ofClass);
    private readonly CalledConverter<JsonValue?> _nodeValue = new(JsonMetadataServices.JsonValueConverter, ofClass);

    public int JsonElement(ReadOnlySpan<byte> json, int position, int depth, out JsonElement value) =>
        _element.Read(json, position, depth, out value);

    public int JsonDocument(ReadOnlySpan<byte> json, int position, int depth, out JsonDocument? value) =>
        _document.Read(json, position, depth, out value);

    public int Object(ReadOnlySpan<byte> json, int position, int depth, out object? value) =>
        _object.Read(json, position, depth, out value);

    public int JsonNode(ReadOnlySpan<byte> json, int position, int depth, out JsonNode? value) =>
        _node.Read(json, position, depth, out value);

    public int JsonObject(ReadOnlySpan<byte> json, int position, int depth, out JsonObject? value) =>
        _nodeObject.Read(json, position, depth, out value);

    public int JsonArray(ReadOnlySpan<byte> json, int position, int depth, out JsonArray? value) =>
        _nodeArray.Read(json, position, depth, out value);

    public int JsonValue(ReadOnlySpan<byte> json, int position, int depth, out JsonValue? value) =>
        _nodeValue.Read(json, position, depth, out value);
}
