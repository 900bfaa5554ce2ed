using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who is the fastest at what; those whom intervals and noise do not tell apart win together. What is no serializer of JSON never wins.</summary>
internal static class FastestSentence
{
    // More places than this would bury the names.
    private const int MostPlaces = 4;

    internal static string Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        string[] parts = [.. deployments.Select(deployment => Of(means, deployment)).OfType<string>()];
        return parts.Length == 0
            ? $"Which contender wins is not measured yet: {BenchmarkCommands.Steady}."
            : $"{Words.Capital(string.Join("; ", parts))}.";
    }

    private static string? Of(SteadyMeans means, Deployment deployment)
    {
        double noise = deployment.NoiseFloor ?? 0;
        Contest[] contests =
        [
            .. from cell in means.Of(deployment)
               let rivals = cell.Where(figure => figure.IsRanked).ToArray()
               where rivals.Length > 1
               select new Contest($"{Words.Doing(cell.Key.Direction)} {cell.Key.Payload}", Leaders(rivals, noise)),
        ];
        if (contests.Length == 0)
            return null;
        string winner = contests.SelectMany(contest => contest.Leaders).CountBy(name => name).MaxBy(wins => wins.Value).Key;
        Contest[] won = [.. contests.Where(contest => contest.Leaders.Contains(winner))];
        Contest[] tied = [.. won.Where(contest => contest.Leaders.Length > 1)];
        string sentence = $"under {deployment.Name} {winner} is the fastest{(tied.Length > 0 ? " or tied with the fastest" : "")} in {Share(won.Length, contests.Length)} of payload and direction"
            + List(" (tied with ", tied, contest => contest.Leaders.Where(name => name != winner), ")")
            + List("; elsewhere it is ", [.. contests.Except(won)], contest => contest.Leaders, "");
        Comparison? mean = means.Of(deployment, winner, deployment, means.Baseline, out int shared);
        return winner == means.Baseline || mean is null
            ? sentence
            : $"{sentence}; {winner} takes {SteadyMeans.Show(mean)} of {means.Baseline}'s time over {Words.Count(shared, "figure")}";
    }

    private static string Share(int won, int all) => (won == all, all) switch
    {
        (true, 1) => "the one pair",
        (true, 2) => "both pairs",
        (true, _) => $"all {all} pairs",
        _ => $"{won} of {all} pairs",
    };

    /// <summary>The fastest first.</summary>
    private static string[] Leaders(SteadyFigure[] rivals, double noise)
    {
        SteadyFigure best = rivals.MinBy(figure => figure.Time.Median)!;
        return [.. rivals.Where(figure => figure == best || Comparison.Of(figure.Time, best.Time, noise).IsTie).OrderBy(figure => figure.Time.Median).Select(figure => figure.Contender)];
    }

    /// <summary>Who, and where or how often.</summary>
    private static string List(string before, Contest[] contests, Func<Contest, IEnumerable<string>> who, string after)
    {
        if (contests.Length == 0)
            return "";
        var groups = contests.GroupBy(contest => Words.Some([.. who(contest)]), contest => contest.Place).OrderByDescending(group => group.Count());
        return before + Words.Some([.. groups.Select(group => $"{group.Key} {(contests.Length > MostPlaces ? $"in {group.Count()}" : $"at {Words.List(group)}")}")]) + after;
    }

    private sealed record Contest(string Place, string[] Leaders);
}
