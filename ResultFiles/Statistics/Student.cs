namespace JsonAot.ResultFiles.Statistics;

/// <summary>Student's distribution: how much wider an interval is because its standard deviation is known from few values.</summary>
internal static class Student
{
    // For 1, 2, 3 … degrees of freedom: what lies further out at either end is 5 % together.
    private static readonly double[] Quantiles =
        [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120];

    /// <param name="freedom">At least 1; for more than 16 the value of 16, which is wide enough.</param>
    internal static double Of(int freedom) => Quantiles[Math.Min(freedom, Quantiles.Length) - 1];
}
