using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Documents;

/// <summary>What one document again and again hides: times and ratios beside those of many documents in turn.</summary>
internal static class VariedTable
{
    internal static string Render(TimesResults[] modes) => string.Join('\n', modes.SelectMany(times => (TextTable[])
    [
        Table(times, "Reading", "Read", TimesResults.PreferredReference),
        Table(times, "Writing", "Write", "STJ fast path"),
    ]).Where(table => table.Rows.Count > 0).Select(Markdown.Of));

    private static TextTable Table(TimesResults times, string title, string verb, string baseline)
    {
        var table = new TextTable(
            "", title, new Head("", IsFigure: false), "one", "64 in turn", "", $"ratio to {baseline}: one", "64 in turn");
        string benchmark = $"Varied.{verb}";
        var rows = times.Rows.Where(row =>
            row is { CpuNs: not null, IsTwin: false } && row.Benchmark?.StartsWith(benchmark, StringComparison.Ordinal) == true);
        foreach (IGrouping<string, TimesRow> payload in rows.GroupBy(row => row.Payload))
        {
            TimesRow? Find(string contender, string which) =>
                payload.FirstOrDefault(row => row.Contender == contender && row.Benchmark == benchmark + which);
            foreach (string contender in payload.Select(row => row.Contender).Distinct())
            {
                if (Find(contender, "One") is not { } one || Find(contender, "Varied") is not { } many)
                    continue;
                string change = $"{many.CpuNs / one.CpuNs - 1:+0 %;-0 %;0 %}{Comparison.Of(many, one, times.NoiseLimit ?? 0)?.Mark}";
                table.Add(
                    payload.Key,
                    one.IsMarkedAdapted ? $"{contender} ({AdaptedLane.Mark})" : contender,
                    Duration.Format(one.CpuNs!.Value),
                    Duration.Format(many.CpuNs!.Value),
                    change,
                    SplicedTables.Ratio(one, Find(baseline, "One"), times),
                    SplicedTables.Ratio(many, Find(baseline, "Varied"), times));
            }
        }

        return table;
    }
}
