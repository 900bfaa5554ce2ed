namespace BenchTurns.Statistics;

/// <summary>
/// What a run finds out about itself: twins of references are timed as all others are, and one interval in twenty may leave 1 out.
/// </summary>
/// <param name="Twins">Those with an interval.</param>
/// <param name="Apart">Those among them whose interval leaves 1 out.</param>
public sealed record TwinCount(int Twins, int Apart)
{
    /// <summary>Counts them.</summary>
    /// <param name="quotients">Of each twin how many times as fast as the other process it was, in each generation.</param>
    public static TwinCount Of(IEnumerable<IReadOnlyList<double>> quotients)
    {
        Estimate[] speeds =
            [.. quotients.Where(own => own.Count >= Intervals.LeastGenerations).Select(own => Intervals.OfGenerations(own))];
        return new TwinCount(speeds.Length, speeds.Count(speed => !speed.Reaches(1)));
    }

    /// <summary>The sentence of every table.</summary>
    public override string ToString() => Twins == 0 ? "nothing was timed with a twin"
        : $"{Apart} of {Twins} {(Twins == 1 ? "pair" : "pairs")} of identical programs seemed to differ, "
            + "where one in twenty is expected to";
}
