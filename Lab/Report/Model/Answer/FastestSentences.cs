using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who is the fastest in how many pairs of payload and direction, and by how much.</summary>
internal static class FastestSentences
{
    internal static IEnumerable<string> Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        var winners = deployments.Select(deployment => (Deployment: deployment, Winner: Winner.Of(means, deployment))).Where(found => found.Winner is not null).ToArray();
        if (winners.Length == 0)
            yield return $"Which contender wins is not measured yet: {BenchmarkCommands.Steady}.";
        // Two modes that say the same say it in one sentence.
        foreach (var alike in winners.GroupBy(found => found.Winner!.Words, found => found.Deployment.Name))
            yield return $"{alike.Key} under {Words.List(alike)}.";
        foreach (var same in winners.GroupBy(found => found.Winner!.Name))
        {
            string[] ratios = [.. same.Select(found => Ratio(means, found.Deployment, same.Key)).OfType<string>()];
            if (ratios.Length > 0)
                yield return $"{same.Key} takes {Words.List(ratios)} of {means.Baseline}'s time.";
        }
    }

    private static string? Ratio(SteadyMeans means, Deployment deployment, string winner) =>
        winner == means.Baseline || means.Of(deployment, winner, deployment, means.Baseline, out _) is not { } mean ? null : $"{SteadyMeans.Show(mean)} under {deployment.Name}";
}
