using System.Text;

namespace JsonAot.Lab.Report.Documents;

/// <summary>What one document again and again hides: times and ratios beside those of many documents in turn.</summary>
internal static class VariedTable
{
    private const string Type = "Varied";
    private const string One = "One";
    private const string Many = "Varied";

    /// <returns>Null where they were not measured.</returns>
    internal static string? Render(TimesResults times)
    {
        var table = new StringBuilder();
        (string, string, string)[] parts = [("Reading", "Read", TimesResults.PreferredReference), ("Writing", "Write", "STJ fast path")];
        foreach ((string title, string verb, string baseline) in parts)
        {
            TimesRow[] of =
            [
                .. times.Rows.Where(row => row is { CpuNs: not null, IsTwin: false }
                    && row.Benchmark?.StartsWith($"{Type}.{verb}", StringComparison.Ordinal) == true),
            ];
            if (of.Length == 0)
                continue;
            table.Append($"| {title} | | one | 64 in turn | | ratio to {baseline}: one | 64 in turn |\n|---|---|--:|--:|--:|--:|--:|\n");
            foreach (IGrouping<string, TimesRow> payload in of.GroupBy(row => row.Payload))
                Append(table, payload, verb, baseline, times);
            table.Append('\n');
        }

        return table.Length > 0 ? table.ToString().TrimEnd() : null;
    }

    private static void Append(
        StringBuilder table, IGrouping<string, TimesRow> payload, string verb, string baseline, TimesResults times)
    {
        TimesRow? Find(string contender, string which) =>
            payload.FirstOrDefault(row => row.Contender == contender && row.Benchmark == $"{Type}.{verb}{which}");
        foreach (string contender in payload.Select(row => row.Contender).Distinct())
        {
            if ((Find(contender, One), Find(contender, Many)) is not ({ CpuNs: { } one } single, { CpuNs: { } many } varied))
                continue;
            Comparison? compared = Comparison.Of(varied, single, times.NoiseLimit ?? 0);
            string change = $"{(many / one - 1).ToString("+0 %;-0 %;0 %")}{compared?.Mark}";
            string name = single.IsMarkedAdapted ? $"{contender} ({AdaptedLane.Mark})" : contender;
            table.Append($"| {payload.Key} | {name} | {Duration.Format(one)} | {Duration.Format(many)} | {change} ")
                .Append($"| {SplicedTables.Ratio(single, Find(baseline, One), times)} ")
                .Append($"| {SplicedTables.Ratio(varied, Find(baseline, Many), times)} |\n");
        }
    }
}
