using System.Globalization;
using System.Text;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;

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
            text.Append(CultureInfo.InvariantCulture, $"## {Cell(machine)}\n\n").Append(Answer(model, machine)).Append('\n');
            foreach (Section section in Sections.All)
                Append(text, model, machine, section);
        }

        return text.ToString();
    }

    /// <summary>The table of decisions, then a sentence a line.</summary>
    internal static string Answer(ReportModel model, string machine)
    {
        MachineAnswer answer = model.Answers[machine];
        var text = new StringBuilder();
        if (answer.Decisions.Count > 0)
        {
            text.Append("| ").AppendJoin(" | ", Decision.Heads).Append(" |\n|").Append(string.Concat(Decision.Heads.Select(_ => "---|"))).Append('\n');
            foreach (Decision decision in answer.Decisions)
                text.Append("| ").AppendJoin(" | ", decision.Cells.Select(Cell)).Append(" |\n");
            text.Append(CultureInfo.InvariantCulture, $"\n{Cell(Decision.Key)}\n\n");
        }

        foreach (string sentence in answer.Findings.Concat(answer.Doubts))
            text.Append(CultureInfo.InvariantCulture, $"- {Cell(sentence)}\n");
        string said = string.Join('\n', answer.Decisions.SelectMany(decision => decision.Cells).Concat(answer.Findings).Concat(answer.Doubts));
        if (BuiltFromSource.Sentence(model[SteadyKind.Id].Built.Where(built => built.Machine == machine && said.Contains(built.Contender, StringComparison.Ordinal))) is { } source)
            text.Append(CultureInfo.InvariantCulture, $"\n{Cell(source)}\n");
        return text.ToString();
    }

    private static void Append(StringBuilder text, ReportModel model, string machine, Section section)
    {
        if (section.Tables.Count == 0)
            return;
        PrintedTable[] tables = [.. section.Tables.Select(spec => PrintedTable.Of(model, model[spec.Id], machine, lane: null)).Where(table => table.Rows.Count > 0)];
        text.Append(CultureInfo.InvariantCulture, $"### {section.Words.Title}\n\n");
        if (tables.Length == 0)
            text.Append(CultureInfo.InvariantCulture, $"Not measured yet. This measures it: `{section.Command}`\n\n");
        else
            text.Append(CultureInfo.InvariantCulture, $"{section.Words.Lead} {section.Words.HowToRead}\n\n");
        foreach (PrintedTable table in tables)
        {
            text.Append("| ").AppendJoin(" | ", table.Heads.Select(head => Cell(head.Label))).Append(" |\n|")
                .AppendJoin("", table.Heads.Select(head => head.IsFigure ? "--:|" : "---|")).Append('\n');
            foreach (string[] row in table.Rows)
                text.Append("| ").AppendJoin(" | ", row.Select(Cell)).Append(" |\n");
            text.Append('\n');
        }

        if (BuiltFromSource.Sentence(section.BuiltOn(model, machine)) is { } source)
            text.Append(CultureInfo.InvariantCulture, $"{Cell(source)}\n\n");
    }

    /// <summary>Markdown lets HTML through, so a hostile name must not be any; nor is a name code, a link or a picture.</summary>
    internal static string Cell(string text) => text
        .Replace("\\", "\\\\", StringComparison.Ordinal)
        .Replace("*", "\\*", StringComparison.Ordinal)
        .Replace("`", "\\`", StringComparison.Ordinal)
        .Replace("[", "\\[", StringComparison.Ordinal)
        .Replace("|", "\\|", StringComparison.Ordinal)
        .Replace("<", "&lt;", StringComparison.Ordinal)
        .ReplaceLineEndings(" ");
}
