namespace JsonAot.Lab.Results.Statistics;

/// <summary>Intervals by drawing the samples again and again, with replacement.</summary>
public static class Bootstrap
{
    /// <summary>Below this nothing is known of how far the figures scatter, and an interval would only pretend to be one.</summary>
    public const int LeastSamples = 5;

    private const int Resamples = 2_000;
    private const double LowTail = 0.025;

    // The same samples always give the same interval, or a document would differ from one splice to the next.
    private const int Seed = 20_260_101;

    public static Estimate Median(IReadOnlyList<double> samples)
    {
        var random = new Random(Seed);
        return Interval(Quantile.Median(samples), () => Quantile.Median(Draw(samples, random)));
    }

    public static Estimate Ratio(IReadOnlyList<double> over, IReadOnlyList<double> under)
    {
        var random = new Random(Seed);
        return Interval(
            Quantile.Median(over) / Quantile.Median(under),
            () => Quantile.Median(Draw(over, random)) / Quantile.Median(Draw(under, random)));
    }

    private static Estimate Interval(double median, Func<double> again)
    {
        double[] medians = [.. Enumerable.Range(0, Resamples).Select(_ => again()).Order()];
        return new Estimate(median, Quantile.Of(medians, LowTail), Quantile.Of(medians, 1 - LowTail));
    }

    private static double[] Draw(IReadOnlyList<double> samples, Random random) =>
        [.. samples.Select(_ => samples[random.Next(samples.Count)])];
}

/// <summary>Quantiles of type 7, as in every statistics program: between two samples it goes along the line that joins them.</summary>
public static class Quantile
{
    public static double Median(IEnumerable<double> numbers) => Of([.. numbers.Order()], 0.5);

    /// <param name="sorted">At least one number, the least first.</param>
    public static double Of(IReadOnlyList<double> sorted, double probability)
    {
        double place = (sorted.Count - 1) * probability;
        int below = (int)place;
        int above = Math.Min(below + 1, sorted.Count - 1);
        return sorted[below] + ((place - below) * (sorted[above] - sorted[below]));
    }
}
