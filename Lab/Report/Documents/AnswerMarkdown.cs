using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The answer of the machine that the report opens with, as README has it.</summary>
internal static class AnswerMarkdown
{
    /// <summary>For who reads nothing else: what to take for the first needs that there are.</summary>
    internal static string Short(MachineAnswer answer)
    {
        string[] needs = ["cold", "a hot path", ContenderSets.NewtonsoftJson];
        IEnumerable<Decision> first = needs
            .Select(need => answer.Decisions.FirstOrDefault(decision => decision.Need.EndsWith(need, StringComparison.Ordinal)))
            .OfType<Decision>();
        return string.Concat(first.Select(decision =>
            $"- {Markdown.Text(Phrases.Capital(decision.Need))}:{Told("", decision.Today)}{Told(" If you build it,", decision.Built)}\n"));

        static string Told(string before, Advice advice) =>
            advice.IsGiven ? $"{before} **{Markdown.Text(advice.Take)}**, {Over(advice)}{Markdown.Text(advice.Told)}." : "";

        // A table has it in its head.
        static string Over(Advice advice) =>
            advice.Gain.StartsWith("read ", StringComparison.Ordinal) ? $"over {ContenderSets.Reference}: " : "";
    }

    /// <summary>The table of decisions, and what is not to be trusted.</summary>
    internal static string Of(MachineAnswer answer)
    {
        string table = answer.Decisions.Count == 0 ? "" : $"{Markdown.Of(answer.Table())}\n"
            .Replace(DecisionTable.Moving, $"[{DecisionTable.Moving}](docs/from-newtonsoft.md)", StringComparison.Ordinal);
        return $"{table}**{Markdown.Text(answer.Doubts[0])}**\n";
    }

    /// <summary>The whole answer of each other machine, with what it costs there: what one processor says is no rule.</summary>
    internal static string Elsewhere(ReportModel model, string machine)
    {
        IEnumerable<string> tables = model.Machines.Where(other => other != machine).Select(other => On(model, other));
        return string.Join('\n', tables.DefaultIfEmpty("No other machine was measured."));
    }

    private static string On(ReportModel model, string machine)
    {
        MachineAnswer answer = model.Answers[machine];
        string[] commits = [.. model.DeploymentsOf(machine).SelectMany(deployment => deployment.Manifests)
            .SelectMany(file => file.Manifest.EarlierCommits.Append(file.Manifest.Commit)).Distinct()];
        string whole = commits is [var commit] ? $", all of commit {commit}" : "";
        string below = Markdown.Text($"{Conditions(model, machine)}{whole}. {answer.Doubts[0]}");
        return $"{Markdown.Of(answer.Table())}\n{below}\n";
    }

    /// <summary>The words of the table, and a sentence a line: all but the one that stands below the table.</summary>
    internal static string Sentences(ReportModel model, string machine)
    {
        MachineAnswer answer = model.Answers[machine];
        IEnumerable<string> told = answer.Findings.Concat(answer.Doubts.Skip(1));
        string sentences = string.Concat(told.Select(sentence => $"- {Markdown.Text(sentence)}\n"))
            .Replace(DoubtSentences.Details, "[details](docs/members.md)", StringComparison.Ordinal);
        string measured = Conditions(model, machine) is { } conditions ? $" Measured: {Markdown.Text(conditions)}." : "";
        // Contenders that the answer names, and whose packages a person built.
        IEnumerable<BuiltFromSource> built = model[SteadyTable.Id].Built
            .Where(one => one.Machine == machine && answer.Says(one.Contender));
        string source = BuiltFromSource.Sentence(built) is { } known ? $"\n{Markdown.Text(known)}\n" : "";
        return $"{sentences}\n{Markdown.Text(Decision.Key(answer.Decisions))}{measured}\n{source}";
    }

    /// <summary>The bars, with where and when they were measured.</summary>
    internal static string Picture(ReportModel model, string machine) =>
        AnswerChart.Picture(model.Answers[machine].Bars, $"{Conditions(model, machine)}; byte[] in and out") + "\n";

    private static string? Conditions(ReportModel model, string machine) =>
        MachineAnswer.Told([.. model.DeploymentsOf(machine)]).Jit?.Of<TimesResults>()?.Manifest is { } manifest
            ? $"{manifest.Framework}, {machine}, {manifest.TakenAt:yyyy-MM-dd}" : null;
}
