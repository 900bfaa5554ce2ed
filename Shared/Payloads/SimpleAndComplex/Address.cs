namespace JsonAot.Payloads.SimpleAndComplex;

public sealed class Address
{
    public string Street { get; set; } = "";

    public string City { get; set; } = "";

    public string? PostalCode { get; set; }

    public int Floor { get; set; }
}
