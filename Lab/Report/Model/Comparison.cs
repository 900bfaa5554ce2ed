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

    /// <summary>
    /// The geometric mean of independent comparisons; null of none. All of them make its ratio. Its interval is as wide as that of those which
    /// have one, because a single one of too few samples would leave the mean without any.
    /// </summary>
    internal static Comparison? Mean(IReadOnlyCollection<Comparison> comparisons, double noise)
    {
        if (comparisons.Count == 0)
            return null;
        double ratio = Math.Exp(comparisons.Average(one => Math.Log(one.Ratio)));
        Comparison[] known = [.. comparisons.Where(one => one.Low > 0 && double.IsFinite(one.High))];
        if (known.Length == 0)
            return With(ratio, 0, double.PositiveInfinity, noise);
        double down = Math.Sqrt(known.Sum(one => Square(Math.Log(one.Ratio / one.Low)))) / known.Length;
        double up = Math.Sqrt(known.Sum(one => Square(Math.Log(one.High / one.Ratio)))) / known.Length;
        return With(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up), noise);
    }

    private static Comparison With(double ratio, double low, double high, double noise) =>
        new(ratio, low, high, low <= 1 && high >= 1 || Math.Abs(Math.Log(ratio)) <= Math.Log(1 + noise));

    private static double Square(double value) => value * value;
}
