namespace JsonAot.Lab.Results;

/// <summary>What came of one direction.</summary>
/// <param name="Findings">The members that differ, the exception's type and first line, or how the process ended.</param>
/// <param name="Excerpt">The beginning of what was written, or of what was understood, where that differs.</param>
public sealed record VerdictStep(CheckOutcome Outcome, IReadOnlyList<string> Findings, string? Excerpt = null);
