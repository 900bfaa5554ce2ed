namespace JsonAot.Lab.Claims;

/// <summary>What of two rows is compared.</summary>
internal enum Quantity
{
    Time,

    /// <summary>Bytes allocated per call.</summary>
    Allocated,
}

/// <summary>The rows that test a claim on one document.</summary>
/// <param name="Subject">The document, where a claim is tested on several; empty for one.</param>
/// <param name="Over">The row above the fraction line.</param>
/// <param name="Under">The row below it; null for a figure that stands alone.</param>
internal sealed record ClaimTest(string Subject, RowReference Over, RowReference? Under)
{
    internal IEnumerable<RowReference> Rows => Under is null ? [Over] : [Over, Under];
}

/// <summary>A figure that somebody published, and the rows of ours that give the same figure.</summary>
/// <param name="Statement">What the figure says, so that it can be read without the source.</param>
/// <param name="Quotation">The source's own sentence or table row, shortened with "…".</param>
/// <param name="Tests">One, or one for each document where the source promises it without naming one.</param>
/// <param name="Command">What measures the rows again.</param>
internal sealed record Claim(
    Source Source,
    string Statement,
    string Quotation,
    ClaimedFigure Figure,
    Quantity Quantity,
    IReadOnlyList<ClaimTest> Tests,
    string Command);
