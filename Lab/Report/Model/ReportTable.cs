namespace JsonAot.Lab.Report.Model;

/// <summary>
/// Rows of figures under typed columns. Every table of the page, every plot and every other format is made of these, so
/// that none can say something else than another.
/// </summary>
internal sealed class ReportTable(string id, string title, params Column[] columns)
{
    private readonly List<object?[]> _rows = [];

    internal string Id => id;

    internal string Title => title;

    internal IReadOnlyList<Column> Columns => columns;

    internal IReadOnlyList<object?[]> Rows => _rows;

    /// <summary>Said of the rows that a table for people leaves out, because there are many and they say nothing.</summary>
    internal string? LeftOut { get; init; }

    /// <summary>Which rows those are, by the value of one column.</summary>
    internal (string Column, string Value)? Ordinary { get; init; }

    /// <param name="cells">The machine and the deployment come first in every row.</param>
    internal void Add(Deployment deployment, params object?[] cells) => _rows.Add([deployment.Machine, deployment.Name, .. cells]);

    internal int IndexOf(string column) => Array.FindIndex(columns, known => known.Id == column);

    internal IEnumerable<object?[]> RowsOf(string machine) => _rows.Where(row => (string)row[0]! == machine);

    internal bool IsOrdinary(object?[] row) => Ordinary is { } ordinary && (string?)row[IndexOf(ordinary.Column)] == ordinary.Value;

    internal static ReportTable Of(string id, string title, params Column[] columns) => new(id, title, [Column.Machine, Column.Deployment, .. columns]);
}
