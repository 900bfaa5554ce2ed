using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures;

/// <summary>What a table is made of: rows of a deployment, and columns that make a cell of a row.</summary>
internal abstract class TableSpec(string id, string title)
{
    internal string Id => id;

    internal string Title => title;

    internal TerminalLayout Layout { get; init; } = new();

    /// <summary>With every column that the page has.</summary>
    internal ResultTable ForReports(IEnumerable<Deployment> deployments) => Build(deployments, column => column.Shown != Shown.OnTerminal);

    /// <summary>With the columns that are shown there and no others.</summary>
    internal ResultTable ForTerminal(IEnumerable<Deployment> deployments) =>
        Build(deployments, column => column.Shown is Shown.Everywhere or Shown.OnTerminal);

    protected abstract ResultTable Build(IEnumerable<Deployment> deployments, Predicate<Column> isWanted);
}

internal sealed class TableSpec<TRow>(string id, string title, Func<Deployment, IEnumerable<TRow>> rows) : TableSpec(id, title)
{
    private static readonly Column Machine = new(Column.Machine, "machine", ColumnKind.Name) { Shown = Shown.InData };
    private static readonly Column Deployment = new(Column.Deployment, "deployment", ColumnKind.Name);

    private readonly List<(Column Column, Func<TRow, Cell> CellOf)> _columns = [];

    internal TableSpec<TRow> Payload(Func<TRow, string> value) => Name(Column.Payload, value);

    internal TableSpec<TRow> Contender(Func<TRow, string> value) => Name(Column.Contender, value);

    internal TableSpec<TRow> Name(string id, Func<TRow, string> value) =>
        Add(new Column(id, id, ColumnKind.Name), row => new Cell { Text = value(row) });

    /// <summary>A text that says what a row is about.</summary>
    internal TableSpec<TRow> Key(string id, string label, Func<TRow, string?> value, Shown shown = default) =>
        Add(new Column(id, label, ColumnKind.Text) { IsKey = true, Shown = shown }, row => new Cell { Text = value(row) });

    /// <param name="brief">The head on a terminal, where the label is too long for it.</param>
    internal TableSpec<TRow> Time(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Time, value, brief, shown);

    internal TableSpec<TRow> Bytes(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Bytes, value, brief, shown);

    internal TableSpec<TRow> Count(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Count, value, brief, shown);

    internal TableSpec<TRow> Ratio(string id, string label, Func<TRow, double?> value, Shown shown = default) =>
        Figure(id, label, ColumnKind.Ratio, value, null, shown);

    internal TableSpec<TRow> Share(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Share, value, brief, shown);

    internal TableSpec<TRow> Text(string id, string label, Func<TRow, string?> value, string? brief = null, Shown shown = default) =>
        Add(new Column(id, label, ColumnKind.Text) { Brief = brief ?? label, Shown = shown }, row => new Cell { Text = value(row) });

    /// <summary>What came of an attempt, in a word.</summary>
    /// <param name="value">Null where it was not tried; a terminal says n/a then.</param>
    /// <param name="absent">The word for it on the page.</param>
    internal TableSpec<TRow> Outcome(string label, Func<TRow, string?> value, string absent) =>
        Text("outcome", label, value, "", Shown.OnTerminal).Text("outcome", label, row => value(row) ?? absent, shown: Shown.InReports);

    internal TableSpec<TRow> Series(string id, Func<TRow, double[]> value) =>
        Add(new Column(id, id, ColumnKind.Series) { Shown = Shown.InData }, row => new Cell { Series = value(row) });

    /// <param name="value">What gives the comparison with a baseline by its name; null where the row has no figure.</param>
    internal TableSpec<TRow> Comparison(string id, string label, Func<TRow, Func<string, Comparison?>?> value) =>
        Add(new Column(id, label, ColumnKind.Comparison) { Shown = Shown.InReports }, row => new Cell { ComparedWith = value(row) });

    /// <summary>Why there is no figure, or what to know of it; on a terminal a mark, explained below the tables.</summary>
    internal TableSpec<TRow> Note(Func<TRow, string?> value, string label = "what to know", Shown shown = default) =>
        Text(Column.Note, label, value, shown: shown);

    protected override ResultTable Build(IEnumerable<Deployment> deployments, Predicate<Column> isWanted)
    {
        var wanted = _columns.Where(one => isWanted(one.Column)).ToArray();
        (Deployment Of, TableLine Row)[] all =
        [
            .. from deployment in deployments
               from row in rows(deployment)
               select (deployment, RowOf(deployment, row)),
        ];
        return new ResultTable(Id, Title, [Machine, Deployment, .. wanted.Select(one => one.Column)], [.. all.Select(row => row.Row)])
        {
            Layout = Layout,
            Built = [.. all.Select(row => BuiltOf(row.Of, row.Row.Name(Column.Contender))).OfType<BuiltFromSource>().Distinct()],
        };

        TableLine RowOf(Deployment deployment, TRow row)
        {
            var cells = new Dictionary<string, Cell>
            {
                [Column.Machine] = new() { Text = deployment.Machine },
                [Column.Deployment] = new() { Text = deployment.Name },
            };
            foreach ((Column column, Func<TRow, Cell> cellOf) in wanted)
            {
                if (cellOf(row) is { IsEmpty: false } cell)
                    cells.Add(column.Id, cell);
            }

            return new TableLine(cells);
        }
    }

    private static BuiltFromSource? BuiltOf(Deployment deployment, string? contender) =>
        contender is not null && deployment.SourceOf(contender) is { } source
            ? new BuiltFromSource(deployment.Machine, contender, source)
            : null;

    private TableSpec<TRow> Figure(string id, string label, ColumnKind kind, Func<TRow, double?> value, string? brief, Shown shown) =>
        Add(new Column(id, label, kind) { Brief = brief ?? label, Shown = shown }, row => new Cell { Number = value(row) });

    private TableSpec<TRow> Add(Column column, Func<TRow, Cell> cellOf)
    {
        _columns.Add((column, cellOf));
        return this;
    }
}
