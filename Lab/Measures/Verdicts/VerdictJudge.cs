namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>The last word on a row, from what both directions did here and what they do where nothing is trimmed.</summary>
internal static class VerdictJudge
{
    /// <param name="reference">The same contender and payload under the JIT; null for that itself.</param>
    internal static NativeVerdict Of(VerdictRow row, VerdictRow? reference)
    {
        (VerdictStep? Here, VerdictStep? There)[] directions =
        [
            (row.Serialize, reference?.Serialize),
            (row.Deserialize, reference?.Deserialize),
        ];
        NativeVerdict[] kinds = [.. directions.Where(pair => pair.Here is not null).Select(pair => Of(pair.Here!, pair.There))];
        // A loss that nobody is told of is worse than any end that somebody notices.
        return kinds.Length == 0 ? NativeVerdict.Unavailable : Worst.First(kinds.Contains);
    }

    private static readonly NativeVerdict[] Worst =
    [
        NativeVerdict.SilentlyWrong,
        NativeVerdict.Crashes,
        NativeVerdict.Hangs,
        NativeVerdict.Throws,
        NativeVerdict.AsUnderTheJit,
        NativeVerdict.Works,
    ];

    private static NativeVerdict Of(VerdictStep here, VerdictStep? there) => here.Outcome switch
    {
        CheckOutcome.Faithful => NativeVerdict.Works,
        CheckOutcome.Lossy => LosesTheSame(here, there) ? NativeVerdict.AsUnderTheJit : NativeVerdict.SilentlyWrong,
        _ when there?.Outcome == here.Outcome => NativeVerdict.AsUnderTheJit,
        CheckOutcome.Throws => NativeVerdict.Throws,
        CheckOutcome.Hangs => NativeVerdict.Hangs,
        _ => NativeVerdict.Crashes,
    };

    private static bool LosesTheSame(VerdictStep here, VerdictStep? there) =>
        there?.Outcome == CheckOutcome.Lossy && there.Findings.SequenceEqual(here.Findings);
}
