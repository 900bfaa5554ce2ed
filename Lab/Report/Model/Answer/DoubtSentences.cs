using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentences
{
    // Half of the interval of the median, as the plots show it.
    private const double MostDoubt = 0.25;

    /// <param name="told">Those of them that the decisions are about.</param>
    internal static IEnumerable<string> Of(IReadOnlyList<SteadyMeans> all, IReadOnlyList<SteadyMeans> told)
    {
        Deployment[] deployments = [.. all.Select(means => means.Deployment)];
        Deployment[] both = [.. told.Select(means => means.Deployment)];
        // The table of conditions has the limits of the other deployments.
        Deployment[] wanted = both.Any(deployment => deployment.NoiseLimit is not null) ? both : deployments;
        yield return NoiseLimits(
            [.. wanted.Where(deployment => deployment.NoiseLimit is not null).OrderByDescending(deployment => deployment.NoiseLimit)]);
        // This one comes early, because a sixth sentence may have no room, and it says what the answer is made of.
        if (Uncertain([.. told.SelectMany(means => means.Figures).Where(figure => figure.IsOfRival)]) is { } times)
            yield return times;
        SteadyFigure[] lossy = [.. all.SelectMany(means => means.Figures).Where(figure => figure.Mark == SteadyTable.Lossy)];
        if (lossy.Length > 0)
            yield return Members(lossy);
        // A mode that has rows, and not one figure.
        foreach (Deployment deployment in deployments)
        {
            if (deployment.Times is [var first, ..] rows && rows.All(row => row.CpuNs is null))
                yield return $"{deployment.Name} is not measured: {first.Unavailable ?? "no reason was recorded"}.";
        }
    }

    /// <param name="noisy">The noisiest first.</param>
    private static string NoiseLimits(Deployment[] noisy)
    {
        string Limit(Deployment deployment) => $"{deployment.NoiseLimit:P1} under {deployment.Name}";
        return noisy.Length switch
        {
            0 => $"Do not trust small differences of speed: the noise limit was not measured ({SteadyTable.Command}).",
            <= 2 => $"Do not trust differences of speed below {Phrases.List(noisy.Select(Limit))}: identical benchmarks differ by as much.",
            // A longer list is no sentence; every limit is in the table of conditions.
            _ => $"Do not trust differences of speed below {Limit(noisy[0])} or {Limit(noisy[^1])}, the largest and the smallest noise limit.",
        };
    }

    private static string? Uncertain(SteadyFigure[] timed)
    {
        SteadyFigure[] uncertain = [.. timed.Where(figure => !figure.IsKnown || figure.Time.RelativeError > MostDoubt)];
        if (uncertain.Length == 0)
            return null;
        string which = uncertain.Length == 1 ? $"is uncertain: {uncertain[0]}" : $"are uncertain, such as {uncertain[0]}";
        // The answer makes no ratio and no win of these.
        int unknown = timed.Count(figure => !figure.IsKnown);
        string leftOut = unknown == 0 ? "" : $"; the answer leaves out {unknown:N0} (too few generations)";
        return $"{uncertain.Length:N0} of {timed.Length:N0} time{(timed.Length == 1 ? "" : "s")} {which}{leftOut}.";
    }

    /// <summary>The mark of a row does not tell a lost member from a document that System.Text.Json cannot read.</summary>
    private static string Members(SteadyFigure[] lossy)
    {
        string[] contenders = [.. lossy.Select(figure => figure.Contender).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        string[] payloads = [.. lossy.Select(figure => figure.Row.Payload).Distinct()];
        string does = contenders.Length == 1 ? "s" : "";
        string where = payloads.Length == 1 ? payloads[0] : "some payloads";
        return Phrases.Fitting(contenders,
            names => $"{names} lose{does} or change{does} members of {where}, or write{does} what System.Text.Json cannot read.");
    }
}
