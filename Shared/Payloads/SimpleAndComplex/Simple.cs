namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>Three primitives: the row of a table, the element of a list.</summary>
public sealed class Simple
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool IsActive { get; set; }
}
