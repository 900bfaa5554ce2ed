using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentences
{
    /// <param name="told">Those of them that the decisions are about.</param>
    internal static IEnumerable<string> Of(IReadOnlyList<SteadyMeans> all, IReadOnlyList<SteadyMeans> told)
    {
        // The table of conditions has the limits of the other deployments.
        string[] limits =
        [
            .. told.Select(means => means.Deployment).Where(deployment => deployment.NoiseLimit is not null)
                .OrderByDescending(deployment => deployment.NoiseLimit)
                .Select(deployment => $"{deployment.NoiseLimit:P1} under {deployment.Name}"),
        ];
        yield return limits.Length == 0
            ? $"Do not trust small differences of speed: the noise limit was not measured ({SteadyTable.Command})."
            : $"Do not trust differences of speed below {Phrases.List(limits)}: identical benchmarks differ by as much.";
        // This one comes early, because a sixth sentence may have no room, and it says what the answer is made of.
        if (Uncertain([.. told.SelectMany(means => means.Figures).Where(figure => figure.IsOfRival)]) is { } times)
            yield return times;
        SteadyFigure[] lossy = [.. all.SelectMany(means => means.Figures).Where(figure => figure.Mark == SteadyTable.Lossy)];
        if (lossy.Length > 0)
            yield return Members(lossy);
    }

    private static string? Uncertain(SteadyFigure[] timed)
    {
        SteadyFigure[] uncertain = [.. timed.Where(figure => !figure.IsKnown || TurnStatistics.IsUncertain(figure.Time))];
        if (uncertain.Length == 0)
            return null;
        // The answer makes no ratio and no win of these.
        int unknown = timed.Count(figure => !figure.IsKnown);
        string leftOut = unknown == 0 ? "" : $"; the answer leaves out {unknown:N0} (too few generations)";
        return $"{uncertain.Length:N0} of {timed.Length:N0} times are uncertain, such as {uncertain[0]}{leftOut}.";
    }

    /// <summary>The mark of a row does not tell a lost member from a document that System.Text.Json cannot read.</summary>
    private static string Members(SteadyFigure[] lossy)
    {
        string[] contenders = [.. lossy.Select(figure => figure.Contender).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        string does = contenders.Length == 1 ? "s" : "";
        return Phrases.Fitting(contenders,
            names => $"{names} lose{does} or change{does} members of some payloads, or write{does} what System.Text.Json cannot read.");
    }
}
