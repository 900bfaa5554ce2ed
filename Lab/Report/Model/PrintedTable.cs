using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>One machine's rows of a table in words: what a page without scripts, and a document, show.</summary>
internal sealed class PrintedTable
{
    private PrintedTable(IReadOnlyList<(string Label, bool IsFigure)> heads, IReadOnlyList<string[]> rows)
    {
        Heads = heads;
        Rows = rows;
    }

    internal IReadOnlyList<(string Label, bool IsFigure)> Heads { get; }

    internal IReadOnlyList<string[]> Rows { get; }

    /// <param name="lane">The one that the page shows at first; null for all.</param>
    internal static PrintedTable Of(ReportModel model, ResultTable table, string machine, string? lane)
    {
        int laneColumn = table.IndexOf("lane");
        int[] shown = [.. Enumerable.Range(1, table.Columns.Count - 1).Where(column => table.Columns[column].IsInReports)];
        BaselineRatios? ratios = table.Id == SteadyTable.Id ? new BaselineRatios(model.DeploymentsOf(machine), table) : null;
        int beforeRatio = ratios is null ? -1 : Array.IndexOf(shown, table.IndexOf("allocated"));
        var heads = shown.Select(column => (table.Columns[column].Label, table.Columns[column].IsFigure)).ToList();
        if (ratios is not null)
            heads.Insert(beforeRatio, ($"ratio to {model.Baseline}", true));

        var rows = new List<string[]>();
        foreach (object?[] row in table.RowsOf(machine).Where(row => lane is null || laneColumn < 0 || (string?)row[laneColumn] == lane))
        {
            var cells = shown.Select(column => CellText.Of(table.Columns[column], row[column])).ToList();
            if (ratios is not null)
                cells.Insert(beforeRatio, WordsOf(row));
            rows.Add([.. cells]);
        }

        return new PrintedTable(heads, rows);

        string WordsOf(object?[] row) => row[table.IndexOf("time")] is null ? ""
            : (string?)row[table.IndexOf(ResultTable.Contender)] == model.Baseline ? "baseline"
            : ratios.Of(row, model.Baseline)?.Words ?? "";
    }
}
