using System.Globalization;
using System.Text;

namespace JsonAot.Lab.Report.Documents;

/// <summary>What one document again and again hides: times and ratios beside those of many documents in turn.</summary>
internal static class VariedTable
{
    private const string One = "One";
    private const string Many = "Varied";

    /// <returns>Null where they were not measured.</returns>
    internal static string? Render(SteadyState state)
    {
        SteadyRow[] rows = [.. state.Rows.Where(row => row.Benchmark.StartsWith($"{Many}.", StringComparison.Ordinal) && row.MedianNs is not null)];
        double? floor = NoiseFloor.Of(state);
        var times = new SteadyTimes(state);
        string Ratio(SteadyRow row, SteadyRow? baseline) => SplicedTables.Ratio(row, baseline, times, floor);
        var table = new StringBuilder();
        foreach ((string title, string verb, string baseline) in new[] { ("Reading", "Read", "STJ source-gen"), ("Writing", "Write", "STJ fast path") })
        {
            SteadyRow[] of = [.. rows.Where(row => row.Benchmark.StartsWith($"{Many}.{verb}", StringComparison.Ordinal))];
            if (of.Length == 0)
                continue;
            table.Append(CultureInfo.InvariantCulture, $"| {title} | | one | 64 in turn | | ratio to {baseline}: one | 64 in turn |\n|---|---|--:|--:|--:|--:|--:|\n");
            foreach (IGrouping<string, SteadyRow> payload in of.GroupBy(PayloadOf))
                Append(table, payload, verb, baseline, Ratio);
            table.Append('\n');
        }

        return table.Length > 0 ? table.ToString().TrimEnd() : null;
    }

    private static void Append(StringBuilder table, IGrouping<string, SteadyRow> payload, string verb, string baseline, Func<SteadyRow, SteadyRow?, string> ratio)
    {
        SteadyRow? Find(string contender, string which) =>
            payload.FirstOrDefault(row => row.Parameters[SteadyRow.ContenderParameter] == contender && row.Benchmark == $"{Many}.{verb}{which}");
        foreach (string contender in payload.Select(row => row.Parameters[SteadyRow.ContenderParameter]).Distinct())
        {
            if ((Find(contender, One), Find(contender, Many)) is not ({ MedianNs: { } one } single, { MedianNs: { } many } varied))
                continue;
            string change = (many / one - 1).ToString("+0 %;-0 %;0 %", CultureInfo.InvariantCulture);
            string name = single.IsMarkedAdapted ? $"{contender} ({AdaptedLane.Mark})" : contender;
            table.Append(CultureInfo.InvariantCulture, $"| {payload.Key} | {name} | {Duration.Format(one)} | {Duration.Format(many)} | {change} ")
                .Append(CultureInfo.InvariantCulture, $"| {ratio(single, Find(baseline, One))} | {ratio(varied, Find(baseline, Many))} |\n");
        }
    }

    private static string PayloadOf(SteadyRow row) => row.Parameters["Payload"];
}
