using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>The first call, the first ten, the first million; and where the curves of two modes meet.</summary>
internal sealed class WarmUpKind : Kind<Results<WarmUpRow>>
{
    internal override int Place => 40;

    internal override string Plot => "warmup";

    internal override string Command => LabCommand("startup --calls 1000000 --modes jit,r2r,aot,aot-speed");

    internal override IReadOnlyList<TableSpec> Tables { get; } = [Spec()];

    /// <summary>Where nothing is drawn, the curve is a column for each power of ten.</summary>
    private static TableSpec<WarmUpRow> Spec()
    {
        TableSpec<WarmUpRow> spec = new TableSpec<WarmUpRow>(
            "warmup", "Time since the spawn until so many calls were done", deployment => deployment.Rows<WarmUpRow>())
        {
            Layout = new() { IsMerged = true },
        }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Time("first", "first call done", row => PointsOf(row) is [var first, ..] ? first.SinceSpawnNs.Median : null,
                shown: Shown.InReports);
        foreach (int calls in WarmUpPoints.UpTo(int.MaxValue).Where(IsPowerOfTen))
        {
            spec = spec.Time(
                $"{calls}", $"{calls:N0}", row => row.Points.FirstOrDefault(point => point.Calls == calls)?.SinceSpawnNs.Median,
                shown: Shown.OnTerminal);
        }

        return spec
            .Time("cost", "a call, warm", row => row.CostNs, "each")
            .Time("start", "start, warm-up included", row => row.StartNs, shown: Shown.InReports)
            .Text("evens", "calls until break-even", row => MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.InTable)]))
            .Note(row => row.Unavailable ?? MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.WhyNot)]))
            .Series("calls", row => [.. PointsOf(row).Select(point => (double)point.Calls)])
            .Series("totals", row => [.. PointsOf(row).Select(point => point.SinceSpawnNs.Median)])
            .Series("meet", row =>
                [.. row.BreakEvens.Where(even => even.IsKnown).Select(even => even.Calls ?? 0).Where(calls => calls >= 1)]);
    }

    private static WarmUpPoint[] PointsOf(WarmUpRow row) =>
        [.. row.Points.Where(point => point?.SinceSpawnNs is { Median: > 0 } && point.Calls > 0)];

    private static bool IsPowerOfTen(int calls) => $"{calls}".TrimEnd('0') == "1";
}
