using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentences
{
    // Half of the interval of the median, as the plots show it.
    private const double MostDoubt = 0.25;

    private const int MostFloors = 2;

    /// <param name="told">Those of them that the decisions are about.</param>
    internal static IEnumerable<string> Of(IReadOnlyList<Deployment> deployments, IReadOnlyList<Deployment> told, SteadyMeans means)
    {
        // Of another framework or mode the table of conditions says it.
        IEnumerable<Deployment> wanted = told.Any(deployment => deployment.NoiseLimit is not null) ? told : deployments;
        yield return Floors(
            [.. wanted.Where(deployment => deployment.NoiseLimit is not null).OrderByDescending(deployment => deployment.NoiseLimit)]);
        // Before what follows, because a sixth sentence may have no room, and this one says what the answer is made of.
        if (Uncertain([.. TimesOf(told, means)]) is { } times)
            yield return times;
        var lossy = Lossy(deployments, means).Distinct().ToArray();
        if (lossy.Length > 0)
            yield return Members(lossy);
        foreach (Deployment deployment in deployments)
        {
            if (Absence(deployment) is { } sentence)
                yield return sentence;
        }
    }

    /// <param name="noisy">The noisiest first.</param>
    private static string Floors(Deployment[] noisy)
    {
        string Floor(Deployment deployment) => $"{deployment.NoiseLimit!.Value.ToString("P1")} under {deployment.Name}";
        return noisy.Length switch
        {
            0 => $"Do not trust small differences: the noise limit was not measured ({BenchmarkCommands.Steady}).",
            <= MostFloors => $"Do not trust differences below {Words.List(noisy.Select(Floor))}: identical benchmarks differ by as much.",
            // A longer list is no sentence; every floor is in the table of conditions.
            _ => $"Do not trust differences below {Floor(noisy[0])} or {Floor(noisy[^1])}, the largest and the smallest noise limit.",
        };
    }

    /// <summary>What the answer could be made of: it never reads another lane, or a lossy contender.</summary>
    private static IEnumerable<Timed> TimesOf(IEnumerable<Deployment> told, SteadyMeans means) =>
        from deployment in told
        from cell in means.Of(deployment)
        from figure in cell
        where figure.IsOfRival
        select new Timed(deployment, cell.Key.Payload, cell.Key.Direction, figure);

    /// <returns>Null where all times are sure.</returns>
    private static string? Uncertain(Timed[] timed)
    {
        Timed[] uncertain = [.. timed.Where(one => !one.Figure.IsKnown || one.Figure.Time.RelativeError > MostDoubt)];
        if (uncertain.Length == 0)
            return null;
        string which = uncertain.Length == 1 ? $"is uncertain: {uncertain[0]}" : $"are uncertain, such as {uncertain[0]}";
        // No ratio and no win is made of these.
        int unknown = timed.Count(one => !one.Figure.IsKnown);
        string leftOut = unknown == 0 ? "" : $"; the answer leaves out {unknown:N0} (too few generations)";
        return $"{uncertain.Length:N0} of {Words.Count(timed.Length, "time")} {which}{leftOut}.";
    }

    private static IEnumerable<(string Contender, string Payload)> Lossy(IEnumerable<Deployment> deployments, SteadyMeans means) =>
        from deployment in deployments
        from cell in means.Of(deployment)
        from figure in cell
        where figure.Mark == SteadyTable.Lossy
        select (figure.Contender, cell.Key.Payload);

    /// <summary>The mark of a row does not tell a lost member from a document that System.Text.Json cannot read.</summary>
    private static string Members((string Contender, string Payload)[] lossy)
    {
        string[] contenders = [.. lossy.Select(found => found.Contender).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        string[] payloads = [.. lossy.Select(found => found.Payload).Distinct()];
        string does = contenders.Length == 1 ? "s" : "";
        string where = payloads.Length == 1 ? payloads[0] : "some payloads";
        return Words.Fitting(contenders,
            names => $"{names} lose{does} or change{does} members of {where}, or write{does} what System.Text.Json cannot read.");
    }

    /// <summary>Of a mode that has rows, and not one figure.</summary>
    private static string? Absence(Deployment deployment) =>
        deployment.Of<TimesResults>() is { Rows: [var first, ..] rows } && rows.All(row => row.CpuNs is null)
        ? $"{deployment.Name} is not measured: {first.Unavailable ?? "no reason was recorded"}."
        : null;

    private sealed record Timed(Deployment Deployment, string Payload, string Direction, SteadyFigure Figure)
    {
        public override string ToString() => $"{Words.Name(Figure.Contender)} {Words.Doing(Direction)} {Payload} under {Deployment.Name}";
    }
}
