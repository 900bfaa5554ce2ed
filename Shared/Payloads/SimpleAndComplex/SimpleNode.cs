namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>A parent and a child that name each other; <see cref="Cycles"/> builds one, for the error scenarios only.</summary>
public sealed class SimpleNode
{
    public Simple? Value { get; set; }

    public SimpleNode? Parent { get; set; }

    public SimpleNode? Child { get; set; }
}
