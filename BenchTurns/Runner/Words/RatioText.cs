using BenchTurns.Statistics;

namespace BenchTurns.Words;

/// <summary>A ratio with three figures, so that the ends of an interval stay apart. The page's script has the same rule.</summary>
public static class RatioText
{
    /// <summary>Such as "1.76".</summary>
    public static string Of(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : ratio < 10 ? "0.00" : "0.0");

    /// <summary>Of what others are compared with.</summary>
    public const string Baseline = "1x";

    /// <summary>Both ends of the interval.</summary>
    public static string IntervalOf(Estimate ratio) => $"{Of(ratio.Low)}–{Of(ratio.High)}";
}
