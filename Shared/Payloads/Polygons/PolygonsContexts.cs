using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Polygons;

[JsonSerializable(typeof(Polygon[]))]
public sealed partial class PolygonsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Polygon[]))]
public sealed partial class PolygonsFastPath : JsonSerializerContext;
