using System.Text;
using JsonAot.Lab.Measures.Limits;

namespace JsonAot.Lab.Report.Documents;

/// <summary>One contender's part of the time of what it sets out to replace: a row a payload, a column a task, a figure a mode.</summary>
internal static class LimitsMarkdown
{
    private static readonly string[] Tasks = ["read", "read indented", "read reordered", "write buffer", "write bytes"];

    internal static string Table(string contender, IReadOnlyList<LimitTimes> measured)
    {
        var table = new StringBuilder();
        table.Append("| |").AppendJoin("", Tasks.Select(task => $" {task} |")).Append('\n');
        table.Append("|---|").Append(string.Concat(Tasks.Select(_ => "--:|"))).Append('\n');
        foreach (string payload in measured.SelectMany(times => times.Rows).Select(row => row.Payload).Distinct())
        {
            table.Append($"| {payload} |");
            foreach (string task in Tasks)
                table.Append($" {string.Join(" / ", measured.Select(times => Ratio(times, contender, payload, task)))} |");
            table.Append('\n');
        }

        return table.Append('\n').Append(Caption(measured)).ToString();
    }

    private static string Ratio(LimitTimes times, string contender, string payload, string task)
    {
        LimitRow[] rows = [.. times.Rows.Where(row => row.Payload == payload && row.Task == task)];
        LimitRow? own = rows.FirstOrDefault(row => row.Contender == contender);
        double? floor = LimitsNoise.Of([.. times.Rows.Where(row => row.Payload == payload)]);
        return (own is null ? null : LimitsKind.RatioOf(own, LimitsKind.BaselineOf(rows, task), floor)) ?? "n/a";
    }

    private static string Caption(IReadOnlyList<LimitTimes> measured)
    {
        Manifest manifest = measured[0].Manifest;
        string modes = string.Join(" / ", measured.Select(times => times.Manifest.Mode));
        string figure = $"The middle of the fast ones of {InterleavedBatches.Turns} turns";
        string what = $"{modes}: parts of the time of STJ source-gen when reading, of the STJ fast path when writing. "
            + $"{figure} in one process.";
        string floors = string.Join(", ", measured.Select(times => $"{times.Manifest.Mode} {LimitsNoise.Describe(times)}"));
        return $"{what} The noise floor is {floors}. "
            + $"{manifest.Framework} ({manifest.RuntimeVersion}); {manifest.Machine}; {manifest.TakenAt:yyyy-MM-dd}.\n";
    }
}
