using System.Globalization;
using JsonAot.Lab.Tables;
using JsonAot.Probe.Web;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What a serializer changes in a web program.</summary>
internal sealed class WebKind : Kind<WebResults>
{
    private const string NoDifference = "no visible difference";
    private const string TooFew = "too few slices to tell";
    private const string NotComparable = "not comparable";

    internal override int Place => 35;

    internal override string Plot => "web";

    internal override string Command => LabCommand("web");

    internal override IVerb Verb => new WebVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<WebLoadRow>("web", "Requests", deployment => deployment.Of<WebResults>()?.Loads ?? []) { Layout = new() { By = [ResultTable.Payload, "operation"] } }
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
            .Time("p99", "99th percentile", row => row.Generator is null ? null : row.P99Ns, "p99")
            .Note(row => row.Unavailable ?? row.Note),
        new TableSpec<WebStartRow>("webstart", "First answer", deployment => deployment.Of<WebResults>()?.Starts ?? [])
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Key("kind", "kind", row => row.Kind.ToString().ToLowerInvariant(), Shown.InData)
            .Time("main", "to Main", row => row.ToMainNs?.Median)
            .Time("listening", "listening", row => row.ListeningNs?.Median)
            .Time("answered", "first answer", row => row.AnsweredNs?.Median)
            .Share("error", "±", row => row.AnsweredNs?.RelativeError, shown: Shown.OnTerminal)
            .Ratio("ratio", "ratio", row => row.Ratio?.Median)
            .Text("verdict", "against STJ source-gen", Against, "verdict")
            .Bytes("peak", "memory", row => row.PeakBytes?.Median)
            .Bytes("loaded", "memory after load", row => row.LoadedPeakBytes, "after load")
            .Bytes("disk", "on disk", row => row.FolderBytes)
            .Note(row => row.Unavailable ?? row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        WebResults[] all = [.. measured.OfType<WebResults>()];
        WebLoadRow[] loaded = [.. all.SelectMany(results => results.Loads).Where(row => row.Requests is not null)];
        if (loaded.Length > 0)
        {
            string loads = string.Join("; ", loaded.Select(LoadOf).Distinct());
            yield return string.Create(CultureInfo.InvariantCulture, $"{loads}: slices of {LoadGenerator.SliceSeconds} s each, in a shuffled order.");
            if (loaded.DistinctBy(row => row.Connections).Count() > 1)
                yield return $"Rows with different numbers of connections are {NotComparable}.";
            yield return "Each request was verified before the load. Rows with figures had no failed request.";
        }

        // The baseline is the server that is started twice.
        foreach ((WebResults results, Estimate ratio) in all.SelectMany(results => results.Starts
            .Where(row => row is { Kind: StartupKind.Again, Ratio: not null }).Select(row => (results, row.Ratio!))))
            yield return string.Create(CultureInfo.InvariantCulture,
                $"{results.Manifest.Mode}: the same server under two names differs by at most {ratio.Beyond:P1} (95 % interval) in its first answer; smaller differences are ties.");
    }

    private static string LoadOf(WebLoadRow row) => string.Create(CultureInfo.InvariantCulture,
        $"{row.Connections} connections{(row.Generator is null ? "" : $" of {row.Generator}")}, {row.Samples.Count} slices");

    private static string? Against(WebLoadRow row) => row switch
    {
        { CpuNs: null } => null,
        { Contender: WebEntry.Baseline } => "baseline",
        { Ratio: null } => NotComparable,
        { IsApart: null } => TooFew,
        { IsApart: false } => NoDifference,
        _ => row.Ratio < 1 ? "less" : "more",
    };

    private static string? Against(WebStartRow row) => row switch
    {
        { Ratio: null } => null,
        { Contender: WebEntry.Baseline } => "baseline",
        { Ratio: { Low: <= 1, High: >= 1 } } => NoDifference,
        _ => row.Ratio.Median < 1 ? "earlier" : "later",
    };
}
