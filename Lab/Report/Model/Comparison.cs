namespace JsonAot.Lab.Report.Model;

/// <summary>
/// A quotient of two medians. The page's script computes the same for whatever baseline is chosen: as logarithms the two
/// intervals are independent errors, and add as the sides of a right angle.
/// </summary>
internal sealed record Comparison(double Ratio, double Low, double High, bool IsTie)
{
    /// <param name="noise">What a benchmark differs from itself by; smaller differences are none.</param>
    internal static Comparison Of(Estimate over, Estimate under, double noise)
    {
        double ratio = over.Median / under.Median;
        double down = double.Hypot(Math.Log(over.Median / over.Low), Math.Log(under.High / under.Median));
        double up = double.Hypot(Math.Log(over.High / over.Median), Math.Log(under.Median / under.Low));
        return With(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up), noise);
    }

    /// <summary>The geometric mean of independent comparisons; null of none.</summary>
    internal static Comparison? Mean(IReadOnlyCollection<Comparison> comparisons, double noise)
    {
        // One of too few samples would leave the mean of all others without an interval.
        if (comparisons.Where(one => one.Low > 0 && double.IsFinite(one.High)).ToArray() is { Length: > 0 } known)
            comparisons = known;
        if (comparisons.Count == 0)
            return null;
        double ratio = Math.Exp(comparisons.Average(one => Math.Log(one.Ratio)));
        double down = Math.Sqrt(comparisons.Sum(one => Square(Math.Log(one.Ratio / one.Low)))) / comparisons.Count;
        double up = Math.Sqrt(comparisons.Sum(one => Square(Math.Log(one.High / one.Ratio)))) / comparisons.Count;
        return With(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up), noise);
    }

    private static Comparison With(double ratio, double low, double high, double noise) =>
        new(ratio, low, high, low <= 1 && high >= 1 || Math.Abs(Math.Log(ratio)) <= Math.Log(1 + noise));

    private static double Square(double value) => value * value;
}
