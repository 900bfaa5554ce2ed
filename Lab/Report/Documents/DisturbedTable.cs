using System.Globalization;
using System.Text;
using JsonAot.Lab.Report.Model;

namespace JsonAot.Lab.Report.Documents;

/// <summary>A row a ratio, a column a run: what the neighbour changes is seen along the line.</summary>
internal static class DisturbedTable
{
    // Since then a floor is made as docs/method.md says now.
    private static readonly DateTimeOffset NewRule = new(2026, 11, 24, 0, 0, 0, TimeSpan.Zero);

    internal static string Render(DisturbedRuns runs)
    {
        DisturbedRun[] quiet = [.. runs.Runs.Where(run => !run.IsDisturbed)];
        DisturbedRun[] disturbed = [.. runs.Runs.Where(run => run.IsDisturbed)];
        DisturbedRun[] all = [.. quiet, .. disturbed];
        var table = new StringBuilder();
        string heads = Cells(all, run => $"{(run.IsDisturbed ? "disturbed" : "quiet")} {run.Number}");
        table.Append(CultureInfo.InvariantCulture, $"| ratio to the baseline | {heads} | a neighbour changes at most |\n");
        table.Append("|---|").Append(string.Concat(all.Select(_ => "--:|"))).Append("--:|\n");
        foreach (string benchmark in all.SelectMany(run => run.Ratios).Select(ratio => ratio.Benchmark).Distinct())
        {
            double? Of(DisturbedRun run) => run.Ratios.FirstOrDefault(ratio => ratio.Benchmark == benchmark)?.Ratio;
            double[] without = [.. quiet.Select(Of).OfType<double>().Order()];
            double[] with = [.. disturbed.Select(Of).OfType<double>()];
            string most = without.Length == 0 || with.Length == 0 ? "n/a" : Percent(with.Max(ratio => Math.Abs(ratio / without[without.Length / 2] - 1)));
            table.Append(CultureInfo.InvariantCulture, $"| {benchmark} | {Cells(all, run => Of(run)?.ToString("0.000", CultureInfo.InvariantCulture) ?? "n/a")} | {most} |\n");
        }

        table.Append(CultureInfo.InvariantCulture, $"| *noise floor* | {Cells(all, run => run.Floor is { } floor ? Percent(floor) : "n/a")} | |\n");
        table.Append(CultureInfo.InvariantCulture, $"| *seconds* | {Cells(all, run => run.Seconds.ToString("0", CultureInfo.InvariantCulture))} | |\n");
        return table.ToString();
    }

    /// <summary>What is kept of a run is the floor that it printed, and not the rows that it was made of.</summary>
    internal static string RuleOf(DisturbedRuns runs) =>
        runs.Manifest.TakenAt < NewRule ? string.Create(CultureInfo.InvariantCulture, $" Floors are those that the runs printed, by the rule until {NewRule:yyyy-MM-dd}.") : "";

    private static string Cells(IEnumerable<DisturbedRun> runs, Func<DisturbedRun, string> cell) => string.Join(" | ", runs.Select(cell));

    private static string Percent(double part) => part.ToString("P1", CultureInfo.InvariantCulture);
}
