using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>A table a payload: who writes stands at the left, who reads above, and below what went wrong.</summary>
internal static class CrossReadTables
{
    internal static void Print(CrossReadResults results)
    {
        foreach (IGrouping<string, CrossReadRow> payload in results.Rows.GroupBy(row => row.Payload))
            Print($"Who reads whose {payload.Key}, {results.Manifest.Framework} {results.Manifest.Mode}: rows write, columns read", [.. payload]);
        Console.WriteLine("= equal by value; L lossy; T throws; C crashes; H hangs; - not tried.");
    }

    private static void Print(string title, IReadOnlyList<CrossReadRow> rows)
    {
        string[] names = [.. rows.Select(row => row.Reader).Concat(rows.Select(row => row.Writer)).Distinct()];
        IReadOnlyList<string> numbers = ColumnLegend.Numbered(names).Heads;
        var cells = rows.ToDictionary(row => (row.Writer, row.Reader));
        var table = new TextTable(title, ["", .. numbers]);
        foreach ((int i, string writer) in names.Index())
            table.Add([$"{numbers[i],2} {writer}", .. names.Select(reader => cells.TryGetValue((writer, reader), out CrossReadRow? row) ? Letter(row.Outcome) : "")]);
        table.Print();

        foreach (string reason in rows.Where(row => row.Outcome == CheckOutcome.Unavailable).SelectMany(row => row.Findings).Distinct())
            Note.Print($"- {reason}");
        foreach (var same in rows
            .Where(row => row.Outcome is not (CheckOutcome.Faithful or CheckOutcome.Unavailable))
            .GroupBy(row => (row.Reader, row.Outcome, Text: FidelityTable.Summary(row.Findings))))
        {
            Note.Print($"{Letter(same.Key.Outcome)} {same.Key.Reader} reading {string.Join("; ", same.Select(row => row.Writer))}: {same.Key.Text}");
        }

        Console.WriteLine();
    }

    private static string Letter(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Faithful => "=",
        CheckOutcome.Lossy => "L",
        CheckOutcome.Throws => "T",
        CheckOutcome.Crashes => "C",
        CheckOutcome.Hangs => "H",
        _ => "-",
    };
}
