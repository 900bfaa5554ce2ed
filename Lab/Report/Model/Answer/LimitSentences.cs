using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Where the winner gains nothing, what it costs, and what it cannot do: what a table of its ratios does not say.</summary>
internal static class LimitSentences
{
    private const string SpanCodec = "SpanCodec";

    // What its generator refuses is a list there, which no result file has.
    private const string Refused = "SpanCodec/docs/differences.md";

    internal static IEnumerable<string> Of(SteadyMeans means, IReadOnlyList<Deployment> deployments)
    {
        string? winner = deployments.Select(deployment => Winner.Of(means, deployment)?.Name).FirstOrDefault(name => name is not null);
        if (winner is null || winner == means.Baseline)
            yield break;
        // What is refused is no figure: where nothing was measured, what was found out about lossy contenders is worth the room more.
        if (Request(deployments, winner) is not { } request)
            yield break;
        string? large = Larger(deployments, winner);
        string? refusal = winner == SpanCodec ? $"refuses some types ({Refused})" : null;
        string?[][] choices = [[request, large, refusal], [request, refusal], [request]];
        IEnumerable<string> sentences = choices.Select(parts => $"{Words.Name(winner)} {Words.List(parts.OfType<string>())}.");
        if (sentences.FirstOrDefault(Words.Fits) is { } fitting)
            yield return fitting;
    }

    /// <summary>
    /// What one mode shows, another need not: the first that was measured is named, unless none of them shows a difference.
    /// </summary>
    private static string? Request(IReadOnlyList<Deployment> deployments, string winner)
    {
        (string Name, WebLoadRow? Row, bool? IsApart)[] measured = [.. deployments.Select(deployment =>
        {
            WebLoadRow? smallest = Loads(deployment, winner).FirstOrDefault();
            return (deployment.Name, smallest, smallest is null ? null : IsApart(deployment, smallest));
        })];
        (string name, WebLoadRow? row, bool? isApart) = measured.Where(found => found.Row is not null)
            .OrderBy(found => found.IsApart is null).FirstOrDefault();
        if (row is null)
            return null;
        if (isApart is null)
            return $"is not known to change a request of {row.BodyBytes:N0} bytes (too few slices to tell)";
        bool isNowhere = measured.All(found => found is { IsApart: false, Row.BodyBytes: var bytes } && bytes == row.BodyBytes);
        string where = isNowhere ? "" : $" under {name}";
        return isApart == false ? $"shows no difference in the processor time of a request of {row.BodyBytes:N0} bytes{where}"
            : $"{Saving(row)} of the processor time of a request of {row.BodyBytes:N0} bytes{where}";
    }

    /// <summary>Of the next larger body, where the serializer makes a difference.</summary>
    private static string? Larger(IReadOnlyList<Deployment> deployments, string winner)
    {
        var loads = deployments.Select(deployment => (Deployment: deployment, Row: Loads(deployment, winner).Skip(1).FirstOrDefault()));
        if (loads.FirstOrDefault(found => found.Row is not null)
            is not { Row: { } row } found)
            return null;
        return IsApart(found.Deployment, row) == true ? $"{Saving(row)} at {row.BodyBytes:N0} bytes" : null;
    }

    private static string Saving(WebLoadRow row)
    {
        double saved = 1 - row.Ratio!.Value;
        return $"{(saved < 0 ? "adds" : "saves")} {Math.Abs(saved) * 100:0} %";
    }

    /// <summary>
    /// No serializer saves more than a server has that reads and writes no JSON: a difference that goes below that one is the server's, or
    /// chance. Null where there are too few slices to tell.
    /// </summary>
    private static bool? IsApart(Deployment deployment, WebLoadRow row)
    {
        WebLoadRow? floor = (deployment.Of<WebResults>()?.Loads ?? [])
            .FirstOrDefault(
                load => load.IsFloor && load.Operation == row.Operation && load.Payload == row.Payload && load.CpuNs is not null);
        bool isBelow = floor is not null && row.CpuNs!.Median <= floor.CpuNs!.High;
        return row.IsApart == true && isBelow ? false : row.IsApart;
    }

    /// <summary>
    /// The smallest body first: the rest of a request costs as much with every serializer. Of two servers with one winner it is the one
    /// that calls it as the tests do, whichever was quicker.
    /// </summary>
    private static IEnumerable<WebLoadRow> Loads(Deployment deployment, string winner) => (deployment.Of<WebResults>()?.Loads ?? [])
        .Where(load => load is { Operation: WebBody.Echo, Ratio: not null })
        .Where(load => (load.Contender == winner || load.Contender == $"{winner} direct"))
        .OrderBy(load => load.BodyBytes);
}
