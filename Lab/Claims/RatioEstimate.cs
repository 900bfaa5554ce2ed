using JsonAot.Lab.Statistics;
using JsonAot.Results;

namespace JsonAot.Lab.Claims;

/// <summary>A quotient of two medians, with the interval in which a repetition would put it 95 times in 100.</summary>
internal sealed record RatioEstimate(double Median, double Low, double High)
{
    /// <summary>Below this nothing is known of how far the figures scatter: a dry run, for one, has a single cold call.</summary>
    internal const int LeastSamples = 5;

    /// <returns>Null where a row has no figure, or too few samples.</returns>
    internal static RatioEstimate? Of(SteadyRow? over, SteadyRow? under)
    {
        if (over?.MedianNs is not { } numerator || under?.MedianNs is not { } denominator)
            return null;
        if (over.Samples.Count < LeastSamples || under.Samples.Count < LeastSamples)
            return null;

        Estimate ratio = Bootstrap.Ratio(over.Samples, under.Samples);
        return new RatioEstimate(numerator / denominator, ratio.Low, ratio.High);
    }
}
