namespace BenchTurns.Statistics;

/// <summary>
/// All that is reckoned from generations. In one the lower quartile of the slices says what a call takes: a neighbour only adds to a
/// slice. Generations are compared one by one with the reference that lived beside, and the median of these quotients is the ratio.
/// </summary>
public static class TurnStatistics
{
    // A machine that does other things besides moves the two by less.
    private const double Apart = 1.1;

    // Half of the interval of the median, as the plots show it.
    private const double MostDoubt = 0.25;

    /// <summary>The slice that a quarter of all are faster than.</summary>
    public static double LowerQuartile(IEnumerable<double> slices)
    {
        double[] ordered = [.. slices.Order()];
        return ordered[ordered.Length / 4];
    }

    /// <summary>Null where the clock on the wall says nothing else than the processor time: nobody waits, and one thread works.</summary>
    public static double? ApartWall(double? cpuNs, double? wallNs) => wallNs > cpuNs * Apart || cpuNs > wallNs * Apart ? wallNs : null;

    /// <summary>A time that the page names as one not to be trusted.</summary>
    public static bool IsUncertain(Estimate time) => time.RelativeError > MostDoubt;
}
