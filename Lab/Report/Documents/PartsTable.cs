using System.Text;
using JsonAot.Turns;

namespace JsonAot.Lab.Report.Documents;

/// <summary>One contender's part of the time of what it sets out to replace: a row a payload, a column a call, a figure a mode.</summary>
internal static class PartsTable
{
    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    private static readonly (string Head, string Baseline, string Direction, string Lane, string Form)[] Calls =
    [
        ("read", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Canonical),
        ("read indented", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Indented),
        ("read reordered", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Reordered),
        ("write buffer", "STJ fast path", TimesRow.Writing, "buffer", DocumentForm.Canonical),
        ("write bytes", "STJ fast path", TimesRow.Writing, TimesRow.Utf8, DocumentForm.Canonical),
    ];

    internal static string Render(string contender, IReadOnlyList<TimesResults> modes)
    {
        var table = new StringBuilder();
        table.Append("| |").AppendJoin("", Calls.Select(call => $" {call.Head} |")).Append('\n');
        table.Append("|---|").Append(string.Concat(Calls.Select(_ => "--:|"))).Append('\n');
        foreach (string payload in modes.SelectMany(mode => mode.Rows).Where(row => row.IsCall).Select(row => row.Payload).Distinct())
        {
            table.Append($"| {payload} |");
            foreach (var call in Calls)
                table.Append($" {string.Join(" / ", modes.Select(mode => Ratio(mode, call)))} |");
            table.Append('\n');

            string Ratio(TimesResults mode, (string Head, string Baseline, string Direction, string Lane, string Form) call)
            {
                TimesRow? Row(string name) => mode.Rows.FirstOrDefault(row =>
                    row.Name == TimesRow.NameOf(payload, name, call.Direction, call.Lane, call.Form) && !row.IsTwin);
                return Row(contender) is { } row ? Comparison.Of(row, Row(call.Baseline), mode.NoiseLimit ?? 0)?.Words ?? "n/a" : "n/a";
            }
        }

        return table.ToString();
    }

    internal static string Explanation(IReadOnlyList<TimesResults> modes) =>
        $"{string.Join(" / ", modes.Select(mode => mode.Manifest.Mode))}: parts of the time of "
        + $"{TimesResults.PreferredReference} when reading, of the STJ fast path when writing.";
}
