using System.Globalization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>The first call, the first ten, the first million; and where the curves of two modes meet.</summary>
internal static class WarmUpTable
{
    internal const string Id = "warmup";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "Cumulative cost", Column.Payload, Column.Contender,
            Column.Time("first", "first call done"), Column.Time("cost", "a call, warm"), Column.Time("start", "start, warm-up included"),
            Column.Text("evens", "calls until break-even"), Column.Text("note", "what to know"), Column.Series("calls"), Column.Series("totals"), Column.Series("meet"));
        foreach (Deployment deployment in deployments)
        {
            foreach (WarmUpRow row in deployment.WarmUp?.Rows ?? [])
            {
                WarmUpPoint[] points = [.. row.Points.Where(point => point?.SinceSpawnNs is { Median: > 0 } && point.Calls > 0)];
                table.Add(
                    deployment, row.Payload, row.Contender, points.Length == 0 ? null : points[0].SinceSpawnNs.Median, row.CostNs, row.StartNs,
                    row.BreakEvens.Count == 0 ? null : string.Join("; ", row.BreakEvens.Select(Describe)), row.Unavailable,
                    points.Select(point => (double)point.Calls).ToArray(), points.Select(point => point.SinceSpawnNs.Median).ToArray(),
                    row.BreakEvens.Select(even => even.Calls).OfType<double>().Where(calls => calls >= 1).ToArray());
            }
        }

        return table;
    }

    private static string Describe(BreakEven even) => even.Calls is { } calls
        ? $"{calls.ToString("N0", CultureInfo.InvariantCulture)} with {even.Against}"
        : $"never with {even.Against}";
}
