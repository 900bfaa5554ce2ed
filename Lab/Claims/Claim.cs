using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Claims;

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

internal enum ClaimedUnit
{
    /// <summary>So many times as fast as the other side: 3.45x.</summary>
    Speed,
    /// <summary>A part of the other side's bytes: 0.29.</summary>
    Part,
    /// <summary>So many times the other side's bytes: 5.74 ×.</summary>
    Factor,
    /// <summary>Bytes allocated per call, with no other side.</summary>
    Bytes,
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
