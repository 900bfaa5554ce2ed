using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Where the winner gains nothing, or costs something: what a table of its ratios does not say.</summary>
internal static class LimitSentences
{
    internal static IEnumerable<string> Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        string? winner = deployments.Select(deployment => Winner.Of(means, deployment)?.Name).FirstOrDefault(name => name is not null);
        if (winner is null || winner == means.Baseline)
            yield break;
        string?[] parts =
        [
            deployments.Select(deployment => Request(deployment, winner)).FirstOrDefault(text => text is not null),
            deployments.Select(deployment => Build(deployment, winner, means.Baseline)).FirstOrDefault(text => text is not null),
        ];
        if (parts.OfType<string>().Any())
            yield return $"{winner} {Words.List(parts.OfType<string>())}.";
    }

    /// <summary>Of the smallest body: the rest of a request costs as much with every serializer.</summary>
    private static string? Request(Deployment deployment, string winner)
    {
        WebLoadRow? row = (deployment.Of<WebResults>()?.Loads ?? [])
            .Where(load => load is { Operation: WebBody.Echo, Ratio: not null } && load.Contender.StartsWith(winner, StringComparison.Ordinal))
            .OrderBy(load => load.BodyBytes).ThenBy(load => load.Ratio).FirstOrDefault();
        return row is null ? null
            : row.IsApart == false ? string.Create(CultureInfo.InvariantCulture, $"makes no visible difference in a web request of {row.BodyBytes} bytes")
            : string.Create(CultureInfo.InvariantCulture, $"saves only {1 - row.Ratio!.Value:P0} of the processor time of a web request of {row.BodyBytes} bytes");
    }

    /// <summary>Of the largest generated project.</summary>
    private static string? Build(Deployment deployment, string winner, string baseline)
    {
        var largest = (deployment.Of<BuildCosts>()?.Rows ?? []).Where(row => row.GenerateNs is not null).GroupBy(row => row.Types).MaxBy(rows => rows.Key);
        return largest?.FirstOrDefault(row => row.Variant == winner)?.GenerateNs is { } own && largest.FirstOrDefault(row => row.Variant == baseline)?.GenerateNs is { } other
            ? string.Create(CultureInfo.InvariantCulture, $"generates the code of {largest.Key} types in {own / other:0.00} of {baseline}'s time")
            : null;
    }
}
