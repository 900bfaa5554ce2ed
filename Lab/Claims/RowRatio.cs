namespace JsonAot.Lab.Claims;

/// <summary>The figure of ours that answers a claim: a quotient of two rows, or one row's bytes.</summary>
internal static class RowRatio
{
    /// <summary>The quotient of two times.</summary>
    /// <returns>Null where a row has no figure, or too few generations for an interval.</returns>
    internal static Estimate? Of(TimesRow? over, TimesRow? under) =>
        over is not null && Comparison.Of(over, under, 0) is { IsKnown: true } ratio
            ? new Estimate(ratio.Ratio, ratio.Low, ratio.High)
            : null;

    /// <summary>The quotient of two allocations. They do not scatter, not even on a busy machine: each call allocates the same.</summary>
    internal static Estimate? OfAllocated(TimesRow? over, TimesRow? under) =>
        Bytes(over) is { } numerator && Bytes(under) is { } denominator and > 0 ? Estimate.Exactly(numerator / denominator) : null;

    internal static Estimate? Allocated(TimesRow? row) => Bytes(row) is { } bytes ? Estimate.Exactly(bytes) : null;

    private static double? Bytes(TimesRow? row) => row is { CpuNs: not null } ? row.AllocatedBytes : null;
}
