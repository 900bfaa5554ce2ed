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
        var table = new StringBuilder();
        foreach ((string title, string verb, string baseline) in new[] { ("Reading", "Read", "STJ source-gen"), ("Writing", "Write", "STJ fast path") })
        {
            SteadyRow[] of = [.. rows.Where(row => row.Benchmark.StartsWith($"{Many}.{verb}", StringComparison.Ordinal))];
            if (of.Length == 0)
                continue;
            table.Append(CultureInfo.InvariantCulture, $"| {title} | | one | 64 in turn | | ratio to {baseline}: one | 64 in turn |\n|---|---|--:|--:|--:|--:|--:|\n");
            foreach (IGrouping<string, SteadyRow> payload in of.GroupBy(PayloadOf))
                Append(table, payload, verb, baseline);
            table.Append('\n');
        }

        return table.Length > 0 ? table.ToString().TrimEnd() : null;
    }

    private static void Append(StringBuilder table, IGrouping<string, SteadyRow> payload, string verb, string baseline)
    {
        double? Time(string contender, string which) =>
            payload.FirstOrDefault(row => row.Parameters[SteadyRow.ContenderParameter] == contender && row.Benchmark == $"{Many}.{verb}{which}")?.MedianNs;
        foreach (string contender in payload.Select(row => row.Parameters[SteadyRow.ContenderParameter]).Distinct())
        {
            if ((Time(contender, One), Time(contender, Many)) is not ({ } one, { } many))
                continue;
            string Ratio(double time, string which) => Time(baseline, which) is { } under ? (time / under).ToString("0.00", CultureInfo.InvariantCulture) : "";
            string change = (many / one - 1).ToString("+0 %;-0 %;0 %", CultureInfo.InvariantCulture);
            table.Append(CultureInfo.InvariantCulture, $"| {payload.Key} | {contender} | {Duration.Format(one)} | {Duration.Format(many)} | {change} ")
                .Append(CultureInfo.InvariantCulture, $"| {Ratio(one, One)} | {Ratio(many, Many)} |\n");
        }
    }

    private static string PayloadOf(SteadyRow row) => row.Parameters["Payload"];
}
