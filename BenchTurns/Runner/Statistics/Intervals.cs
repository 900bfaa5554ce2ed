namespace BenchTurns.Statistics;

/// <summary>
/// Every interval: of 100 such intervals 95 hold the truth, as a simulation in the tests shows for few and many values,
/// for scatter with and without odd values, and for a machine that drifts. Few generations that are slow now and then, and never fast,
/// hold it less often.
/// </summary>
public static class Intervals
{
    /// <summary>With fewer values nothing is known of how far they lie apart.</summary>
    public const int LeastGenerations = 3;

    /// <summary>The range of fewer launches does not hold their true median often enough: tables show no interval then.</summary>
    public const int LeastLaunches = 6;

    private const double Outside = 0.025;

    // What is left out at either end: of ten values one.
    private const int TrimmedOne = 10;

    /// <summary>
    /// The median of generations, which an odd process does not move, with Student's interval of their logarithms, which it widens:
    /// generations are few, and scatter to both sides alike. Of ten and more a tenth at either end counts no further than its neighbour.
    /// </summary>
    /// <param name="values">Above zero.</param>
    /// <param name="outside">How often the truth may lie beyond one end.</param>
    public static Estimate OfGenerations(IReadOnlyList<double> values, double outside = Outside)
    {
        double[] logs = [.. values.Select(value => Math.Log(value)).Order()];
        double median = Math.Exp(Quantile.Of(logs, 0.5));
        if (values.Count < LeastGenerations)
            return new Estimate(median, 0, double.PositiveInfinity);
        int trimmed = logs.Length / TrimmedOne;
        int left = logs.Length - (2 * trimmed);
        double mean = logs[trimmed..^trimmed].Average();
        double[] drawnIn = [.. logs.Select(log => Math.Clamp(log, logs[trimmed], logs[^(trimmed + 1)]))];
        double drawnMean = drawnIn.Average();
        double variance = drawnIn.Sum(log => (log - drawnMean) * (log - drawnMean)) / (logs.Length - 1);
        double half = Student.Quantile(1 - outside, left - 1) * Math.Sqrt(variance * logs.Length) / left;
        return new Estimate(median, Math.Min(median, Math.Exp(mean - half)), Math.Max(median, Math.Exp(mean + half)));
    }

    /// <summary>
    /// The median of many values, whatever their scatter looks like: launches are delayed by others, and never hastened. Its interval
    /// ends at values by their rank, as a fair coin says how many lie above the true median; between two ranks it is interpolated.
    /// </summary>
    public static Estimate OfLaunches(IReadOnlyList<double> values)
    {
        double median = Quantile.Median(values);
        double[] ordered = [.. values.Order()];
        if (values.Count < LeastLaunches)
            return new Estimate(median, ordered[0], ordered[^1]);
        int rank = 0;
        double below = ChanceOfRank(0, ordered.Length);
        double next = ChanceOfRank(1, ordered.Length);
        while (below + next <= Outside)
        {
            rank++;
            below += next;
            next = ChanceOfRank(rank + 1, ordered.Length);
        }

        // How much of the way to the next rank may be left out, after Hettmansperger and Sheather.
        double part = (Outside - below) / next;
        int inner = rank + 1;
        double way = (ordered.Length - inner) * part / (inner + ((ordered.Length - (2 * inner)) * part));
        return new Estimate(median, Between(ordered[rank], ordered[rank + 1]), Between(ordered[^(rank + 1)], ordered[^(rank + 2)]));

        double Between(double outer, double nearer) => outer + (way * (nearer - outer));
    }

    /// <summary>What two programs that were started in the same rounds differ by: the median of the rounds' quotients.</summary>
    /// <param name="pairs">For each round the one that is compared, and what it is compared with.</param>
    /// <returns>Null of fewer rounds than an interval needs.</returns>
    public static Estimate? OfRounds(IEnumerable<(double Over, double Under)> pairs)
    {
        double[] quotients = [.. pairs.Select(pair => pair.Over / pair.Under)];
        return quotients.Length < LeastLaunches ? null : OfLaunches(quotients);
    }

    /// <summary>
    /// How likely it is that exactly so many of the values lie below the true median. By logarithms: a thousand coins have more outcomes
    /// than a double can count.
    /// </summary>
    private static double ChanceOfRank(int rank, int count)
    {
        double log = -count * Math.Log(2);
        for (int i = 0; i < rank; i++)
            log += Math.Log((double)(count - i) / (i + 1));
        return Math.Exp(log);
    }
}
