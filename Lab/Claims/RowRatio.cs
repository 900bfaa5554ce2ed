using JsonAot.Lab.Statistics;

namespace JsonAot.Lab.Claims;

/// <summary>The figure of ours that answers a claim: a quotient of two rows, or one row's bytes.</summary>
internal static class RowRatio
{
    /// <summary>The quotient of two medians.</summary>
    /// <returns>Null where a row has no figure, or was disturbed, or has too few samples.</returns>
    internal static Estimate? Of(SteadyRow? over, SteadyRow? under, SteadyTimes times)
    {
        if (over is null || under is null || times.Of(over) is not { } numerator || times.Of(under) is not { } denominator)
            return null;
        var ratio = Comparison.Of(numerator, denominator, 0);
        return ratio.IsKnown ? new Estimate(ratio.Ratio, ratio.Low, ratio.High) : null;
    }

    /// <summary>The quotient of two allocations. They do not scatter, not even on a busy machine: each call allocates the same.</summary>
    internal static Estimate? OfAllocated(SteadyRow? over, SteadyRow? under) =>
        Bytes(over) is { } numerator && Bytes(under) is { } denominator and > 0 ? Estimate.Exactly(numerator / denominator) : null;

    internal static Estimate? Allocated(SteadyRow? row) => Bytes(row) is { } bytes ? Estimate.Exactly(bytes) : null;

    private static double? Bytes(SteadyRow? row) =>
        row is { MedianNs: not null, Samples.Count: >= Bootstrap.LeastSamples } ? row.AllocatedBytes : null;
}
