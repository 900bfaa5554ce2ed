using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>Two sets of results, row by row: a commit against a commit, or a machine against a machine.</summary>
internal sealed class CompareVerb : IVerb
{
    // A longer table does not list the rows that are the same.
    private const int Many = 40;
    private const int NamesShown = 5;

    public Command Create()
    {
        const string What = "a folder of results, or a *-report-full.json of BenchmarkDotNet, or a folder of those.";
        var before = new Argument<string>("A") { Description = $"Before: {What}" };
        var after = new Argument<string>("B") { Description = $"After: {What}" };
        foreach (Argument<string> side in (Argument<string>[])[before, after])
            side.Validators.Add(given =>
            {
                if (given.Tokens is [var path] && GivenPath.Complaint(side.Name, path.Value) is { } complaint)
                    given.AddError(complaint);
            });
        var fail = new Option<string?>("--fail-on-regression")
        {
            Description = "Exit with 1 when a row has become slower by more than this part, such as 5%.",
        };
        var keep = new Option<string?>("--keep")
        {
            Description = "Where A and B are two whole runs of one commit on one machine, an hour or more apart: keep in this folder "
                + "what a repeated run moves.",
        };
        const string Description =
            "Compares two sets of results row by row, those of any other project's BenchmarkDotNet too: slower, faster or the same.";
        var command = new Command("compare", Description) { before, after, fail, keep };
        command.SetAction(parsed =>
        {
            double? most = parsed.GetValue(fail) is { } part ? PartOf(part, fail.Name) : null;
            // Before the table: who asks for it wants to know that it cannot be.
            IReadOnlyList<Results<RepetitionRow>> repetitions =
                parsed.GetValue(keep) is null ? [] : Repetition.Of(parsed.GetValue(before)!, parsed.GetValue(after)!);
            MeasuredSide a = MeasuredSide.Read(parsed.GetValue(before)!);
            MeasuredSide b = MeasuredSide.Read(parsed.GetValue(after)!);
            int code = Conclude(SideComparison.Of(a, b), most);
            if (parsed.GetValue(keep) is { } results)
                Keep(repetitions, new ResultStore(results));
            return code;
        });
        return command;
    }

    private static void Keep(IReadOnlyList<Results<RepetitionRow>> repetitions, ResultStore store)
    {
        foreach (Results<RepetitionRow> repetition in repetitions)
        {
            IEnumerable<string> moved = repetition.Rows.Select(row => $"{row.What} by up to {row.Differs:P1} (of {row.Figures:N0})");
            Note.Print($"{repetition.Manifest.Mode}: a repeated run moves {string.Join(", ", moved)}, 95 times in 100.");
            Console.WriteLine($"Results: {ShownPath.Of(store.Save(repetition))}");
        }
    }

    /// <exception cref="LabException">Nothing could be compared: a gate that compared nothing has let nothing pass.</exception>
    private static int Conclude(SideComparison comparison, double? most)
    {
        Print(comparison);
        if (comparison.Rows.All(row => row.Speed is null))
            throw new LabException(
                $"Nothing could be compared: {comparison.Rows.Select(row => row.Reason).FirstOrDefault("there are no rows")}.");
        RowComparison[] regressed = [.. comparison.Rows.Where(row => row.Change == Change.Slower && row.Speed!.Median < 1 / (1 + most))];
        if (regressed.Length == 0)
            return ExitCodes.Success;
        Note.Print($"Slower by more than {most:0.# %}: {string.Join("; ", regressed.Select(row => row.Name))}.");
        return ExitCodes.Differs;
    }

    /// <summary>One table, what changed most first; below it what was not compared, and why.</summary>
    private static void Print(SideComparison comparison)
    {
        RowComparison[] compared = [.. comparison.Rows.Where(row => row.Speed is not null)];
        RowComparison[] shown = compared.Length <= Many ? compared : [.. compared.Where(row => row.Change != Change.Same)];
        if (shown.Length > 0)
            TableOf(shown).Print();
        if (shown.Length < compared.Length)
            Note.Print("Rows that are the same are not shown.");
        foreach (IGrouping<string?, RowComparison> rows in comparison.Rows.Where(row => row.Reason is not null).GroupBy(row => row.Reason))
        {
            string more = rows.Count() > NamesShown ? $" and {rows.Count() - NamesShown} more" : "";
            Note.Print($"Not compared: {string.Join("; ", rows.Take(NamesShown).Select(row => row.Name))}{more}: {rows.Key}.");
        }

        foreach (string remark in comparison.Remarks)
            Note.Print(remark);
        string CountOf(Change change) => $"{comparison.Rows.Count(row => row.Change == change)} {Words(change)}";
        Note.Print($"{string.Join(", ", Enum.GetValues<Change>().Select(CountOf))}.");
    }

    private static TextTable TableOf(IReadOnlyList<RowComparison> rows)
    {
        string prefix = CommonPrefix([.. rows.Select(row => row.Name)]);
        var table = new TextTable(prefix.Length == 0 ? "A and B" : $"A and B, {prefix}…", "", "A", "B", "B, x as fast", "±", "");
        foreach (RowComparison row in rows.OrderBy(row => row.Change).ThenByDescending(row => Math.Abs(Math.Log(row.Speed!.Median))))
        {
            table.Add(
                row.Name[prefix.Length..], Duration.Format(row.A!.Median), Duration.Format(row.B!.Median),
                $"{RatioText.Of(row.Speed!.Median)}x", $"{row.Speed.RelativeError:0.0 %}", Words(row.Change));
        }

        return table;
    }

    private static string Words(Change change) => change == Change.NotCompared ? "not compared" : change.ToString().ToLowerInvariant();

    /// <summary>The namespaces that all names have in common: a terminal has no room for them.</summary>
    private static string CommonPrefix(IReadOnlyList<string> names)
    {
        string common = names[0].Split('(')[0];
        foreach (string name in names)
            common = common[..common.AsSpan().CommonPrefixLength(name)];
        return common[..(common.LastIndexOf('.') + 1)];
    }

    internal static double PartOf(string text, string option)
    {
        bool isPercent = text.EndsWith('%');
        bool isNumber = double.TryParse(isPercent ? text[..^1] : text, NumberStyles.Float, null, out double value);
        double part = isPercent ? value / 100 : value;
        return isNumber && part is >= 0 and < 10
            ? part
            : throw new LabException($"{option} wants a part such as 5% or 0.05, not '{text}'.", ExitCodes.Usage);
    }
}
