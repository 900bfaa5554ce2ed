namespace JsonAot.Lab.Results.Statistics;

/// <summary>A quotient of two times, with its interval, and whether it is a difference at all.</summary>
/// <param name="Noise">What one contender differs from itself by; smaller differences are none.</param>
public sealed record Comparison(Estimate Interval, double Noise)
{
    public double Ratio => Interval.Median;

    /// <summary>Without an interval on both sides nobody knows which one is the faster: that is not a tie, and proves nothing.</summary>
    public bool IsKnown => Interval.Low > 0 && double.IsFinite(Interval.High);
    public bool IsTie => IsKnown && TurnStatistics.IsTie(Interval, Noise);

    /// <summary>What stands behind the figure in every table.</summary>
    public string Mark => !IsKnown ? " ?" : IsTie ? " tie" : "";

    /// <summary>How many times as fast: the quotient the other way round, as tables and page show it.</summary>
    public Estimate Speed => new(1 / Ratio, 1 / Interval.High, 1 / Interval.Low);
    public string Words => $"{RatioText.Of(Speed.Median)}x{Mark}";

    /// <summary>Rows that were timed beside each other are compared generation by generation, others by their intervals.</summary>
    /// <returns>Null where one of them has no figure.</returns>
    public static Comparison? Of(TimesRow over, TimesRow? under, double noise) =>
        (over.Time, under?.Time) is not ({ } time, { } other) ? null
        : over.WasBeside(under!) ? new(Intervals.OfGenerations([.. under!.Quotients.Zip(over.Quotients, (a, b) => a / b)]), noise)
        : Of(time, other, noise);

    /// <summary>As logarithms the two intervals are independent errors, and add as the sides of a right angle.</summary>
    public static Comparison Of(Estimate over, Estimate under, double noise)
    {
        double ratio = over.Median / under.Median;
        double down = double.Hypot(Math.Log(over.Median / over.Low), Math.Log(under.High / under.Median));
        double up = double.Hypot(Math.Log(over.High / over.Median), Math.Log(under.Median / under.Low));
        return new Comparison(new Estimate(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up)), noise);
    }

    /// <summary>The geometric mean of those comparisons that are known, as independent of each other; null where none is.</summary>
    public static Comparison? Mean(IReadOnlyCollection<Comparison> comparisons, double noise)
    {
        Comparison[] known = [.. comparisons.Where(one => one.IsKnown)];
        if (known.Length == 0)
            return null;
        double ratio = Math.Exp(known.Average(one => Math.Log(one.Ratio)));
        double down = Math.Sqrt(known.Sum(one => Math.Pow(Math.Log(one.Ratio / one.Interval.Low), 2))) / known.Length;
        double up = Math.Sqrt(known.Sum(one => Math.Pow(Math.Log(one.Interval.High / one.Ratio), 2))) / known.Length;
        return new Comparison(new Estimate(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up)), noise);
    }
}
