namespace JsonAot.Payloads.Enterprise;

public sealed class GeoPoint
{
    public double Latitude { get; set; }

    public double Longitude { get; set; }
}
