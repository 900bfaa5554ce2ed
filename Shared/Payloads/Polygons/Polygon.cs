namespace JsonAot.Payloads.Polygons;

/// <summary>An area on a map, as GeoJSON has it.</summary>
public sealed class Polygon
{
    public string? Name { get; set; }

    /// <summary>The border and the holes in it; each is a row of points, and each point is a longitude and a latitude.</summary>
    public double[][][]? Rings { get; set; }
}
