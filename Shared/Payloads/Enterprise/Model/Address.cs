namespace JsonAot.Payloads.Enterprise;

public sealed class Address
{
    public string Street { get; set; } = "";

    public string? Unit { get; set; }

    public string City { get; set; } = "";

    public string PostalCode { get; set; } = "";

    public GeoPoint? Location { get; set; }
}
