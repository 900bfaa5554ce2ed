namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>How many times as fast one is as another. A mean alone would read as a promise for any type.</summary>
/// <param name="Mean">The geometric mean of the single tests.</param>
/// <param name="Ratios">The ratio of each of them.</param>
/// <param name="All">In how many tests the other has a figure, known or not.</param>
internal sealed record Speed(Comparison Mean, IReadOnlyList<double> Ratios, int All)
{
    /// <summary>What stands behind a mean that leaves tests out, because they may be those of the largest documents; else empty.</summary>
    internal string Share => Ratios.Count == All ? "" : $" in {Ratios.Count} test{(Ratios.Count == 1 ? "" : "s")}";
    internal bool IsOfMost => 2 * Ratios.Count > All;
    internal string Times => $"{TimesOf(Mean.Ratio)}{(Mean.IsTie ? " tie" : "")}";
    internal string Short => Mean.IsTie ? "as fast" : $"{Times} as fast";

    /// <summary>From the slowest to the fastest of single tests, where there is more than one.</summary>
    internal string Range => Ratios.Count < 2 ? "" : $"{TimesOf(Ratios.Min())} to {TimesOf(Ratios.Max())}";

    /// <summary>A mean of many tests is not known to a third figure; near 1 one more tells faster from slower.</summary>
    private static string TimesOf(double ratio) => $"{ratio.ToString(ratio < 1.095 ? "0.00" : "0.0")}x";
}
