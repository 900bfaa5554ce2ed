using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Tables;

/// <summary>Rows of typed cells under columns. Terminal, page and plots are made of these, so that all say the same.</summary>
/// <param name="Columns">The machine and the deployment come first.</param>
internal sealed record ResultTable(string Id, string Title, IReadOnlyList<Column> Columns, IReadOnlyList<TableLine> Rows)
{
    internal TerminalLayout Layout { get; init; } = new();

    /// <summary>The contenders in its rows whose packages a person built.</summary>
    internal IReadOnlyList<BuiltFromSource> Built { get; init; } = [];

    internal bool Has(string column) => Columns.Any(one => one.Id == column);

    internal Column this[string column] => Columns.Single(one => one.Id == column);

    internal IEnumerable<string> NamesIn(string column) => Rows.Select(row => row.Name(column)).OfType<string>().Distinct();

    /// <summary>
    /// One machine's rows in words: those of a lane, or without one. What is said of several payloads, such as that a contender is in no
    /// native build, is said once.
    /// </summary>
    internal TextTable InWords(string machine, string lane, string baseline)
    {
        Column[] shown = [.. Columns.Where(column => column.IsOnPage)];
        var table = new TextTable(Title, [.. shown.Select(column => new Head(LabelOf(column), column.IsFigure))]);
        int payload = Array.FindIndex(shown, column => column.Id == Column.Payload);
        string[][] rows =
        [
            .. from row in Rows
               where row.Machine == machine && (row.Name(Column.Lane) ?? lane) == lane
               select shown.Select(column => Print(column, row)).ToArray(),
        ];
        foreach (string[] row in payload < 0 ? rows : Folded(rows, payload))
            table.Add(row);
        return table;

        string LabelOf(Column column) => column.Kind == ColumnKind.Comparison ? $"{column.Label} {baseline}" : column.Label;

        string Print(Column column, TableLine row) => row[column.Id].ComparedWith is not { } comparedWith ? column.Marked(row[column.Id])
            : row.Name(Column.Contender) == baseline ? "baseline"
            : comparedWith(baseline)?.Words ?? "";
    }

    private static IEnumerable<string[]> Folded(string[][] rows, int payload)
    {
        int payloads = rows.DistinctBy(row => row[payload]).Count();
        foreach (var alike in rows.GroupBy(row => string.Join('\n', row.Where((_, column) => column != payload))))
        {
            string[] names = [.. alike.Select(row => row[payload])];
            string where = names.Length > 1 && names.Length == payloads ? $"all {payloads}" : string.Join(", ", names);
            string[] first = alike.First();
            yield return [.. first[..payload], where, .. first[(payload + 1)..]];
        }
    }
}
