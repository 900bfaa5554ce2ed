namespace SpanCodecs.Tests.Checks;

/// <summary>The everyday type, which holds itself.</summary>
internal sealed class Plain
{
    public int Age { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public List<string>? Tags { get; set; }

    public Plain? Child { get; set; }
}

/// <summary>Reads every document's structure, and keeps nothing of it.</summary>
internal sealed class Empty;
