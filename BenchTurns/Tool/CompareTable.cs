using System.Globalization;
using System.Text;

namespace BenchTurns.Tool;

/// <summary>The answer as a table: on a terminal, where names are cut before figures are, and for a comment.</summary>
internal static class CompareTable
{
    /// <summary>By it a comment is found again, and updated.</summary>
    internal const string CommentMark = "<!-- bench-turns -->";

    private const int LeastName = 16;
    private const string Gap = "  ";

    private static readonly string[] Heads = ["benchmark", "base", "change", "x as fast", "interval", ""];

    internal static IEnumerable<string> Lines(CompareAnswer answer, int width)
    {
        yield return $"Base {answer.Base}, change {answer.Change}, threshold {Percent(answer.Rule.Threshold)}; more is better.";
        yield return "";
        string[][] cells = [Heads, .. answer.Rows.Where(HasFigures).Select(CellsOf)];
        int[] widths = [.. Enumerable.Range(0, Heads.Length).Select(column => cells.Max(line => line[column].Length))];
        int others = widths[1..].Sum() + (Gap.Length * (Heads.Length - 1));
        widths[0] = Math.Max(LeastName, Math.Min(widths[0], width - others));
        foreach (string[] line in cells)
        {
            yield return string.Join(Gap, line.Select((cell, column) =>
                column == 0 ? Cut(cell, widths[0]).PadRight(widths[0])
                : column == Heads.Length - 1 ? cell : cell.PadLeft(widths[column]))).TrimEnd();
        }

        foreach (IGrouping<string, ComparedRow> reason in answer.Rows.Where(row => row.Reason is not null).GroupBy(row => row.Reason!))
        {
            yield return "";
            yield return $"{reason.Key}:";
            yield return $"  {string.Join(", ", reason.Select(NameOf))}";
        }

        yield return "";
        yield return Summary(answer);
        if (answer.Rows.Any(row => row.IsByWall))
            yield return "w: by the clock on the wall, because it waits or uses several threads.";
        if (answer.Remark is { } remark)
            yield return remark;
    }

    internal static string Markdown(CompareAnswer answer)
    {
        var text = new StringBuilder();
        text.AppendLine(CommentMark).AppendLine($"**{Summary(answer)}**").AppendLine()
            .AppendLine($"Base {answer.Base}, change {answer.Change}, {answer.TakenAt:yyyy-MM-dd}, {answer.Processors} processors. "
                + $"Threshold {Percent(answer.Rule.Threshold)}; *x as fast*: more is better.").AppendLine();
        // What has changed stands first.
        ComparedRow[] rows = [.. answer.Rows.Where(HasFigures).OrderBy(row => row.Verdict is Verdict.Slower or Verdict.Faster ? 0 : 1)];
        if (rows.Length > 0)
        {
            text.AppendLine($"| {string.Join(" | ", Heads)} |")
                .AppendLine($"|---|{string.Concat(Enumerable.Repeat("--:|", Heads.Length - 2))}---|");
            foreach (string[] cells in rows.Select(CellsOf))
                text.AppendLine($"| {string.Join(" | ", cells.Select(Escaped))} |");
            text.AppendLine();
        }

        if (answer.Remark is { } remark)
            text.AppendLine(remark).AppendLine();
        foreach (ComparedRow row in answer.Rows.Where(row => row.Reason is not null))
            text.AppendLine($"- {Escaped(NameOf(row))}: {Escaped(row.Reason!)}");
        return text.ToString();
    }

    internal static string Summary(CompareAnswer answer)
    {
        (int Count, string Words)[] parts =
        [
            (answer.Count(Verdict.Slower), "slower"), (answer.Count(Verdict.Faster), "faster"), (answer.Count(Verdict.Same), "the same"),
            (answer.Rows.Count(row => row is { Verdict: Verdict.NotKnown, Reason: null }), "not known"),
            (answer.Rows.Count(row => row is { Verdict: Verdict.NotKnown, Reason: not null }), "not measured"),
            (answer.Count(Verdict.Broken), "broken"),
            (answer.Count(Verdict.OneSide), "in one build only"),
        ];
        return $"{string.Join(", ", parts.Where(part => part.Count > 0).Select(part => $"{part.Count} {part.Words}"))}.";
    }

    private static bool HasFigures(ComparedRow row) => row.Base is not null || row.Change is not null;

    private static string[] CellsOf(ComparedRow row) =>
    [
        NameOf(row),
        row.BaseNs is { } before ? Duration.Format(before) : "n/a",
        row.ChangeNs is { } after ? Duration.Format(after) : "n/a",
        row.Speed is { } speed ? $"{Ratio(speed.Median)}{(row.IsByWall ? "w" : "")}" : "",
        row.Speed is { } known ? $"{Ratio(known.Low)}–{Ratio(known.High)}" : "",
        row.Verdict switch
        {
            Verdict.Slower => "slower",
            Verdict.Faster => "faster",
            Verdict.Same => "same",
            Verdict.NotKnown => row.Reason is null ? "not known" : "not measured",
            Verdict.Broken => "BROKEN",
            _ => "one build only",
        },
    ];

    private static string NameOf(ComparedRow row) => $"{row.Name} [{row.Mode}]";

    // Three decimals, because a few parts of a hundred are looked for.
    private static string Ratio(double value) => value.ToString(value < 10 ? "0.000" : "0.0", CultureInfo.InvariantCulture);

    private static string Percent(double part) => $"{(100 * part).ToString("0.##", CultureInfo.InvariantCulture)} %";

    /// <summary>In the middle: the method and the mode tell one benchmark from another.</summary>
    private static string Cut(string name, int width)
    {
        if (name.Length <= width)
            return name;
        int end = (width - 1) * 2 / 3;
        return $"{name[..(width - 1 - end)]}…{name[^end..]}";
    }

    private static string Escaped(string text) =>
        text.Replace("|", "\\|", StringComparison.Ordinal).Replace("<", "&lt;", StringComparison.Ordinal).ReplaceLineEndings(" ");
}
