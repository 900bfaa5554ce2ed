namespace JsonAot.Lab.Claims;

/// <summary>The names of the rows that test a claim on one document.</summary>
/// <param name="Own">The row that the claim is about: how many times as fast, or which part of the bytes.</param>
/// <param name="Other">With whom it is compared; null for a figure that stands alone.</param>
internal sealed record ClaimTest(string Own, string? Other)
{
    internal IEnumerable<string> Rows => Other is null ? [Own] : [Own, Other];
}
