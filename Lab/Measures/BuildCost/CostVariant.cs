using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>Which generators a generated project asks for.</summary>
/// <param name="Name">As tables name it.</param>
/// <param name="Id">Part of the project's name.</param>
internal sealed record CostVariant(string Name, string Id, bool HasSystemTextJson, bool HasSpanCodec)
{
    /// <summary>What a resolver needs: System.Text.Json's metadata, and codecs below it.</summary>
    internal const string BothGenerators = "both";

    /// <summary>A context of System.Text.Json's, and codecs of its types.</summary>
    internal const string Adopted = "SpanCodec, adopted";

    /// <summary>What the others are compared with.</summary>
    internal const string Baseline = ContenderSets.SourceGeneration;

    /// <summary>Whether the codecs are those of the context's types: [SpanCodecsOf].</summary>
    internal bool Adopts { get; init; }

    /// <summary>Compiles the reference once more in each pass: the run's check of itself.</summary>
    internal static CostVariant Twin { get; } = new(Contestant.TwinOf(Baseline), "StjTwin", true, false);

    internal static IReadOnlyList<CostVariant> All { get; } =
    [
        new("without JSON", "None", false, false),
        new(Baseline, "Stj", true, false),
        new(ContenderSets.SpanCodec, "Span", false, true),
        new(BothGenerators, "Both", true, true),
    ];

    /// <summary>The generators of a large context. A class that adopts a context needs the framework's generator too.</summary>
    internal static IReadOnlyList<CostVariant> OfLargeContexts { get; } =
    [
        All[0], All[1], All[2], new(Adopted, "Adopted", true, true) { Adopts = true },
    ];
}
