namespace JsonAot.ResultFiles.Statistics;

/// <summary>
/// All that is reckoned from turns. In a generation the lower quartile of the batches says what a call takes: a neighbour only adds to a
/// batch. Generations are compared one by one with the reference that lived beside, and the median of these quotients is the ratio.
/// </summary>
public static class TurnStatistics
{
    /// <summary>With fewer nothing is known of how far generations lie apart.</summary>
    public const int LeastGenerations = 3;

    private const int Resamples = 2_000;
    private const double OutsideLow = 0.025;
    private const double Covered = 0.95;

    // Two processes of one contender that differ by more in every generation are not of one contender.
    private const double MostOfATwin = 0.03;

    // The same figures always have the same interval: otherwise a document would differ from one splice to the next.
    private const int Seed = 20_261_125;

    public static double LowerQuartile(IEnumerable<double> batches)
    {
        double[] ordered = [.. batches.Order()];
        return ordered[ordered.Length / 4];
    }

    public static double Median(IEnumerable<double> values) => Middle.Of(values);

    /// <summary>
    /// The middle of a ratio, or of a time, with its interval: the generations are drawn again and again, and each time the median is
    /// taken.
    /// </summary>
    /// <param name="values">One for each generation.</param>
    public static Estimate Interval(IReadOnlyList<double> values)
    {
        double middle = Math.Exp(Median(values.Select(value => Math.Log(value))));
        if (values.Count < LeastGenerations)
            return new Estimate(middle, 0, double.PositiveInfinity);
        double[] medians = [.. DrawnMedians(values).Order()];
        int outside = (int)(OutsideLow * Resamples);
        return new Estimate(middle, Math.Exp(medians[outside]), Math.Exp(medians[^(outside + 1)]));
    }

    /// <summary>
    /// What a contender differs by from its twin, 95 times in 100: of all groups the drawn medians together. What one generation has by
    /// chance is seldom the median, and what all have in common always is.
    /// </summary>
    /// <param name="twins">For each group and task the quotients of the twin with the reference.</param>
    /// <returns>As a part: 0.02 is 2 %. Null where no twin has generations enough.</returns>
    public static double? NoiseLimit(IEnumerable<IReadOnlyList<double>> twins)
    {
        IEnumerable<double> drawn = twins.Where(twin => twin.Count >= LeastGenerations).SelectMany(DrawnMedians);
        double[] apart = [.. drawn.Select(median => Math.Abs(median)).Order()];
        return apart.Length == 0 ? null : Math.Exp(apart[(int)(Covered * apart.Length)]) - 1;
    }

    /// <summary>A smaller difference than the noise limit is none, and neither is one whose interval holds 1.</summary>
    /// <param name="noiseLimit">Null where it is not known: then it makes nothing a tie.</param>
    public static bool IsTie(Estimate ratio, double? noiseLimit) =>
        ratio is { Low: <= 1, High: >= 1 } || Math.Abs(Math.Log(ratio.Median)) <= Math.Log(1 + (noiseLimit ?? 0));

    /// <summary>Whether what is called a twin is another contender, or another program.</summary>
    /// <param name="twin">Its quotients with the reference.</param>
    public static bool IsNoTwin(IReadOnlyList<double> twin) =>
        Interval(twin) is var ratio && (ratio.Low > 1 + MostOfATwin || ratio.High < 1 / (1 + MostOfATwin));

    /// <returns>Logarithms.</returns>
    private static IEnumerable<double> DrawnMedians(IReadOnlyList<double> quotients)
    {
        var random = new Random(Seed);
        double[] drawn = new double[quotients.Count];
        for (int resample = 0; resample < Resamples; resample++)
        {
            for (int i = 0; i < drawn.Length; i++)
                drawn[i] = Math.Log(quotients[random.Next(drawn.Length)]);
            yield return Median(drawn);
        }
    }
}
