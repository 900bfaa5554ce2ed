namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>A parent with a list of children that name it; <see cref="Cycles"/> builds one, for the error scenarios only.</summary>
public sealed class ComplexNode
{
    public Complex? Value { get; set; }

    public ComplexNode? Parent { get; set; }

    public List<ComplexNode>? Children { get; set; }
}
