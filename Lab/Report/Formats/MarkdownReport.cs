using System.Globalization;
using System.Text;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;

namespace JsonAot.Lab.Report.Formats;

/// <summary>The same tables for a pull request or a wiki.</summary>
internal static class MarkdownReport
{
    internal static string Render(ReportModel model)
    {
        var text = new StringBuilder("# JSON serializers under the JIT and NativeAOT\n\n");
        foreach (string file in model.Skipped)
            text.Append(CultureInfo.InvariantCulture, $"> Left out: {Cell(file)}\n\n");
        if (model.Machines.Count == 0)
            text.Append(CultureInfo.InvariantCulture, $"Nothing is measured yet: `{BenchmarkCommands.Steady}`\n");
        foreach (string machine in model.Machines)
        {
            text.Append(CultureInfo.InvariantCulture, $"## {Cell(machine)}\n\n").Append(Verdict(model, machine)).Append('\n');
            foreach (Section section in Sections.All)
                Append(text, model, machine, section);
        }

        return text.ToString();
    }

    /// <summary>The three sentences, a line each.</summary>
    internal static string Verdict(ReportModel model, string machine) =>
        string.Concat(model.Verdicts[machine].Select((sentence, i) => string.Create(CultureInfo.InvariantCulture, $"{i + 1}. {Cell(sentence)}\n")));

    private static void Append(StringBuilder text, ReportModel model, string machine, Section section)
    {
        PrintedTable[] tables = [.. section.Tables.Select(spec => PrintedTable.Of(model, model[spec.Id], machine, lane: null)).Where(table => table.Rows.Count > 0)];
        text.Append(CultureInfo.InvariantCulture, $"### {section.Words.Title}\n\n");
        if (tables.Length == 0)
            text.Append(CultureInfo.InvariantCulture, $"Not measured yet. This measures it: `{section.Command}`\n\n");
        else
            text.Append(CultureInfo.InvariantCulture, $"{section.Words.Lead} {section.Words.HowToRead}\n\n");
        foreach (PrintedTable table in tables)
        {
            text.Append("| ").AppendJoin(" | ", table.Heads.Select(head => Cell(head.Label))).Append(" |\n|").Append(string.Concat(table.Heads.Select(head => head.IsFigure ? "--:|" : "---|"))).Append('\n');
            foreach (string[] row in table.Rows)
                text.Append("| ").AppendJoin(" | ", row.Select(Cell)).Append(" |\n");
            text.Append('\n');
        }
    }

    /// <summary>Markdown lets HTML through, so a hostile name must not be any.</summary>
    internal static string Cell(string text) => text
        .Replace("\\", "\\\\", StringComparison.Ordinal)
        .Replace("*", "\\*", StringComparison.Ordinal)
        .Replace("|", "\\|", StringComparison.Ordinal)
        .Replace("<", "&lt;", StringComparison.Ordinal)
        .ReplaceLineEndings(" ");
}
