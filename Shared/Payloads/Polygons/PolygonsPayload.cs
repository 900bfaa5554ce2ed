using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Polygons;

/// <summary>Borders of areas: next to nothing but numbers, each with all the digits that it has.</summary>
public sealed class PolygonsPayload : Payload<Polygon[]>,
    IHasFastPath<Polygon[]>, IHasHandWritten<Polygon[]>, IHasSpanCodec<Polygon[]>, IHasCopy<Polygon[]>, IHasEquality<Polygon[]>
{
    public override string Name => "Polygons";

    public override string Description => "polygons of more than 100,000 coordinates, most of 16 or 17 digits";

    public override JsonTypeInfo<Polygon[]> Metadata => PolygonsMetadata.Default.PolygonArray;

    public JsonTypeInfo<Polygon[]> FastPath => PolygonsFastPath.Default.PolygonArray;

    public IHandWrittenCodec<Polygon[]> HandWritten { get; } = new PolygonsHandWritten();

    public SpanCodec<Polygon[]> SpanCodec => PolygonsCodecs.PolygonArray;

    public SpanCodecResolver? Resolver => PolygonsCodecs.Resolver;

    public override Polygon[] CreateSample() => PolygonGenerator.Create();

    public Polygon[] Copy(Polygon[] value) => [.. value.Select(Copy)];

    public bool IsSame(Polygon[] expected, Polygon[] actual) => ValueEquality.Sequences(expected, actual, AreEqual);

    private static Polygon Copy(Polygon polygon) => new()
    {
        Name = Copying.TextOrNull(polygon.Name),
        Rings = polygon.Rings is null ? null : Array.ConvertAll(polygon.Rings, ring => Array.ConvertAll(ring, point => (double[])point.Clone())),
    };

    private static bool AreEqual(Polygon expected, Polygon actual) =>
        expected.Name == actual.Name
        && ValueEquality.Sequences(expected.Rings, actual.Rings, (ring, other) => ValueEquality.Sequences(ring, other, ArePointsEqual));

    // By their bits: zero has a sign.
    private static bool ArePointsEqual(double[] expected, double[] actual) =>
        ValueEquality.Sequences(expected, actual, (left, right) => BitConverter.DoubleToInt64Bits(left) == BitConverter.DoubleToInt64Bits(right));
}
