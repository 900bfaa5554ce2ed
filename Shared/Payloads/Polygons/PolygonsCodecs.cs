using SpanCodecs;

namespace JsonAot.Payloads.Polygons;

[SpanCodec(typeof(Polygon[]))]
public static partial class PolygonsCodecs;
