namespace JsonAot.Lab.YourType;

/// <summary>What a native program did with the value, in words.</summary>
internal static class VerdictSentence
{
    /// <summary>Most that fail in one direction fail alike in the other.</summary>
    internal static string Of(VerdictRow row)
    {
        string[] steps =
        [
            .. new[] { ("writing", row.Serialize), ("reading", row.Deserialize) }
                .Where(step => step.Item2 is { Outcome: not CheckOutcome.Faithful })
                .GroupBy(step => (step.Item2!.Outcome, Findings: string.Join(", ", step.Item2.Findings.Take(2)).TrimEnd('.')))
                .Select(same => $"{string.Join(" and ", same.Select(step => step.Item1))} "
                    + $"{Word(same.Key.Outcome, same.Count() > 1)}: {same.Key.Findings}"),
        ];
        return row.Reason?.TrimEnd('.') ?? string.Join("; ", steps);
    }

    private static string Word(CheckOutcome outcome, bool isPlural) => (outcome, isPlural) switch
    {
        (CheckOutcome.Lossy, false) => "is silently wrong",
        (CheckOutcome.Lossy, true) => "are silently wrong",
        (CheckOutcome.Throws, false) => "throws",
        (CheckOutcome.Throws, true) => "throw",
        (CheckOutcome.Crashes, false) => "crashes",
        (CheckOutcome.Crashes, true) => "crash",
        (CheckOutcome.Hangs, false) => "hangs",
        (CheckOutcome.Hangs, true) => "hang",
        (_, false) => "fails",
        (_, true) => "fail",
    };
}

internal static class Sentence
{
    /// <summary>With a stop at its end: what an exception or a compiler says has one, or has none.</summary>
    internal static string Closed(string text) => text.EndsWith('.') ? text : $"{text}.";
}
