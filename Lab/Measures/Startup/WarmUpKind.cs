using JsonAot.Probe.Start;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>The first call, the first ten, the first million; and where the curves of two modes meet.</summary>
internal sealed class WarmUpKind : Kind<Results<WarmUpRow>>
{
    internal override int Place => 40;

    private static readonly TableSpec Curves = new TableSpec<WarmUpRow>("warmup", "Cumulative cost", RowsOf)
        .Payload(row => row.Payload)
        .Contender(row => row.Contender)
        .Time("first", "first call done", row => PointsOf(row) is [var first, ..] ? first.SinceSpawnNs.Median : null)
        .Time("cost", "a call, warm", row => row.CostNs)
        .Time("start", "start, warm-up included", row => row.StartNs)
        .Text("evens", "calls until break-even", Evens)
        .Note(NoteOf)
        .Series("calls", row => [.. PointsOf(row).Select(point => (double)point.Calls)])
        .Series("totals", row => [.. PointsOf(row).Select(point => point.SinceSpawnNs.Median)])
        .Series("meet", row => [.. row.BreakEvens.Where(even => even.IsKnown).Select(even => even.Calls ?? 0).Where(calls => calls >= 1)]);

    internal override string Plot => "warmup";

    internal override string Command => LabCommand("startup --calls 1000000 --modes jit,r2r,aot,aot-speed");

    internal override IReadOnlyList<TableSpec> Tables => [Curves];

    /// <summary>Where nothing is drawn, the curve is a column for each power of ten.</summary>
    internal override IReadOnlyList<TableSpec> OnTerminal => [Powers()];

    private static TableSpec<WarmUpRow> Powers()
    {
        TableSpec<WarmUpRow> spec = new TableSpec<WarmUpRow>("powers", "Time since the spawn until so many calls were done", RowsOf)
        {
            Layout = new() { IsMerged = true },
        }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender);
        foreach (int calls in WarmUpPoints.UpTo(int.MaxValue).Where(IsPowerOfTen))
        {
            spec = spec.Time(
                calls.ToString(),
                calls.ToString("N0"),
                row => row.Points.FirstOrDefault(point => point.Calls == calls)?.SinceSpawnNs.Median);
        }

        return spec.Time("each", "each", row => row.CostNs).Text("evens", "calls until break-even", Evens).Note(NoteOf);
    }

    private static IReadOnlyList<WarmUpRow> RowsOf(Deployment deployment) => deployment.Rows<WarmUpRow>();

    private static WarmUpPoint[] PointsOf(WarmUpRow row) =>
        [.. row.Points.Where(point => point?.SinceSpawnNs is { Median: > 0 } && point.Calls > 0)];

    private static string? Evens(WarmUpRow row) => MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.InTable)]);

    private static string? NoteOf(WarmUpRow row) =>
        row.Unavailable ?? MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.WhyNot)]);

    private static bool IsPowerOfTen(int calls)
    {
        while (calls % 10 == 0)
            calls /= 10;
        return calls == 1;
    }
}
