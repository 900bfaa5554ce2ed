namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>
/// How many times as fast one contender is as another, over many tests. A mean alone would read as a promise for any type.
/// </summary>
/// <param name="Mean">The geometric mean of the times, over the other's.</param>
/// <param name="Ratios">The same of each single test.</param>
internal sealed record Speed(Comparison Mean, IReadOnlyList<double> Ratios)
{
    /// <summary>The mean, without the range.</summary>
    internal string Short => Mean.IsTie ? "as fast" : $"{Times(Mean.Ratio)} as fast";

    /// <summary>The range of single tests, where there is more than one.</summary>
    internal string Range => Ratios.Count < 2 ? "" : $" ({Times(Ratios.Max())} to {Times(Ratios.Min())} in single tests)";

    /// <param name="other">Whom it is compared with.</param>
    internal string Than(string other) => $"{Short} as {other}{Range}";

    private static string Times(double ratio)
    {
        double speed = 1 / ratio;
        string format = speed < 0.995 ? "0.00" : "0.0";
        return $"{speed.ToString(format)}x";
    }
}
