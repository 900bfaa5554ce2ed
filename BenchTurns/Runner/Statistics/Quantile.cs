namespace BenchTurns.Statistics;

/// <summary>Quantiles of type 7, as in every statistics program: between two samples it goes along the line that joins them.</summary>
public static class Quantile
{
    /// <summary>The middle one, or the mean of the two in the middle.</summary>
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
