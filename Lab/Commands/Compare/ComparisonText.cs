using System.Globalization;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>For a terminal: a table per file, what changed first.</summary>
internal static class ComparisonText
{
    internal static void Print(FolderComparison comparison)
    {
        foreach (FileComparison file in comparison.Files)
        {
            var reasons = new Reasons();
            var table = new TextTable($"{TitleOf(file)}{Commits(file)}", "", "A", "B", "B / A", "95 % interval", "p", "");
            foreach (RowComparison row in file.Rows.OrderBy(row => row.Change))
                table.Add(Cells(row, reasons));
            table.Print();
            foreach (string remark in file.Remarks)
                Note.Print(remark);
            reasons.Print();
            Console.WriteLine();
        }

        Note.Print($"{comparison.Summary}.");
    }

    internal static string TitleOf(FileComparison file) => $"{file.Deployment}, {file.Kind}";

    internal static string Time(double? nanoseconds) => nanoseconds is { } time ? Duration.Format(time) : "n/a";

    internal static string Ratio(RowComparison row) => row.Ratio is { } ratio ? RatioText.Of(ratio.Median) : "";

    internal static string Interval(RowComparison row) => row.Ratio is { } ratio ? RatioText.IntervalOf(ratio) : "";

    internal static string Words(Change change) => change == Change.NotComparable ? "not comparable" : change.ToString().ToLowerInvariant();

    private static string[] Cells(RowComparison row, Reasons reasons) =>
    [
        row.Row,
        Time(row.BeforeNs),
        Time(row.AfterNs),
        Ratio(row),
        Interval(row),
        row.PValue is { } chance ? chance < 0.001 ? "< 0.001" : chance.ToString("0.000", CultureInfo.InvariantCulture) : "",
        string.Join(' ', new[] { Words(row.Change) }.Concat(new[] { row.Reason, row.Note }.OfType<string>().Select(reasons.Mark))),
    ];

    private static string Commits(FileComparison file) => file is { Before: { } a, After: { } b }
        ? string.Create(CultureInfo.InvariantCulture, $": A {a.Commit}, {a.TakenAt:yyyy-MM-dd}; B {b.Commit}, {b.TakenAt:yyyy-MM-dd}")
        : "";
}
