using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What a serializer changes in a web program.</summary>
internal sealed class WebKind : Kind<WebResults>
{
    private const string NoDifference = "no visible difference";
    private const string TooFew = "too few slices to tell";

    internal override IVerb Verb => new WebVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<WebLoadRow>("web", "Requests", deployment => deployment.Of<WebResults>()?.Loads ?? [])
            {
                Layout = new() { By = [Column.Payload, "operation"] },
            }
            .Payload(row => row.Payload)
            .Key("operation", "operation", row => row.Operation)
            .Contender(row => row.Contender)
            .Key("kind", "kind", row => row.IsFloor ? "floor" : "contender", Shown.InData)
            .Bytes("body", "body", row => row.BodyBytes, shown: Shown.InReports)
            .Time("cpu", "processor time", row => row.CpuNs?.Median, "CPU")
            .Time("from", "low", row => row.CpuNs?.Low)
            .Time("to", "high", row => row.CpuNs?.High)
            .Ratio("ratio", "ratio", row => row.Ratio)
            .Text("verdict", "against STJ source-gen", Against, "verdict")
            .Count("persecond", "requests per second", row => row.PerSecond is { } count ? Math.Round(count) : null, "per second")
            .Time("p50", "median latency", row => row.P50Ns, "p50")
            .Time("p99", "99th percentile", row => row.P99Ns, "p99")
            .Note(row => row.Unavailable),
        new TableSpec<StartLine>("webstart", "First answer", StartsOf)
            .Payload(line => line.Row.Payload)
            .Contender(line => line.Row.Contender)
            .Key("kind", "kind", line => line.Row.Kind.ToString().ToLowerInvariant(), Shown.InData)
            .Time("main", "to Main", line => line.Row.ToMainNs?.Median)
            .Time("listening", "listening", line => line.Row.ListeningNs?.Median)
            .Time("answered", "first answer", line => line.Row.AnsweredNs?.Median)
            .Share(
                "error", "±", line => line.Row.Rounds >= Intervals.LeastLaunches ? line.Row.AnsweredNs?.RelativeError : null,
                shown: Shown.OnTerminal)
            .Ratio("ratio", "ratio", line => line.Row.Ratio?.Median)
            .Text("verdict", "against STJ source-gen", Against, "verdict")
            .Bytes("peak", "memory", line => line.Row.PeakBytes?.Median)
            .Bytes("loaded", "memory after load", line => line.Row.LoadedPeakBytes, "after load")
            .Bytes("disk", "on disk", line => line.Row.FolderBytes)
            .Note(line => line.Row.Unavailable ?? line.Row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        WebResults[] all = [.. measured.OfType<WebResults>()];
        WebLoadRow[] loaded = [.. all.SelectMany(results => results.Loads).Where(row => row.Requests is not null)];
        if (loaded.Length > 0)
        {
            string slices = string.Join(" or ", loaded.Select(row => row.Samples.Count).Distinct());
            yield return $"{LoadGenerator.Connections} connections of wrk, {slices} slices of {LoadGenerator.SliceSeconds} s each, "
                + $"in a shuffled order.";
            yield return "Each request was verified before the load. Rows with figures had no failed request.";
        }

        foreach (WebResults results in all)
        {
            foreach (Estimate ratio in AgainOf(results.Starts))
            {
                yield return $"{results.Manifest.Mode}: the same server under two names differs by at most {ratio.Beyond:P1} "
                    + "(95 % interval) in its first answer; smaller differences are ties.";
            }
        }
    }

    private static string? Against(WebLoadRow row) => row switch
    {
        { CpuNs: null } => null,
        { Contender: WebEntry.Baseline } => "baseline",
        { Ratio: null } => "nothing to compare with",
        { IsApart: null } => TooFew,
        { IsApart: false } => NoDifference,
        _ => row.Ratio < 1 ? "less" : "more",
    };

    private static string? Against(StartLine line) => line.Row.Ratio is not { } ratio ? null
        : line.Row.Contender == WebEntry.Baseline ? "baseline"
        : Comparison.Of(ratio, Estimate.Exactly(1), line.Noise).IsTie ? NoDifference
        : ratio.Median < 1 ? "earlier" : "later";

    private static IEnumerable<StartLine> StartsOf(Deployment deployment)
    {
        IReadOnlyList<WebStartRow> starts = deployment.Of<WebResults>()?.Starts ?? [];
        double noise = AgainOf(starts).Select(ratio => ratio.Beyond).DefaultIfEmpty().Max();
        return starts.Select(row => new StartLine(row, noise));
    }

    /// <summary>What the baseline differs from itself by: it is the server that is started twice.</summary>
    private static IEnumerable<Estimate> AgainOf(IEnumerable<WebStartRow> starts) =>
        starts.Where(row => row.Kind == StartupKind.Again).Select(row => row.Ratio).OfType<Estimate>();

    /// <param name="Noise">Of the first answers of its deployment; smaller differences are none.</param>
    private sealed record StartLine(WebStartRow Row, double Noise);
}
