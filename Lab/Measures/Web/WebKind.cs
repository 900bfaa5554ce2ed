using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What a serializer changes in a web program.</summary>
internal sealed class WebKind : Kind<WebResults>
{
    internal override IVerb Verb => new WebVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<LoadLine>("web", "Requests", LinesOf)
            {
                Layout = new() { By = [Column.Payload, "operation"] },
            }
            .Payload(line => line.Row.Payload)
            .Key("operation", "operation", line => line.Row.Operation)
            .Contender(line => line.Row.Contender)
            .Key("kind", "kind", line => line.Row.IsFloor ? "floor" : "contender", Shown.InData)
            .Bytes("body", "body", line => line.Row.BodyBytes, shown: Shown.InReports)
            .Time("cpu", "processor time", line => line.Row.CpuNs?.Median, "CPU")
            .Time("from", "low", line => line.Interval?.Low)
            .Time("to", "high", line => line.Interval?.High)
            .Text("speed", "x as fast as STJ source-gen", line => line.Speed, "x as fast")
            .Text("interval", "95 % interval", line => line.Compared is { IsKnown: true } known ? RatioText.IntervalOf(known.Speed) : null)
            .Count(
                "persecond", "requests per second", line => line.Row.PerSecond is { } count ? Math.Round(count) : null, "per second")
            .Time("p50", "median latency", line => line.Row.P50Ns, "p50")
            .Time("p99", "99th percentile", line => line.Row.P99Ns, "p99")
            .Note(line => line.Row.Unavailable
                ?? MeasuringVerb.Joined(line.WhyNoRatio, Corrected.ReasonOfServer(line.Row.Contender, line.Row.TakenAt))),
        new TableSpec<WebStartRow>("webstart", "First answer", deployment => deployment.Of<WebResults>()?.Starts ?? [])
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Key("kind", "kind", row => row.Kind.ToString().ToLowerInvariant(), Shown.InData)
            .Time("main", "to Main", row => row.ToMainNs?.Median)
            .Time("listening", "listening", row => row.ListeningNs?.Median)
            .Time("answered", "first answer", row => row.AnsweredNs?.Median)
            .Share(
                "error", "±", row => row.Rounds >= Intervals.LeastLaunches ? row.AnsweredNs?.RelativeError : null,
                shown: Shown.OnTerminal)
            .Text(
                "speed", "x as fast as STJ source-gen",
                row => row.Contender == WebEntry.Baseline ? RatioText.Baseline : row.Compared?.Words, "x as fast")
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
            string slices = string.Join(" or ", loaded.Select(row => row.Samples.Count).Distinct());
            yield return $"{LoadGenerator.Connections} connections of wrk, {slices} slices of {LoadGenerator.SliceSeconds} s each, "
                + $"in a shuffled order; all servers start anew after each two.";
            yield return "Each request was verified before the load. Rows with figures had no failed request.";
        }

        foreach (WebResults results in all)
        {
            foreach (WebStartRow twin in results.Starts.Where(row => row.Kind == StartupKind.Twin && row.Ratio is not null))
            {
                yield return $"{results.Manifest.Mode}: the twin of {WebEntry.Baseline} was {new Comparison(twin.Ratio!.Inverted()).Words} "
                    + "as fast as itself in its first answer.";
            }
        }
    }

    private static IEnumerable<LoadLine> LinesOf(Deployment deployment)
    {
        IReadOnlyList<WebLoadRow> loads = deployment.Of<WebResults>()?.Loads ?? [];
        return loads.Select(row => new LoadLine(row, WebRows.Compared(row, loads)));
    }

    private sealed record LoadLine(WebLoadRow Row, Comparison? Compared)
    {
        private bool IsBaseline => Row.Contender == WebEntry.Baseline;

        internal Estimate? Interval => Row.Generations.Count >= Intervals.LeastGenerations ? Row.CpuNs : null;

        internal string? Speed => IsBaseline && Row.CpuNs is not null ? RatioText.Baseline : Compared?.Words;

        internal string? WhyNoRatio => Row.CpuNs is null || IsBaseline || Compared is not null ? null : TimesResults.NotBeside;
    }
}
