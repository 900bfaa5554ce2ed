using System.Text;

namespace JsonAot.Lab.Report.Documents;

/// <summary>What one document again and again hides: times and ratios beside those of many documents in turn.</summary>
internal static class VariedTable
{
    /// <summary>The benchmark class.</summary>
    internal const string Type = "Varied";

    private const string One = "One";
    private const string Many = "Varied";

    /// <returns>Null where they were not measured.</returns>
    internal static string? Render(SteadyState state)
    {
        bool IsPart(SteadyRow row) => row.MedianNs is not null && row.Benchmark.StartsWith($"{Type}.", StringComparison.Ordinal);
        SteadyRow[] rows = [.. state.Rows.Where(IsPart)];
        Func<SteadyRow, SteadyRow?, Comparison?> compare = SplicedTables.Comparer(state);
        var table = new StringBuilder();
        (string, string, string)[] parts = [("Reading", "Read", "STJ source-gen"), ("Writing", "Write", "STJ fast path")];
        foreach ((string title, string verb, string baseline) in parts)
        {
            SteadyRow[] of = [.. rows.Where(row => row.Benchmark.StartsWith($"{Type}.{verb}", StringComparison.Ordinal))];
            if (of.Length == 0)
                continue;
            table.Append($"| {title} | | one | 64 in turn | | ratio to {baseline}: one | 64 in turn |\n|---|---|--:|--:|--:|--:|--:|\n");
            foreach (IGrouping<string, SteadyRow> payload in of.GroupBy(PayloadOf))
                Append(table, payload, verb, baseline, compare);
            table.Append('\n');
        }

        return table.Length > 0 ? table.ToString().TrimEnd() : null;
    }

    private static void Append(
        StringBuilder table,
        IGrouping<string, SteadyRow> payload,
        string verb,
        string baseline,
        Func<SteadyRow, SteadyRow?, Comparison?> compare)
    {
        SteadyRow? Find(string contender, string which) =>
            payload.FirstOrDefault(
                row => row.Parameters[SteadyRow.ContenderParameter] == contender && row.Benchmark == $"{Type}.{verb}{which}");
        string Ratio(SteadyRow row, SteadyRow? to) => SplicedTables.Ratio(row, to, compare);
        foreach (string contender in payload.Select(row => row.Parameters[SteadyRow.ContenderParameter]).Distinct())
        {
            if ((Find(contender, One), Find(contender, Many)) is not ({ MedianNs: { } one } single, { MedianNs: { } many } varied))
                continue;
            string change = $"{(many / one - 1).ToString("+0 %;-0 %;0 %")}{compare(varied, single)?.Mark}";
            string name = single.IsMarkedAdapted ? $"{contender} ({AdaptedLane.Mark})" : contender;
            table.Append($"| {payload.Key} | {name} | {Duration.Format(one)} | {Duration.Format(many)} | {change} ")
                .Append($"| {Ratio(single, Find(baseline, One))} | {Ratio(varied, Find(baseline, Many))} |\n");
        }
    }

    private static string PayloadOf(SteadyRow row) => row.Parameters["Payload"];
}
