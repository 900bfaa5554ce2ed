using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Documents;

/// <summary>What each contender makes of the parsers' own test suite, in one table for all modes.</summary>
internal static class SplicedParsing
{
    internal static string Of(IReadOnlyList<Results<ParsingRow>> modes)
    {
        string[] contenders =
        [
            .. modes.SelectMany(mode => mode.Rows).Where(row => row.Unavailable is null)
                .OrderBy(row => row.AllWrong.Count()).ThenBy(row => row.Contender, StringComparer.OrdinalIgnoreCase)
                .Select(row => row.Contender).Distinct(),
        ];
        ParsingRow all = modes[0].Rows.First(row => row.Unavailable is null);
        var table = new TextTable("",
        [
            "", new Head($"takes {all.MustTake}"), new Head($"refuses {all.MustRefuse}"), new Head($"takes of {all.Open} open ones"),
            new Head("ends at"), new Head("what is wrong first", IsFigure: false),
        ]);
        foreach (string contender in contenders)
        {
            ParsingRow[] rows = [.. modes.SelectMany(mode => mode.Rows).Where(row => row.Contender == contender)];
            ParsingRow[] asked = [.. rows.Where(row => row.Unavailable is null)];
            table.Add(
            [
                ShownName.Marked(contender),
                Each(asked, row => row.MustTake - row.Wrong(ParsingSuite.MustTake)),
                Each(asked, row => row.MustRefuse - row.Wrong(ParsingSuite.MustRefuse)),
                Each(asked, row => row.OpenTaken),
                Each(asked, row => row.Ended.Count),
                string.Join("; ", FirstWrong(asked[0]).Concat(
                    rows.Except(asked).Select(row => $"{ModeOf(modes, row)}: {row.Unavailable}"))),
            ]);
        }

        return $"{Markdown.Of(table)}\n{Reasons(modes, contenders)}{string.Join("\n\n", modes.Select(
            mode => $"{SplicedTables.Conditions(mode.Manifest)}."))}";
    }

    /// <summary>One figure where the modes agree.</summary>
    private static string Each(ParsingRow[] rows, Func<ParsingRow, int> figure) =>
        string.Join(" / ", rows.Select(figure).Distinct().Count() == 1 ? [figure(rows[0])] : rows.Select(figure));

    private static IEnumerable<string> FirstWrong(ParsingRow row) =>
        new (string What, IReadOnlyList<string> Documents)[]
        {
            ("ended", row.Ended), ("refused", row.Refused), ("another value", row.Changed), ("taken", row.Taken),
        }
        .Where(list => list.Documents.Count > 0)
        .Select(list => $"{list.What}: {list.Documents[0]}{(list.Documents.Count > 1 ? $" and {list.Documents.Count - 1} more" : "")}");

    private static string ModeOf(IReadOnlyList<Results<ParsingRow>> modes, ParsingRow row) =>
        modes.First(mode => mode.Rows.Contains(row)).Manifest.Mode;

    /// <summary>A line for each reason: who has no row is not forgotten.</summary>
    private static string Reasons(IReadOnlyList<Results<ParsingRow>> modes, string[] shown) => string.Concat(
        modes.SelectMany(mode => mode.Rows).Where(row => row.Unavailable is not null && !shown.Contains(row.Contender))
            .DistinctBy(row => row.Contender)
            .GroupBy(row => ReasonOfMany(row.Unavailable!), row => row.Contender)
            .Select(group => $"Not asked: {string.Join(", ", group)}: {group.Key}.\n\n"));

    /// <summary>Each library that a build leaves out is told with its own switch: here they are one line.</summary>
    private static string ReasonOfMany(string reason) =>
        reason.StartsWith("not in this build", StringComparison.Ordinal) ? "not in this build: opt in with -p:Libraries" : reason;
}
