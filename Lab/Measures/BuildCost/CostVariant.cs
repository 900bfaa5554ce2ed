namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>Which generators a generated project asks for.</summary>
/// <param name="Name">As tables name it.</param>
/// <param name="Id">Part of the project's name.</param>
internal sealed record CostVariant(string Name, string Id, bool HasSystemTextJson, bool HasSpanCodec)
{
    internal static IReadOnlyList<CostVariant> All { get; } =
    [
        new("without JSON", "None", false, false),
        new("STJ source-gen", "Stj", true, false),
        new("SpanCodec", "Span", false, true),
        new("both", "Both", true, true),
    ];
}
