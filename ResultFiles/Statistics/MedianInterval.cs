namespace JsonAot.ResultFiles.Statistics;

/// <summary>
/// The interval of a median from the order of its samples: no assumption about how they scatter, and quick enough for
/// every figure of many machines. Of n samples the k-th from either end bound the median in 95 cases of 100.
/// </summary>
public static class MedianInterval
{
    private const double Confidence = 0.95;

    /// <returns>Null when there are too few samples to know.</returns>
    public static Estimate? Of(double median, IReadOnlyList<double> samples)
    {
        if (samples.Count < SteadyRow.LeastSamples)
            return null;
        double[] sorted = [.. samples.Order()];
        int outside = OutsideOf(sorted.Length);
        return new Estimate(median, Math.Min(median, sorted[outside]), Math.Max(median, sorted[^(outside + 1)]));
    }

    /// <summary>How many samples at each end lie outside: the most that leave the certainty asked for.</summary>
    private static int OutsideOf(int count)
    {
        // Each sample falls on either side of the median like a coin.
        double probability = Math.Pow(0.5, count);
        double tail = probability;
        int outside = 0;
        while (outside < count / 2)
        {
            probability *= (double)(count - outside) / (outside + 1);
            tail += probability;
            if (2 * tail > 1 - Confidence)
                break;
            outside++;
        }

        return outside;
    }
}
