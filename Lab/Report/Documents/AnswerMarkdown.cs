using System.Text;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The answer of one machine, as README has it: the table of decisions, then a sentence a line.</summary>
internal static class AnswerMarkdown
{
    internal static string Of(ReportModel model, string machine)
    {
        MachineAnswer answer = model.Answers[machine];
        var text = new StringBuilder();
        if (answer.Decisions.Count > 0)
            AppendTable(text, answer.Decisions);
        foreach (string sentence in answer.Findings.Concat(answer.Doubts))
            text.Append($"- {Cell(sentence)}\n");
        IEnumerable<string> said = answer.Decisions.SelectMany(decision => decision.Cells).Concat(answer.Findings).Concat(answer.Doubts);
        if (BuiltFromSource.Sentence(BuiltAmong(model, machine, string.Join('\n', said))) is { } source)
            text.Append($"\n{Cell(source)}\n");
        return text.ToString();
    }

    private static void AppendTable(StringBuilder text, IReadOnlyList<Decision> decisions)
    {
        text.Append("| ").AppendJoin(" | ", Decision.Heads).Append(" |\n");
        text.Append('|').Append(string.Concat(Decision.Heads.Select(_ => "---|"))).Append('\n');
        foreach (Decision decision in decisions)
            text.Append("| ").AppendJoin(" | ", decision.Cells.Select(Cell)).Append(" |\n");
        text.Append($"\n{Cell(Decision.Key)}\n\n");
    }

    /// <summary>Those whose packages a person built, as far as the text names them.</summary>
    private static IEnumerable<BuiltFromSource> BuiltAmong(ReportModel model, string machine, string text) =>
        model[SteadyTable.Id].Built.Where(built => built.Machine == machine && text.Contains(built.Contender, StringComparison.Ordinal));

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
