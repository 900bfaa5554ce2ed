using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who is the fastest most often. Those whom intervals and noise do not tell apart win together; what is not a serializer of JSON never wins.</summary>
/// <param name="Tied">Of the pairs that were won, those that others won as well.</param>
internal sealed record Winner(string Name, int Won, int Tied, int All)
{
    internal string Words => $"{Answer.Words.Name(Name)} is the fastest{(Tied > 0 ? ", or ties with the fastest," : "")} in {Share} (a payload read or written)";

    private string Share => (Won == All, All) switch
    {
        (true, 1) => "the one test",
        (true, 2) => "both tests",
        (true, _) => $"all {All} tests",
        _ => $"{Won} of {All} tests",
    };

    internal static Winner? Of(SteadyMeans means, Deployment deployment)
    {
        double noise = deployment.NoiseFloor ?? 0;
        string[][] leaders =
        [
            .. from cell in means.Of(deployment)
               let rivals = cell.Where(figure => figure.IsRanked).ToArray()
               where rivals.Length > 1
               select Leaders(rivals, noise),
        ];
        if (leaders.Length == 0)
            return null;
        // Of two that win alike often, the one that is more often ahead.
        string winner = leaders.SelectMany(names => names).CountBy(name => name)
            .OrderByDescending(wins => wins.Value).ThenByDescending(wins => leaders.Count(names => names[0] == wins.Key)).First().Key;
        string[][] won = [.. leaders.Where(names => names.Contains(winner))];
        return new Winner(winner, won.Length, won.Count(names => names.Length > 1), leaders.Length);
    }

    /// <summary>The fastest first.</summary>
    private static string[] Leaders(SteadyFigure[] rivals, double noise)
    {
        SteadyFigure best = rivals.MinBy(figure => figure.Time.Median)!;
        return
        [
            .. rivals.Where(figure => figure == best || Comparison.Of(figure.Time, best.Time, noise).IsTie)
                .OrderBy(figure => figure.Time.Median).Select(figure => figure.Contender),
        ];
    }
}
