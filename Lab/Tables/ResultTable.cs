namespace JsonAot.Lab.Tables;

/// <summary>
/// Rows of values under columns. The terminal, the page, Markdown, CSV, JSON and every plot are made of these, so that none
/// can say something else than another.
/// </summary>
/// <param name="columns">The machine and the deployment come first.</param>
internal sealed class ResultTable(string id, string title, IReadOnlyList<Column> columns, IReadOnlyList<object?[]> rows)
{
    internal const string Machine = "machine";
    internal const string Deployment = "deployment";
    internal const string Payload = "payload";
    internal const string Contender = "contender";

    private readonly Dictionary<string, int> _places = columns.Index().ToDictionary(column => column.Item.Id, column => column.Index);

    internal string Id => id;

    internal string Title => title;

    internal IReadOnlyList<Column> Columns => columns;

    internal IReadOnlyList<object?[]> Rows => rows;

    internal TerminalLayout Layout { get; init; } = new();

    /// <summary>Of the contenders in its rows.</summary>
    internal IReadOnlyList<BuiltFromSource> Built { get; init; } = [];

    /// <returns>-1 where there is no such column.</returns>
    internal int IndexOf(string column) => _places.GetValueOrDefault(column, -1);

    internal IEnumerable<object?[]> RowsOf(string machine) => rows.Where(row => (string)row[0]! == machine);
}
