namespace BenchTurns.Statistics;

/// <summary>How many times as fast one is as another, with its interval, and whether that is a difference at all.</summary>
/// <param name="Limit">What the ratio differs by when all is measured again; null where it never was.</param>
public sealed record Comparison(Estimate Speed, double? Limit = null)
{
    /// <summary>A smaller difference is none, however sure it is: nobody chooses by it.</summary>
    public const double Least = 0.01;

    /// <summary>How many times as fast, in the middle of the interval.</summary>
    public double Ratio => Speed.Median;

    /// <summary>Without an interval nobody knows which one is the faster: that is not a tie, and proves nothing.</summary>
    public bool IsKnown => Speed.Low > 0 && double.IsFinite(Speed.High);

    /// <summary>No difference is proven, or none that would be found again, or none that matters.</summary>
    public bool IsTie => IsKnown
        && (Speed is { Low: <= 1, High: >= 1 } || Math.Abs(Math.Log(Ratio)) <= Math.Log(1 + Math.Max(Least, Limit ?? 0)));

    /// <summary>What stands behind the figure in every table.</summary>
    public string Mark => !IsKnown ? " ?" : IsTie ? " tie" : "";
    /// <summary>The ratio as every table has it, with its mark.</summary>
    public string Words => $"{RatioText.Of(Ratio)}x{Mark}";

    /// <summary>
    /// Costs of the same generations. The reference is the mean of its two processes, and the interval is as wide as it is against either
    /// of them: with that of the mean alone one in twenty would seem to differ from itself.
    /// </summary>
    /// <param name="twin">Of the reference; empty where there is none. A cost of 0 is that of a generation without a figure.</param>
    /// <returns>Null where no generation has both.</returns>
    public static Comparison? Of(IReadOnlyList<double> own, IReadOnlyList<double> reference, IReadOnlyList<double> twin)
    {
        if (Speed(reference) is not { } first)
            return null;
        double[] both = [.. reference.Zip(twin, (one, other) => Math.Sqrt(one * other))];
        return Speed(twin) is not { } second || Speed(both) is not { } mean ? new Comparison(first) : new Comparison(mean with
        {
            Low = Math.Min(mean.Low, Math.Min(first.Low, second.Low)), High = Math.Max(mean.High, Math.Max(first.High, second.High)),
        });

        Estimate? Speed(IReadOnlyList<double> others) =>
            others.Zip(own).Where(pair => pair is ( > 0, > 0)).Select(pair => pair.First / pair.Second).ToArray() is [_, ..] quotients
                ? Intervals.OfGenerations(quotients) : null;
    }

    /// <summary>The geometric mean of those comparisons that are known, as independent of each other; null where none is.</summary>
    public static Comparison? Mean(IReadOnlyCollection<Comparison> comparisons, double? limit = null)
    {
        Comparison[] known = [.. comparisons.Where(one => one.IsKnown)];
        if (known.Length == 0)
            return null;
        double ratio = Math.Exp(known.Average(one => Math.Log(one.Ratio)));
        double down = Math.Sqrt(known.Sum(one => Math.Pow(Math.Log(one.Ratio / one.Speed.Low), 2))) / known.Length;
        double up = Math.Sqrt(known.Sum(one => Math.Pow(Math.Log(one.Speed.High / one.Ratio), 2))) / known.Length;
        return new Comparison(new Estimate(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up)), limit);
    }
}
