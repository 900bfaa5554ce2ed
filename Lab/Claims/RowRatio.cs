using JsonAot.Lab.Statistics;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Claims;

/// <summary>The quotient of two rows' medians.</summary>
internal static class RowRatio
{
    /// <summary>Below this nothing is known of how far the figures scatter: a dry run, for one, has a single cold call.</summary>
    internal const int LeastSamples = 5;

    /// <returns>Null where a row has no figure, or too few samples.</returns>
    internal static Estimate? Of(SteadyRow? over, SteadyRow? under)
    {
        if (over?.MedianNs is not { } numerator || under?.MedianNs is not { } denominator)
            return null;
        if (over.Samples.Count < LeastSamples || under.Samples.Count < LeastSamples)
            return null;

        return Bootstrap.Ratio(over.Samples, under.Samples) with { Median = numerator / denominator };
    }
}
