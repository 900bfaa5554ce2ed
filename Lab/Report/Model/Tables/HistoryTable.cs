using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>How the followed contenders have moved: what earlier commits said, and last what the results say now.</summary>
internal static class HistoryTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("history", "Earlier commits", LinesOf)
        .Payload(line => line.Row.Parameters["Payload"])
        .Name("lane", "lane", line => SteadyKind.LaneOf(line.Row))
        .Name("direction", "direction", line => line.Row.Category.ToLowerInvariant())
        .Contender(line => line.Row.Parameters["Contender"])
        .Key("state", "date and commit", line => line.State)
        .Time("time", "median", line => line.Row.MedianNs is > 0 and var median ? median : null)
        .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
        .Count("collected", "collections", line => line.Row.Gen0, shown: Shown.InData);

    /// <summary>Nothing has moved where there is only one state. Disturbed rows are left out: a neighbour made them slower, and no commit did.</summary>
    private static IEnumerable<Line> LinesOf(Deployment deployment)
    {
        if (deployment.History.Count == 0 || deployment.Of<SteadyState>() is not { } now)
            return [];
        string today = Snapshot.StateOf(now.Manifest.TakenAt, now.Manifest.Commit);
        return deployment.History.Where(state => state.State != today).Append((State: today, Steady: now)).OrderBy(state => state.Steady.Manifest.TakenAt)
            .SelectMany(state => state.Steady.Rows.Where(row => IsFollowed(row) && !row.IsDisturbed).Select(row => new Line(state.State, row)));
    }

    private static bool IsFollowed(SteadyRow row) => SteadyKind.IsMatrix(row) && Snapshot.Followed.Contains(row.Parameters["Contender"]);

    private sealed record Line(string State, SteadyRow Row);
}
