using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Documents;

/// <summary>Gigabytes of document a second, read / written, as authors of other languages give their figures.</summary>
internal static class DocumentSpeeds
{
    internal static string Render(string[] payloads, IReadOnlyList<TimesResults> modes) =>
        $"{string.Join("\n", modes.Select(mode => Table(payloads, mode)))}\n–, or no row: it cannot do it, or loses or changes something.";

    private static string Table(string[] payloads, TimesResults mode)
    {
        var table = new TextTable("", [mode.Manifest.Mode, .. payloads.Select(payload => new Head(payload))]);
        var contenders = mode.Rows.Where(row => payloads.Contains(row.Payload) && IsShown(row)).GroupBy(row => row.Contender);
        foreach (var own in contenders.OrderByDescending(rows => rows.Average(row => row.MegabytesPerSecond)))
            table.Add([ShownName.Marked(own.Key), .. payloads.Select(payload => Pair(own, payload))]);
        return Markdown.Of(table);
    }

    /// <summary>Code by hand, copies and binary formats are no JSON library; what loses members does less work.</summary>
    private static bool IsShown(TimesRow row) => row is
        { IsTest: true, Lane: TimesRow.Utf8, MegabytesPerSecond: not null, IsLossy: false, IsBinary: false, IsBareCopy: false }
        && !NotForEverybody.Includes(row.Contender);

    private static string Pair(IEnumerable<TimesRow> rows, string payload)
    {
        return $"{Speed(TimesRow.Reading)} / {Speed(TimesRow.Writing)}";

        string Speed(string direction) => rows.FirstOrDefault(row => row.Payload == payload && row.Direction == direction)
            is { MegabytesPerSecond: { } speed } ? (speed / 1e3).ToString("0.00") : "–";
    }
}
