namespace JsonAot.ResultFiles;

/// <summary>
/// A ratio with three figures, so that small ones, and the ends of an interval, stay apart. The page's script has the same rule.
/// </summary>
public static class RatioText
{
    public static string Of(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : ratio < 10 ? "0.00" : "0.0");

    public static string IntervalOf(Estimate ratio) => $"{Of(ratio.Low)}–{Of(ratio.High)}";
}
