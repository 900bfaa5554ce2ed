namespace JsonAot.Lab.Statistics;

/// <summary>Intervals by drawing the samples again and again, with replacement.</summary>
internal static class Bootstrap
{
    /// <summary>Below this nothing is known of how far the figures scatter, and an interval would only pretend to be one.</summary>
    internal const int LeastSamples = 5;

    private const int Resamples = 2_000;
    private const double LowTail = 0.025;

    // The same samples always give the same interval, or a document would differ from one splice to the next.
    private const int Seed = 20_260_101;

    internal static Estimate Median(IReadOnlyList<double> samples)
    {
        var random = new Random(Seed);
        return Interval(Quantile.Median(samples), () => Quantile.Median(Draw(samples, random)));
    }

    /// <summary>The quotient of two medians.</summary>
    internal static Estimate Ratio(IReadOnlyList<double> over, IReadOnlyList<double> under)
    {
        var random = new Random(Seed);
        return Interval(
            Quantile.Median(over) / Quantile.Median(under),
            () => Quantile.Median(Draw(over, random)) / Quantile.Median(Draw(under, random)));
    }

    private static Estimate Interval(double median, Func<double> again)
    {
        double[] medians = new double[Resamples];
        for (int i = 0; i < medians.Length; i++)
            medians[i] = again();
        Array.Sort(medians);
        return new Estimate(median, Quantile.Of(medians, LowTail), Quantile.Of(medians, 1 - LowTail));
    }

    private static double[] Draw(IReadOnlyList<double> samples, Random random)
    {
        double[] drawn = new double[samples.Count];
        for (int i = 0; i < drawn.Length; i++)
            drawn[i] = samples[random.Next(samples.Count)];
        return drawn;
    }
}
