using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Claims;

internal enum Quantity
{
    Time,
    /// <summary>Bytes allocated per call.</summary>
    Allocated,
}

/// <summary>The names of the rows that test a claim on one document.</summary>
/// <param name="Under">The row below it; null for a figure that stands alone.</param>
internal sealed record ClaimTest(string Over, string? Under)
{
    internal IEnumerable<string> Rows => Under is null ? [Over] : [Over, Under];
}

/// <summary>A figure that somebody published, and the rows of ours that give the same figure.</summary>
/// <param name="Quotation">The source's own sentence or table row, shortened with "…".</param>
/// <param name="Tests">One, or one for each document where the source promises it without naming one.</param>
internal sealed record Claim(
    Source Source,
    string Statement,
    string Quotation,
    ClaimedFigure Figure,
    Quantity Quantity,
    IReadOnlyList<ClaimTest> Tests,
    string Command);

/// <summary>A text that published figures.</summary>
/// <param name="Remark">What a reader must know of its data before comparing figures.</param>
internal sealed record Source(string Title, string Kind, string Remark)
{
    /// <summary>The title in quotation marks, and what it is.</summary>
    internal string Heading => $"“{Title}”, {Kind}";
}

/// <summary>The headline figures of the texts that this suite grew from: one file for each of them, in <c>Sources</c>.</summary>
internal static class HeadlineClaims
{
    internal static IReadOnlyList<Claim> All { get; } =
    [
        .. JsonSerializationBenchmarks.Claims,
        .. BenchmarkingJsonSerializers.Claims,
        .. TryTheNewApis.Claims,
        .. MemoryAllocations.Claims,
        .. CSharpAndJsonUtf8.Claims,
    ];
}
