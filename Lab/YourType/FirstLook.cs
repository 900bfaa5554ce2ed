using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>The first figures of a mode, printed as soon as they are there: nobody waits for the whole without a word.</summary>
internal static class FirstLook
{
    /// <param name="since">How long the call has taken so far.</param>
    internal static void Print(
        Subject subject, IReadOnlyList<Contender> asked, DeploymentMode mode, TimesResults first, TimeSpan since)
    {
        var times = new TrialTimes(first, subject.Name, [.. asked.Select(contender => contender.Name)]);
        string title = $"{subject.Type.Root.Text} under {mode.Name}, a first look after {since.TotalSeconds:0} s; "
            + $"{ContenderSets.Reference} is 1x:";
        var table = new TextTable(title, "", "read", "write", "allocated reading");
        foreach (string contender in times.Order)
        {
            table.Add(
                contender,
                times.Cell(contender, TimesRow.Reading) ?? SubjectAnswer.Nothing,
                times.Cell(contender, TimesRow.Writing) ?? SubjectAnswer.Nothing,
                SubjectAnswer.Shown(times.Row(contender, TimesRow.Reading)?.AllocatedBytes, ByteSize.Format) ?? SubjectAnswer.Nothing);
        }

        Console.WriteLine();
        table.Print();
    }
}
