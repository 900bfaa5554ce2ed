using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Lab.Results;

/// <summary>A row beside the reference of its subject: what every table of calls says of it.</summary>
/// <param name="IsReference">The others of its subject are compared with it.</param>
/// <param name="Speed">How many times as fast it was as the reference; null for the reference, and where nobody knows.</param>
/// <param name="WhyNoRatio">Why a row with a time has none; null where it has one, or is the reference.</param>
public sealed record ComparedTimes(TimesRow Row, bool IsReference, Comparison? Speed, string? WhyNoRatio)
{
    public const string NoFigure = "n/a";

    // A time without a ratio.
    public const string Unpaired = "–";

    /// <summary>All rows but twins, subject by subject.</summary>
    /// <param name="limit">What one ratio differs by when all is measured again; null where nobody knows.</param>
    public static IEnumerable<ComparedTimes> Of(IEnumerable<TimesRow> rows, double? limit = null) =>
        from subject in rows.Where(row => !row.IsTwin).GroupBy(row => row.Subject)
        let rivals = subject.ToArray()
        let reference = rivals.Length > 1 ? TimesResults.ReferenceOf(rivals) : null
        from row in rivals
        select new ComparedTimes(
            row, row == reference, row == reference ? null : Comparison.Of(row, reference, limit), TimesResults.WhyNoRatio(row, rivals));

    /// <summary>Its place among the ratios, in words; empty where it has nothing to be compared with.</summary>
    public string SpeedWords => IsReference ? RatioText.Baseline : Speed?.Words ?? (WhyNoRatio is null ? "" : Unpaired);

    /// <summary>Why it has no time, or no ratio; null where it has both.</summary>
    public string? Missing => Row.CpuNs is null ? Row.Unavailable ?? "no figure" : WhyNoRatio;
}
