using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures;

/// <summary>What a table is made of: rows of a deployment, and columns that say where in a row their value is.</summary>
internal abstract class TableSpec(string id, string title)
{
    internal string Id => id;

    internal string Title => title;

    internal TerminalLayout Layout { get; init; } = new();

    /// <summary>With every column that a report has.</summary>
    internal ResultTable ForReports(IEnumerable<Deployment> deployments) => Build(deployments, column => column.Shown != Shown.OnTerminal);

    /// <summary>With the columns that are shown there and no others.</summary>
    internal ResultTable ForTerminal(IEnumerable<Deployment> deployments) => Build(deployments, column => column.IsOnTerminal);

    protected abstract ResultTable Build(IEnumerable<Deployment> deployments, Predicate<Column> isWanted);
}

/// <param name="rows">Of one deployment.</param>
internal sealed class TableSpec<TRow>(string id, string title, Func<Deployment, IEnumerable<TRow>> rows) : TableSpec(id, title)
{
    private static readonly Column Machine = new(ResultTable.Machine, "machine", ColumnKind.Name);
    private static readonly Column Deployment = new(ResultTable.Deployment, "deployment", ColumnKind.Name);

    private readonly List<Column<TRow>> _columns = [];

    internal TableSpec<TRow> Payload(Func<TRow, string> value) => Name(ResultTable.Payload, "payload", value);

    internal TableSpec<TRow> Contender(Func<TRow, string> value) => Name(ResultTable.Contender, "contender", value);

    internal TableSpec<TRow> Name(string id, string label, Func<TRow, string> value, string? names = null) =>
        Add(new Column<TRow>(id, label, ColumnKind.Name, value) { Names = names ?? id });

    /// <summary>A text that says what a row is about.</summary>
    internal TableSpec<TRow> Key(string id, string label, Func<TRow, string?> value, Shown shown = default) =>
        Add(new Column<TRow>(id, label, ColumnKind.Text, value) { IsKey = true, Shown = shown });

    /// <param name="brief">The head on a terminal, where the label is too long for it.</param>
    internal TableSpec<TRow> Time(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Time, value, brief, shown);

    internal TableSpec<TRow> Bytes(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Bytes, value, brief, shown);

    internal TableSpec<TRow> Count(
        string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default, bool isKey = false) =>
        Figure(id, label, ColumnKind.Count, value, brief, shown, isKey);

    internal TableSpec<TRow> Ratio(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Ratio, value, brief, shown);

    internal TableSpec<TRow> Share(string id, string label, Func<TRow, double?> value, string? brief = null, Shown shown = default) =>
        Figure(id, label, ColumnKind.Share, value, brief, shown);

    internal TableSpec<TRow> Text(string id, string label, Func<TRow, string?> value, string? brief = null, Shown shown = default) =>
        Add(new Column<TRow>(id, label, ColumnKind.Text, value) { Brief = brief ?? label, Shown = shown });

    /// <summary>What came of an attempt, in a word.</summary>
    /// <param name="value">Null where it was not tried; a terminal says n/a then.</param>
    /// <param name="absent">The word for it in reports.</param>
    internal TableSpec<TRow> Outcome(string label, Func<TRow, string?> value, string absent, string brief) =>
        Text("outcome", label, value, brief, Shown.OnTerminal).Text("outcome", label, row => value(row) ?? absent, shown: Shown.InReports);

    internal TableSpec<TRow> Series(string id, Func<TRow, double[]> value) =>
        Add(new Column<TRow>(id, id, ColumnKind.Series, value) { Shown = Shown.InData });

    /// <summary>Why there is no figure, or what to know of it; on a terminal a mark, explained below the tables.</summary>
    internal TableSpec<TRow> Note(Func<TRow, string?> value, string label = "what to know", Shown shown = default) =>
        Text(Column.Note, label, value, shown: shown);

    protected override ResultTable Build(IEnumerable<Deployment> deployments, Predicate<Column> isWanted)
    {
        Column<TRow>[] columns = [.. _columns.Where(column => isWanted(column))];
        (Deployment Of, object?[] Cells)[] all =
        [
            .. from deployment in deployments
               from row in rows(deployment)
               select (deployment, (object?[])[deployment.Machine, deployment.Name, .. columns.Select(column => column.Value(row))]),
        ];
        Column[] heads = [Machine, Deployment, .. columns];
        int[] names = [.. Enumerable.Range(0, heads.Length).Where(column => heads[column].Names == ResultTable.Contender)];
        return new ResultTable(Id, Title, heads, [.. all.Select(row => row.Cells)])
        {
            Layout = Layout,
            Built =
            [
                .. (from row in all
                    from name in names.Select(column => row.Cells[column]).OfType<string>()
                    let source = row.Of.SourceOf(name)
                    where source is not null
                    select new BuiltFromSource(row.Of.Machine, name, source)).Distinct(),
            ],
        };
    }

    private TableSpec<TRow> Figure(
        string id, string label, ColumnKind kind, Func<TRow, double?> value, string? brief, Shown shown, bool isKey = false) =>
        Add(new Column<TRow>(id, label, kind, row => value(row)) { Brief = brief ?? label, Shown = shown, IsKey = isKey });

    private TableSpec<TRow> Add(Column<TRow> column)
    {
        _columns.Add(column);
        return this;
    }
}
