using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Sentences on where the winner gains nothing: a table of its ratios does not say it.</summary>
internal static class LimitSentences
{
    internal static IEnumerable<string> Of(IReadOnlyList<SteadyMeans> told)
    {
        string? winner = told.Select(means => Winner.Of(means)?.Name).FirstOrDefault(name => name is not null);
        if (winner is null || winner == told[0].Baseline)
            yield break;
        Deployment[] deployments = [.. told.Select(means => means.Deployment)];
        // The sentence needs a figure. Without one, a sentence about lossy contenders is worth the room more.
        if (Request(deployments, winner) is not { } request)
            yield break;
        // The next larger body, where the serializer makes a difference.
        Load? second = deployments.Select(deployment => Loads(deployment, winner).Skip(1).FirstOrDefault()).OfType<Load>().FirstOrDefault();
        string larger = second is { IsApart: true }
            ? $" and answers {second.Times} as fast at {second.Row.BodyBytes:N0}{Beside(deployments, second) ?? " bytes"}" : "";
        yield return $"{request}{larger}.";
    }

    /// <summary>
    /// A server that calls the winner reads and writes its bodies itself, too, and sends a length. What is the serializer's alone says the
    /// resolver in an unchanged server.
    /// </summary>
    private static string? Beside(Deployment[] deployments, Load load)
    {
        IReadOnlyList<WebLoadRow> loads = deployments.Single(deployment => deployment.Name == load.Deployment).Of<WebResults>()!.Loads;
        WebLoadRow? resolver = loads.FirstOrDefault(row => row.Contender == ContenderSets.Resolver
            && (row.Operation, row.Payload) == (load.Row.Operation, load.Row.Payload));
        return resolver is null || load.Row.Contender == resolver.Contender
            || WebRows.Compared(resolver, loads) is not { IsKnown: true, IsTie: false } compared ? null
            : $" (resolver: {new Load(load.Deployment, resolver, compared, true).Times})";
    }

    /// <summary>Modes may differ: it names the first one that was measured, unless no mode shows a difference.</summary>
    private static string? Request(Deployment[] deployments, string winner)
    {
        Load?[] smallest = [.. deployments.Select(deployment => Loads(deployment, winner).FirstOrDefault())];
        if (smallest.OfType<Load>().OrderBy(load => load.IsApart is null).FirstOrDefault() is not { } told)
            return null;
        string name = ShownName.Marked(told.Row.Contender);
        string request = $"a POST of {told.Row.BodyBytes:N0} bytes";
        if (told.IsApart is null)
            return $"{name} is not known to change {request} (too few generations to tell)";
        bool isNowhere = smallest.All(load => load is { IsApart: false } && load.Row.BodyBytes == told.Row.BodyBytes);
        string does = told.IsApart == false ? $"shows no difference in the processor time of {request}"
            : $"answers {request} {told.Times} as fast";
        return $"{name} {does}{(isNowhere ? "" : $" under {told.Deployment}")}";
    }

    /// <summary>The smallest body first.</summary>
    private static IEnumerable<Load> Loads(Deployment deployment, string winner)
    {
        IReadOnlyList<WebLoadRow> loads = deployment.Of<WebResults>()?.Loads ?? [];
        return
            from load in loads
            where load.Operation == WebBody.Echo && load.Contender == winner
            let compared = WebRows.Compared(load, loads)
            where compared is not null
            orderby load.BodyBytes
            select new Load(deployment.Name, load, compared, IsApart(loads, load, compared));
    }

    /// <summary>
    /// No serializer saves as much as a server that reads and writes no JSON: such a saving is chance. Null where there are too few
    /// generations to tell.
    /// </summary>
    private static bool? IsApart(IReadOnlyList<WebLoadRow> loads, WebLoadRow row, Comparison compared)
    {
        WebLoadRow? floor = loads.FirstOrDefault(load =>
            load is { IsFloor: true, CpuNs: not null } && (load.Operation, load.Payload) == (row.Operation, row.Payload));
        bool isBelow = floor is not null && row.CpuNs!.Median <= floor.CpuNs!.High;
        return !compared.IsKnown ? null : !compared.IsTie && !isBelow;
    }

    private sealed record Load(string Deployment, WebLoadRow Row, Comparison Compared, bool? IsApart)
    {
        internal string Times => $"{RatioText.Of(Compared.Ratio)}x";
    }
}
