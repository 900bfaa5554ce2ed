namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>The object with a member of every kind beside a long list, as the article of ten libraries had it in one.</summary>
public sealed class ComplexList
{
    public Complex? Complex { get; set; }

    public List<Simple>? Simples { get; set; }
}
