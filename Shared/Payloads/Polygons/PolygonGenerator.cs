namespace JsonAot.Payloads.Polygons;

/// <summary>
/// Borders that wander. Only sums, differences and products: every machine rounds them alike, as it need not with sines.
/// </summary>
internal static class PolygonGenerator
{
    private const ulong Seed = 0x504F4C59474F4E53;
    private const int Count = 160;
    private const int LongestRing = 600;
    private const double Step = 0.01;

    internal static Polygon[] Create()
    {
        var random = new DeterministicRandom(Seed);
        var polygons = new Polygon[Count];
        for (int i = 0; i < Count; i++)
            polygons[i] = new Polygon { Name = i % 40 == 0 ? null : $"Area {i}", Rings = Rings(random) };
        // Borders do not have these: no rings, whole numbers, a zero with a sign, and the ends of the range.
        polygons[1].Rings = null;
        polygons[2].Rings = [];
        polygons[3].Rings = [[], [[]], [[0, -0.0], [180, -90], [1e-7, 1.5e300], [double.Epsilon, double.MaxValue]]];
        return polygons;
    }

    // A border, and in every fourth polygon a hole.
    private static double[][][] Rings(DeterministicRandom random)
    {
        double[] centre = [(random.NextDouble() * 360) - 180, (random.NextDouble() * 180) - 90];
        var rings = new double[random.Next(4) == 0 ? 2 : 1][][];
        for (int i = 0; i < rings.Length; i++)
            rings[i] = Ring(centre[0], centre[1], random);
        return rings;
    }

    private static double[][] Ring(double longitude, double latitude, DeterministicRandom random)
    {
        var ring = new double[(LongestRing / 3) + random.Next(LongestRing / 3)][];
        for (int i = 0; i < ring.Length; i++)
        {
            longitude += (random.NextDouble() - 0.5) * Step;
            latitude += (random.NextDouble() - 0.5) * Step;
            ring[i] = [longitude, latitude];
        }

        // A ring ends where it began.
        ring[^1] = [.. ring[0]];
        return ring;
    }
}
