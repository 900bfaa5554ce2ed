using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who is the fastest, and in how many pairs of payload and direction; by how much is in the table.</summary>
internal static class FastestSentences
{
    internal static IEnumerable<string> Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        var winners = deployments.Select(deployment => (Deployment: deployment, Winner: Winner.Of(means, deployment)))
            .Where(found => found.Winner is not null).ToArray();
        if (winners.Length == 0)
            yield return deployments.Any(deployment => Winner.Tests(means, deployment).Length > 0)
                ? "Which contender wins is not known: there are too few generations."
                : $"Which contender wins is not measured yet: {BenchmarkCommands.Steady}.";
        // Two modes that say the same say it in one sentence.
        foreach (var alike in winners.GroupBy(found => (found.Winner!.Words, found.Winner.Unknown), found => found.Deployment.Name))
            yield return $"{alike.Key.Words} under {Words.List(alike)}{Others(alike.Key.Unknown)}.";
    }

    private static string Others(int unknown) => unknown == 0 ? "" : $"; {unknown} {(unknown == 1 ? "is" : "are")} unknown";
}
