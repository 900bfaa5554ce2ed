using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>One table and a line for each of several types. Starts, memory and sizes are asked of one type at a time.</summary>
internal sealed class AnswerOfAll(IReadOnlyList<Answer> answers, IReadOnlyList<DeploymentMode> modes)
{
    internal TypeAnswer Whole(IReadOnlyList<string> problems)
    {
        string title = $"{answers.Count} types: whom to take, and how many times as fast as {DefaultContestants.Yardstick} that is";
        var table = new TextTable(title, ["", .. modes.SelectMany(mode => new[] { mode.Name, $"{mode.Name} read", $"{mode.Name} write" })]);
        foreach (Answer answer in answers)
            table.Add([answer.Title, .. modes.SelectMany(mode => Cells(answer.Times(mode)))]);
        return new TypeAnswer(
            $"{answers.Count} types", table, [.. answers[0].Built()],
            [.. answers.Select(answer => answer.Line), .. answers[0].Doubts(problems)], null, []);
    }

    private static string[] Cells(TrialTimes? times) => times?.Winner() is { } winner
        ? [winner, times.Cell(winner, TrialTimes.Read)!, times.Cell(winner, TrialTimes.Write)!]
        : [Answer.Nothing, Answer.Nothing, Answer.Nothing];
}
