using JsonAot.Lab.Tables;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Limits;

/// <summary>How close code can come to the limit: source generation, hand-written code, SpanCodec, and the floor below them.</summary>
internal sealed class LimitsKind : Kind<LimitTimes>
{
    internal override int Place => 110;

    internal override IVerb Verb => new LimitsVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<LimitLine>("limits", "How close to the limit", LinesOf) { Layout = new() { Across = "task", Figures = Figures.Joined } }
            .Payload(line => line.Row.Payload)
            .Key("task", "task", line => line.Row.Task, Shown.InReports)
            .Key("task", "task", line => line.Row.Task == LimitsTime.AllTasks ? "" : line.Row.Task, Shown.OnTerminal)
            .Contender(line => line.Row.Contender)
            .Key("kind", "kind", line => LimitsNoise.FirstNameOf(line.Row) is null ? "contender" : "again", Shown.InData)
            .Time("time", "time", line => line.Row.Time)
            .Text("compared", "ratio", line => line.Compared, shown: Shown.InReports)
            .Text("compared", "ratio", line => line.Compared is { } ratio ? $"({ratio})" : null, shown: Shown.OnTerminal)
            .Ratio("ratio", "ratio", line => line.Ratio, shown: Shown.InData)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Note(line => line.Row.Unavailable ?? (line.Row.IsMarkedAdapted ? AdaptedLane.Sentence : null)),
    ];

    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    internal static LimitRow? BaselineOf(IEnumerable<LimitRow> rows, string task)
    {
        string baseline = task.StartsWith("read", StringComparison.Ordinal) ? "STJ source-gen" : "STJ fast path";
        return rows.FirstOrDefault(row => row.Task == task && row.Contender == baseline);
    }

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        from times in measured.OfType<LimitTimes>()
        from name in times.Rows.Where(row => row.Time is not null).Select(LimitsNoise.FirstNameOf).OfType<string>().Distinct()
        select $"{times.Manifest.Mode}: {name} under two names differs by at most {LimitsNoise.Describe(times)}, 95 times in 100; smaller differences are ties.";

    /// <summary>A ratio with its mark, as in other tables. A time has no interval: the floor alone says what is a tie.</summary>
    internal static string? RatioOf(LimitRow row, LimitRow? baseline, double? floor)
    {
        if (row.Time is not > 0 || baseline?.Time is not > 0)
            return null;
        if (row == baseline)
            return RatioText.Of(1);
        var compared = Comparison.Of(Estimate.Exactly(row.Time.Value), Estimate.Exactly(baseline.Time.Value), floor ?? 0);
        return $"{RatioText.Of(compared.Ratio)}{compared.Mark}";
    }

    private static IEnumerable<LimitLine> LinesOf(Deployment deployment) =>
        from payload in (deployment.Of<LimitTimes>()?.Rows ?? []).GroupBy(row => row.Payload)
        let floor = LimitsNoise.Of([.. payload])
        from row in payload.OrderBy(row => row.Task, StringComparer.Ordinal)
        let baseline = BaselineOf(payload, row.Task)
        select new LimitLine(row, baseline?.Time > 0 ? row.Time / baseline.Time : null, RatioOf(row, baseline, floor));

    /// <param name="Ratio">To the baseline of its payload and task.</param>
    private sealed record LimitLine(LimitRow Row, double? Ratio, string? Compared);
}
