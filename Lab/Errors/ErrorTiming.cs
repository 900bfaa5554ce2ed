using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Errors;

/// <summary>What the calls that throw cost: one process for each contender and payload, one after the other.</summary>
internal static class ErrorTiming
{
    internal static void Fill(ProbeSession session, ErrorCase[] cases, ErrorRow[] rows, TimeSpan limit, ProgressLine progress)
    {
        var groups = Enumerable.Range(0, cases.Length)
            .Where(index => rows[index].Outcome == ErrorKind.Throws)
            .GroupBy(index => (Contender: cases[index].Contender.Name, Payload: cases[index].Chosen.Name))
            .ToArray();
        foreach ((int done, var group) in groups.Index())
        {
            progress.Show(done + 1, groups.Length, $"{session.Manifest.Mode}: timing the exceptions of {group.Key.Contender}");
            string[] scenarios = [.. group.Select(index => cases[index].Scenario.Name)];
            ErrorTimesAnswer? answer = session.Process.Ask(
                ErrorTimesAnswerJson.Default.ErrorTimesAnswer, limit, ["error-times", group.Key.Contender, group.Key.Payload, .. scenarios]).Answer;
            foreach (int index in group)
            {
                // Without an answer the outcome stands, and its cost stays unknown.
                if (answer?.Times.FirstOrDefault(time => time.Scenario == cases[index].Scenario.Name) is { } time)
                    rows[index] = rows[index] with { MedianNs = time.MedianNs, AllocatedBytes = time.AllocatedBytes };
            }
        }
    }
}
