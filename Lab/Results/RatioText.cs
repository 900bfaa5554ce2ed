namespace JsonAot.Lab.Results;

/// <summary>
/// A ratio with three figures, so that small ones, and the ends of an interval, stay apart. The page's script has the same rule.
/// </summary>
public static class RatioText
{
    public static string Of(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : ratio < 10 ? "0.00" : "0.0");

    /// <summary>How many times as fast, in a sentence: a mean of many tests is not known to a third figure.</summary>
    public static string OfSpeed(double speed) => $"{speed.ToString(speed < 0.995 ? "0.00" : "0.0")}x";

    public static string IntervalOf(Estimate ratio) => $"{Of(ratio.Low)}–{Of(ratio.High)}";
}
