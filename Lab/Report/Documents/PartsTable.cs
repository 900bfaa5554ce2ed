using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using JsonAot.Turns;

namespace JsonAot.Lab.Report.Documents;

/// <summary>How many times as fast a contender is as what it replaces: a row a payload, a column a call, a figure a mode.</summary>
internal static class PartsTable
{
    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    private static readonly Call[] Calls =
    [
        new("read", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Canonical),
        new("read indented", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Indented),
        new("read reordered", TimesResults.PreferredReference, TimesRow.Reading, TimesRow.Utf8, DocumentForm.Reordered),
        new("write buffer", "STJ fast path", TimesRow.Writing, "buffer", DocumentForm.Canonical),
        new("write bytes", "STJ fast path", TimesRow.Writing, TimesRow.Utf8, DocumentForm.Canonical),
    ];

    internal static string Render(string contender, IReadOnlyList<TimesResults> modes)
    {
        var table = new TextTable("", ["", .. Calls.Select(call => call.Head)]);
        // Of the others there is nothing to put beside the first column.
        var inForms = modes.SelectMany(mode => mode.Rows).Where(row => row is { IsCall: true, Form: not TimesRow.Canonical });
        foreach (string payload in inForms.Select(row => row.Payload).Distinct())
            table.Add([payload, .. Calls.Select(call => string.Join(" / ", modes.Select(mode => Speed(mode, payload, contender, call))))]);
        return $"{Markdown.Of(table)}\n{string.Join(" / ", modes.Select(mode => mode.Manifest.Mode))}: x as fast as "
            + $"{TimesResults.PreferredReference} when reading, as the STJ fast path when writing.";
    }

    private static string Speed(TimesResults mode, string payload, string contender, Call call)
    {
        TimesRow? Row(string name) => mode.Rows.FirstOrDefault(row =>
            row.Name == TimesRow.NameOf(payload, name, call.Direction, call.Lane, call.Form) && !row.IsTwin);
        Comparison? compared = Row(contender) is { } row ? Comparison.Of(row, Row(call.Baseline), mode.NoiseLimit ?? 0) : null;
        return compared?.Words ?? "n/a";
    }

    private sealed record Call(string Head, string Baseline, string Direction, string Lane, string Form);
}
