using System.Globalization;
using JsonAot.Lab.Measures;
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
        string? request = deployments.Select(deployment => Request(deployment, winner)).FirstOrDefault(text => text is not null);
        string? build = HiddenCosts.Build(deployments, winner, means.Baseline) is { } cost
            ? string.Create(CultureInfo.InvariantCulture, $"generates the code of {cost.Types} types in {cost.Ratio:0.00} of {means.Baseline}'s time") : null;
        string[] parts = [.. new[] { request, build }.OfType<string>()];
        string sentence = $"{Words.Name(winner)} {Words.List(parts)}.";
        if (parts.Length > 0)
            yield return Words.Fits(sentence) ? sentence : $"{Words.Name(winner)} {parts[0]}.";
    }

    /// <summary>Of the smallest body: the rest of a request costs as much with every serializer.</summary>
    private static string? Request(Deployment deployment, string winner)
    {
        WebLoadRow? row = (deployment.Of<WebResults>()?.Loads ?? [])
            .Where(load => load is { Operation: WebBody.Echo, Ratio: not null } && load.Contender.StartsWith(winner, StringComparison.Ordinal))
            .OrderBy(load => load.BodyBytes).ThenBy(load => load.Ratio).FirstOrDefault();
        if (row is null)
            return null;
        string request = string.Create(CultureInfo.InvariantCulture, $"a web request of {row.BodyBytes} bytes");
        double saved = 1 - row.Ratio!.Value;
        return row.IsApart == false ? $"makes no visible difference in {request}"
            : string.Create(CultureInfo.InvariantCulture, $"{(saved < 0 ? "adds" : "saves")} {Math.Abs(saved) * 100:0} % of the processor time of {request}");
    }
}
