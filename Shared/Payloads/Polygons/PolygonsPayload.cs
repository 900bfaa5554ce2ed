using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Polygons;

/// <summary>Borders of areas: next to nothing but numbers, each with all the digits that it has.</summary>
[ValueCode]
public sealed partial class PolygonsPayload : Payload<Polygon[]>,
    IHasFastPath<Polygon[]>, IHasHandWritten<Polygon[]>, IHasSpanCodec<Polygon[]>
{
    public override string Name => "Polygons";

    public override string Description => "polygons of more than 100,000 coordinates, most of 16 or 17 digits";

    public override JsonTypeInfo<Polygon[]> Metadata => PolygonsMetadata.Default.PolygonArray;

    public JsonTypeInfo<Polygon[]> FastPath => PolygonsFastPath.Default.PolygonArray;

    public IHandWrittenCodec<Polygon[]> HandWritten { get; } = new PolygonsHandWritten();

    public SpanCodec<Polygon[]> SpanCodec => PolygonsCodecs.PolygonArray;

    public SpanCodecResolver? Resolver => PolygonsCodecs.Resolver;

    public override Polygon[] CreateSample() => PolygonGenerator.Create();
}

/// <summary>An area on a map, as GeoJSON has it.</summary>
public sealed class Polygon
{
    public string? Name { get; set; }

    /// <summary>The border and the holes in it; each is a row of points, and each point is a longitude and a latitude.</summary>
    public double[][][]? Rings { get; set; }
}

[JsonSerializable(typeof(Polygon[]))]
public sealed partial class PolygonsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Polygon[]))]
public sealed partial class PolygonsFastPath : JsonSerializerContext;

[SpanCodec(typeof(Polygon[]))]
public static partial class PolygonsCodecs;
