using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>
/// Who is the fastest on large documents, and how others compare that many people have. A document is large when the baseline reads it
/// for longer than a tenth of a millisecond: what a call costs whatever its document is shows no more.
/// </summary>
internal static class LargeDocuments
{
    private const double LeastNs = 100_000;

    private static readonly string[] WellKnown = ["STJ reflection", "Newtonsoft.Json"];

    /// <param name="both">Whose costs are told: the JIT and natively.</param>
    internal static Decision? Of(SteadyMeans means, Deployment jit, IReadOnlyList<Deployment> both)
    {
        string[] payloads =
        [
            .. means.Of(jit).Where(cell => cell.Key.Direction == "deserialize")
                .Where(cell => cell.Any(figure => figure.Contender == means.Baseline && figure.Time.Median >= LeastNs))
                .Select(cell => cell.Key.Payload),
        ];
        SteadyMeans large = means.On(payloads);
        if (Winner.Of(large, jit) is not { } winner || large.SpeedOf(jit, winner.Name, jit, large.Baseline) is not { } speed)
            return null;
        string share = large.Share(speed.Ratios.Count, jit, large.Baseline);
        IEnumerable<string> others = WellKnown.Except([winner.Name, large.Baseline])
            .Select(name => Other(large, jit, name, share)).OfType<string>();
        // On other documents another one may win, which costs something else.
        bool isOfHotPath = winner.Name != large.Baseline && winner.Name == Winner.Of(means, jit)?.Name;
        return new Decision(
            "large documents (over 0.1 ms a call)",
            large.Named(jit, winner.Name),
            $"{speed.Than(large.Baseline)}{share}{string.Concat(others.Select(other => $"; {other}"))}",
            isOfHotPath ? "as on a hot path" : HiddenCosts.Of(both, winner.Name, large.Baseline));
    }

    /// <summary>How somebody else compares, who may have figures in other tests than the winner.</summary>
    private static string? Other(SteadyMeans large, Deployment jit, string name, string winnersShare)
    {
        if (large.SpeedOf(jit, name, jit, large.Baseline) is not { } speed)
            return null;
        string share = large.Share(speed.Ratios.Count, jit, large.Baseline);
        return $"{large.Named(jit, name)} is {speed.Short}{(share == winnersShare ? "" : share)}";
    }
}
