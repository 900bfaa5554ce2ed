namespace JsonAot.ResultFiles.Statistics;

/// <summary>
/// A quotient of two medians. The page's script computes the same for whatever baseline is chosen: as logarithms the two
/// intervals are independent errors, and add as the sides of a right angle.
/// </summary>
public sealed record Comparison(double Ratio, double Low, double High, bool IsTie)
{
    /// <summary>Without an interval on both sides nobody knows which one is the faster: that is not a tie, and proves nothing.</summary>
    public bool IsKnown => Low > 0 && double.IsFinite(High);

    /// <summary>What stands behind the figure in every table.</summary>
    public string Mark => !IsKnown ? " ?" : IsTie ? " tie" : "";

    /// <summary>As the page's script words it.</summary>
    public string Words => $"{Ratio:0.00}{Mark}";

    /// <param name="noise">What a benchmark differs from itself by; smaller differences are none.</param>
    public static Comparison Of(Estimate over, Estimate under, double noise)
    {
        double ratio = over.Median / under.Median;
        double down = double.Hypot(Math.Log(over.Median / over.Low), Math.Log(under.High / under.Median));
        double up = double.Hypot(Math.Log(over.High / over.Median), Math.Log(under.Median / under.Low));
        return With(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up), noise);
    }

    /// <summary>The same where the ratio is known better than by the medians, such as within passes.</summary>
    public Comparison At(double ratio, double noise) => With(ratio, Low * ratio / Ratio, High * ratio / Ratio, noise);

    /// <summary>The geometric mean of those comparisons that are known, as independent of each other; null where none is.</summary>
    public static Comparison? Mean(IReadOnlyCollection<Comparison> comparisons, double noise)
    {
        Comparison[] known = [.. comparisons.Where(one => one.IsKnown)];
        if (known.Length == 0)
            return null;
        double ratio = Math.Exp(known.Average(one => Math.Log(one.Ratio)));
        double down = Math.Sqrt(known.Sum(one => Square(Math.Log(one.Ratio / one.Low)))) / known.Length;
        double up = Math.Sqrt(known.Sum(one => Square(Math.Log(one.High / one.Ratio)))) / known.Length;
        return With(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up), noise);
    }

    private static Comparison With(double ratio, double low, double high, double noise)
    {
        var comparison = new Comparison(ratio, low, high, IsTie: false);
        return comparison with { IsTie = comparison.IsKnown && (low <= 1 && high >= 1 || NoiseFloor.IsTie(ratio, noise)) };
    }

    private static double Square(double value) => value * value;
}
