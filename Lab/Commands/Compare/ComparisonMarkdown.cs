using System.Globalization;
using System.Text;
using JsonAot.Lab.Report.Formats;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>For a pull request: the sum, what changed, and the rest folded away.</summary>
internal static class ComparisonMarkdown
{
    internal static string Of(FolderComparison comparison)
    {
        var text = new StringBuilder();
        text.Append("## Measured again\n\n").Append(comparison.Summary).Append(".\n");
        foreach (FileComparison file in comparison.Files)
            Append(text, file);
        return text.ToString();
    }

    private static void Append(StringBuilder text, FileComparison file)
    {
        text.Append("\n### ").Append(Escape(ComparisonText.TitleOf(file))).Append("\n\n");
        if (file is { Before: { } a, After: { } b })
            text.Append(CultureInfo.InvariantCulture, $"A: {Escape(a.Commit)}, {a.TakenAt:yyyy-MM-dd}. B: {Escape(b.Commit)}, {b.TakenAt:yyyy-MM-dd}. ")
                .Append(CultureInfo.InvariantCulture, $"{Escape(b.Machine.ToString())}; {Escape(b.RuntimeVersion)}; {Escape(b.Tool)}.\n");
        foreach (string remark in file.Remarks)
            text.Append(Escape(remark)).Append('\n');

        RowComparison[] changed = [.. file.Rows.Where(row => row.Change is Change.Regressed or Change.Improved).OrderBy(row => row.Change)];
        text.Append('\n');
        if (changed.Length > 0)
            AppendTable(text, changed);
        else
            text.Append("No row has changed.\n");
        RowComparison[] same = [.. file.Rows.Where(row => row.Change == Change.Same)];
        if (same.Length > 0)
        {
            text.Append(CultureInfo.InvariantCulture, $"\n<details><summary>{same.Length} same</summary>\n\n");
            AppendTable(text, same);
            text.Append("\n</details>\n");
        }

        IGrouping<string, string>[] refused = [.. file.Rows.Where(row => row.Reason is not null).GroupBy(row => row.Reason!, row => row.Row)];
        if (refused.Length == 0)
            return;
        text.Append(CultureInfo.InvariantCulture, $"\n<details><summary>{refused.Sum(group => group.Count())} not comparable</summary>\n\n");
        foreach (IGrouping<string, string> group in refused)
            text.Append("- ").Append(Escape(group.Key)).Append(": ").AppendJoin(", ", group.Select(Escape)).Append('\n');
        text.Append("\n</details>\n");
    }

    private static void AppendTable(StringBuilder text, IEnumerable<RowComparison> rows)
    {
        text.Append("| | A | B | B / A | 95 % interval | |\n|---|--:|--:|--:|:-:|---|\n");
        foreach (RowComparison row in rows)
        {
            string words = ComparisonText.Words(row.Change);
            text.Append($"| {Escape(row.Row)} | {ComparisonText.Time(row.BeforeNs)} | {ComparisonText.Time(row.AfterNs)} ")
                .Append($"| {ComparisonText.Ratio(row)} | {ComparisonText.Interval(row)} | ")
                .Append(row.Change == Change.Same ? words : $"**{words}**")
                .Append(row.Note is null ? "" : $" ({Escape(row.Note)})")
                .Append(" |\n");
        }
    }

    // Names come from files that anybody may have written: they must not become markup or end a cell. An entity would be shown as another character.
    private static string Escape(string text) => MarkdownReport.Cell(text.Replace("&", "&amp;", StringComparison.Ordinal));
}
