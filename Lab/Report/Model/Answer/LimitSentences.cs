using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Where the winner gains nothing, what it costs, and what it cannot do: what a table of its ratios does not say.</summary>
internal static class LimitSentences
{
    private const string SpanCodec = "SpanCodec";

    // What its generator refuses is a list there, which no result file has.
    private const string Refused = "docs/spancodec-differences.md";

    internal static IEnumerable<string> Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        string? winner = deployments.Select(deployment => Winner.Of(means, deployment)?.Name).FirstOrDefault(name => name is not null);
        if (winner is null || winner == means.Baseline)
            yield break;
        string? request = Request(deployments, winner);
        string? build = HiddenCosts.Build(deployments, winner, means.Baseline) is { } cost
            ? string.Create(CultureInfo.InvariantCulture, $"generates code in {cost.Ratio:0.00} of {means.Baseline}'s time") : null;
        // It is no figure: where nothing was measured, what was found out about lossy contenders is worth the room more.
        if (request is null && build is null)
            yield break;
        string? refusal = winner == SpanCodec ? $"refuses some types ({Refused})" : null;
        // What a build costs stands in the table too: where there is no room for all, that is left out.
        string?[][] choices = [[request, build, refusal], [request, refusal], [request]];
        if (choices.Select(parts => $"{Words.Name(winner)} {Words.List(parts.OfType<string>())}.").FirstOrDefault(Words.Fits) is { } fitting)
            yield return fitting;
    }

    /// <summary>What one mode shows, another need not: the first that was measured is named, unless none of them shows a difference.</summary>
    private static string? Request(IReadOnlyList<Deployment> deployments, string winner)
    {
        (string Name, WebLoadRow? Row)[] measured = [.. deployments.Select(deployment => (deployment.Name, Smallest(deployment, winner)))];
        (string name, WebLoadRow? row) = measured.Where(found => found.Row is not null).OrderBy(found => found.Row!.IsApart is null).FirstOrDefault();
        if (row is null)
            return null;
        if (row.IsApart is null)
            return string.Create(CultureInfo.InvariantCulture, $"is not known to change a request of {row.BodyBytes} bytes (too few slices to tell)");
        long bytes = row.BodyBytes;
        bool isNowhere = measured.All(found => found.Row is { IsApart: false } other && other.BodyBytes == bytes);
        string request = string.Create(CultureInfo.InvariantCulture, $"a request of {bytes} bytes{(isNowhere ? "" : $" under {name}")}");
        double saved = 1 - row.Ratio!.Value;
        return row.IsApart == false ? $"shows no difference in {request}"
            : string.Create(CultureInfo.InvariantCulture, $"{(saved < 0 ? "adds" : "saves")} {Math.Abs(saved) * 100:0} % of the processor time of {request}");
    }

    /// <summary>
    /// Of the smallest body: the rest of a request costs as much with every serializer. Of two servers with one winner it is the one that calls it as the
    /// tests do, whichever was quicker.
    /// </summary>
    private static WebLoadRow? Smallest(Deployment deployment, string winner) => (deployment.Of<WebResults>()?.Loads ?? [])
        .Where(load => load is { Operation: WebBody.Echo, Ratio: not null } && (load.Contender == winner || load.Contender == $"{winner} direct"))
        .MinBy(load => load.BodyBytes);
}
