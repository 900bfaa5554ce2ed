using System.Text;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The answer of one machine, as README has it: the table of decisions, then a sentence a line.</summary>
internal static class AnswerMarkdown
{
    internal static string Of(ReportModel model, string machine)
    {
        MachineAnswer answer = model.Answers[machine];
        var text = new StringBuilder();
        if (answer.Decisions.Count > 0)
            text.Append($"{Markdown.Of(answer.Table())}\n{Markdown.Text(Decision.Key(answer.Decisions))}\n\n");
        foreach (string sentence in answer.Findings.Concat(answer.Doubts))
            text.Append($"- {Markdown.Text(sentence)}\n");
        // Contenders that the answer names, and whose packages a person built.
        IEnumerable<BuiltFromSource> built = model[SteadyTable.Id].Built
            .Where(one => one.Machine == machine && answer.Says(one.Contender));
        if (BuiltFromSource.Sentence(built) is { } source)
            text.Append($"\n{Markdown.Text(source)}\n");
        return text.ToString();
    }
}
