using JsonAot.Results;

namespace JsonAot.Lab.Claims;

/// <summary>A quotient of two medians, with the interval in which a repetition would put it 95 times in 100.</summary>
internal sealed record RatioEstimate(double Median, double Low, double High)
{
    /// <summary>Below this nothing is known of how far the figures scatter: a dry run, for one, has a single cold call.</summary>
    internal const int LeastSamples = 5;

    private const int Resamples = 2_000;

    // The same rows always give the same interval, or a document would differ from one splice to the next.
    private const int Seed = 20_260_101;

    /// <returns>Null where a row has no figure, or too few samples.</returns>
    internal static RatioEstimate? Of(SteadyRow? over, SteadyRow? under)
    {
        if (over?.MedianNs is not { } numerator || under?.MedianNs is not { } denominator)
            return null;
        if (over.Samples.Count < LeastSamples || under.Samples.Count < LeastSamples)
            return null;

        var random = new Random(Seed);
        double[] ratios = new double[Resamples];
        for (int i = 0; i < ratios.Length; i++)
            ratios[i] = MedianOfResample(over.Samples, random) / MedianOfResample(under.Samples, random);
        Array.Sort(ratios);
        return new RatioEstimate(numerator / denominator, ratios[(int)(0.025 * Resamples)], ratios[(int)(0.975 * Resamples)]);
    }

    private static double MedianOfResample(IReadOnlyList<double> samples, Random random)
    {
        double[] drawn = new double[samples.Count];
        for (int i = 0; i < drawn.Length; i++)
            drawn[i] = samples[random.Next(samples.Count)];
        Array.Sort(drawn);
        int middle = drawn.Length / 2;
        return drawn.Length % 2 == 1 ? drawn[middle] : (drawn[middle - 1] + drawn[middle]) / 2;
    }
}
