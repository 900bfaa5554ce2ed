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
            .Time("least", "fastest batch", line => line.Row.MinNs)
            .Ratio("ratio", "ratio", line => line.Ratio)
            .Time("median", "median", line => line.Row.MedianNs, shown: Shown.InReports)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Note(line => line.Row.Unavailable ?? (line.Row.IsMarkedAdapted ? AdaptedLane.Sentence : null)),
    ];

    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    internal static LimitRow? BaselineOf(IEnumerable<LimitRow> rows, string task)
    {
        string baseline = task.StartsWith("read", StringComparison.Ordinal) ? "STJ source-gen" : "STJ fast path";
        return rows.FirstOrDefault(row => row.Task == task && row.Contender == baseline);
    }

    private static IEnumerable<LimitLine> LinesOf(Deployment deployment) =>
        from payload in (deployment.Of<LimitTimes>()?.Rows ?? []).GroupBy(row => row.Payload)
        from row in payload.OrderBy(row => row.Task, StringComparer.Ordinal)
        let baseline = BaselineOf(payload, row.Task)?.MinNs
        select new LimitLine(row, baseline > 0 ? row.MinNs / baseline : null);

    /// <param name="Ratio">To the baseline of its payload and task.</param>
    private sealed record LimitLine(LimitRow Row, double? Ratio);
}
