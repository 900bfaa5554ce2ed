namespace JsonAot.Lab.Results.Statistics;

/// <summary>
/// All that is reckoned from generations. In one the lower quartile of the slices says what a call takes: a neighbour only adds to a
/// slice. Generations are compared one by one with the reference that lived beside, and the median of these quotients is the ratio.
/// </summary>
public static class TurnStatistics
{
    private const double Covered = 0.95;
    private const int EnoughTwins = 40;

    // Half of the interval of the median, as the plots show it.
    private const double MostDoubt = 0.25;

    // Two processes of one contender that differ by more in every generation are not of one contender.
    private const double MostOfATwin = 0.03;

    public static double LowerQuartile(IEnumerable<double> slices)
    {
        double[] ordered = [.. slices.Order()];
        return ordered[ordered.Length / 4];
    }

    /// <summary>
    /// What a contender differs by from its twin, 95 times in 100: the twins themselves say it. With fewer than forty of them one outlier
    /// would decide, and medians of their generations drawn again fill up those that lack. These scatter twice, as the generations that
    /// were drawn first and as those that are drawn from them, and so they may not make the limit of many twins.
    /// </summary>
    /// <param name="twins">For each group and task the quotients of the twin with the reference.</param>
    /// <returns>As a part: 0.02 is 2 %. Null where no twin has generations enough.</returns>
    public static double? NoiseLimit(IEnumerable<IReadOnlyList<double>> twins)
    {
        IReadOnlyList<double>[] known = [.. twins.Where(twin => twin.Count >= Intervals.LeastGenerations)];
        int lacking = Math.Max(0, EnoughTwins - known.Length);
        // The next twin, of which the limit is to hold, is one more.
        double left = Covered * (known.Length + lacking + 1);
        IEnumerable<(double Apart, double Weight)> found = known.Select(twin => (ApartOf(Quantile.Median(twin)), 1.0));
        IEnumerable<(double Apart, double Weight)> drawn =
            known.SelectMany(DrawnMedians).Select(median => (median.Apart, median.Chance * lacking / known.Length));
        foreach ((double apart, double weight) in found.Concat(drawn).OrderBy(median => median.Apart))
        {
            left -= weight;
            if (left <= 0)
                return Math.Exp(apart) - 1;
        }

        return null;
    }

    /// <summary>A smaller difference than the noise limit is none, and neither is one whose interval holds 1.</summary>
    public static bool IsTie(Estimate ratio, double noiseLimit) =>
        ratio is { Low: <= 1, High: >= 1 } || Math.Abs(Math.Log(ratio.Median)) <= Math.Log(1 + noiseLimit);

    /// <summary>A time that the page names as one not to be trusted.</summary>
    public static bool IsUncertain(Estimate time) => time.RelativeError > MostDoubt;

    /// <summary>Whether what is called a twin is another contender, or another program.</summary>
    public static bool IsNoTwin(IReadOnlyList<double> twin) =>
        Intervals.OfGenerations(twin) is var ratio && (ratio.Low > 1 + MostOfATwin || ratio.High < 1 / (1 + MostOfATwin));

    /// <summary>How far each quotient is from 1, as a logarithm, and how often it is the median.</summary>
    private static IEnumerable<(double Apart, double Chance)> DrawnMedians(IReadOnlyList<double> quotients) =>
        quotients.Order().Select((quotient, place) => (
            ApartOf(quotient),
            DrawnMedianIsAmong(place + 1, quotients.Count) - DrawnMedianIsAmong(place, quotients.Count)));

    private static double ApartOf(double quotient) => Math.Abs(Math.Log(quotient));

    /// <summary>How often the median of n values, each drawn from the same n, is one of the lowest few.</summary>
    private static double DrawnMedianIsAmong(int lowest, int count)
    {
        if (lowest <= 0 || lowest >= count)
            return lowest <= 0 ? 0 : 1;
        double one = (double)lowest / count;
        // Logarithms: of a thousand values the ways to draw them are more than a double can count.
        double ways = 0;
        double chance = 0;
        for (int drawn = 0; drawn <= count; drawn++)
        {
            if (drawn >= (count + 1) / 2)
                chance += Math.Exp(ways + (drawn * Math.Log(one)) + ((count - drawn) * Math.Log(1 - one)));
            ways += Math.Log((double)(count - drawn) / (drawn + 1));
        }

        return chance;
    }
}
