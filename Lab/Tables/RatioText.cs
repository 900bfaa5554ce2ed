namespace JsonAot.Lab.Tables;

/// <summary>
/// A ratio with a third decimal where two would leave one figure, so that small ones, and the ends of an interval, stay apart.
/// </summary>
internal static class RatioText
{
    internal static string Of(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : "0.00");

    internal static string IntervalOf(Estimate ratio) => $"{Of(ratio.Low)}–{Of(ratio.High)}";
}
