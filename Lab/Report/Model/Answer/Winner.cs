using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The contender that is the fastest most often. Those that cannot be told apart win together.</summary>
/// <param name="Tied">The pairs among those that were won that others won as well.</param>
/// <param name="All">Pairs of which the fastest is known.</param>
/// <param name="Unknown">Pairs that are left out, because a figure without an interval could be that of the fastest.</param>
internal sealed record Winner(string Name, int Won, int Tied, int All, int Unknown)
{
    // Two processes of one contender never differ by a factor of two. What takes longer than this is not the fastest, even without an
    // interval.
    private const double MostWrong = 2;

    private string Wins => $"{ShownName.Marked(Name)} is the fastest{(Tied > 0 ? ", or ties," : "")} in {Won} of {All} tests";

    /// <summary>Who is the fastest, and in how many pairs of payload and direction; by how much is in the table.</summary>
    internal static IEnumerable<string> Sentences(IReadOnlyList<SteadyMeans> told)
    {
        var winners = told.Select(means => (means.Deployment.Name, Winner: Of(means))).Where(found => found.Winner is not null).ToArray();
        if (winners.Length == 0)
            yield return told.Any(means => Tests(means).Length > 0)
                ? "Which contender wins is not known: there are too few generations."
                : $"Which contender wins is not measured yet: {SteadyTable.Command}.";
        // Two modes that say the same say it in one sentence.
        foreach (var alike in winners.GroupBy(found => (found.Winner!.Wins, found.Winner.Unknown), found => found.Name))
        {
            string unknown = alike.Key.Unknown == 0 ? "" : $"; {alike.Key.Unknown} {(alike.Key.Unknown == 1 ? "is" : "are")} unknown";
            yield return $"{alike.Key.Wins} (a payload read or written) under {Phrases.List(alike)}{unknown}.";
        }
    }

    internal static Winner? Of(SteadyMeans means)
    {
        SteadyFigure[][] tests = Tests(means);
        string[][] leaders = [.. tests.Select(rivals => Leaders(rivals, means.Deployment.RatioLimit)).OfType<string[]>()];
        if (leaders.Length == 0)
            return null;
        // If two win equally often, the one that is ahead more often is the winner.
        string winner = leaders.SelectMany(names => names).CountBy(name => name)
            .OrderByDescending(wins => wins.Value).ThenByDescending(wins => leaders.Count(names => names[0] == wins.Key)).First().Key;
        string[][] won = [.. leaders.Where(names => names.Contains(winner))];
        return new Winner(winner, won.Length, won.Count(names => names.Length > 1), leaders.Length, tests.Length - leaders.Length);
    }

    /// <summary>The rivals of each pair of payload and direction that has more than one.</summary>
    private static SteadyFigure[][] Tests(SteadyMeans means) =>
        [.. means.Tests.Select(test => test.Where(figure => figure.IsOfRival).ToArray()).Where(rivals => rivals.Length > 1)];

    /// <summary>The fastest first; null where it is not known who that is.</summary>
    private static string[]? Leaders(SteadyFigure[] rivals, double? limit)
    {
        SteadyFigure best = rivals.MinBy(figure => figure.Time.Median)!;
        (SteadyFigure Figure, Comparison? Speed)[] compared =
        [
            .. rivals.Where(figure => figure != best && figure.Time.Median <= best.Time.Median * MostWrong)
                .Select(figure => (figure, Comparison.Of(figure.Row, best.Row, limit))),
        ];
        if (!best.IsKnown || compared.Any(rival => rival.Speed is not { IsKnown: true }))
            return null;
        return
        [
            .. compared.Where(rival => rival.Speed!.IsTie || rival.Speed.Ratio > 1).Select(rival => rival.Figure).Prepend(best)
                .OrderBy(figure => figure.Time.Median).Select(figure => figure.Contender),
        ];
    }
}
