namespace SpanCodecs.Tests.Runtime;

/// <summary>Names of which some must come, for a constructor.</summary>
internal sealed record RequiredNames(int Id, string Name, bool Wide, bool Tall)
{
    public required int First { get; init; }

    public required string? Second { get; init; }

    public int Third { get; init; }

    public int Fourth { get; init; }
}
