using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Tables;

/// <summary>How a table of many rows is folded for a terminal: into several small tables.</summary>
internal sealed record TerminalLayout
{
    /// <summary>A table for each value of these columns. A row without a value belongs into the tables of all the others.</summary>
    internal IReadOnlyList<string> By { get; init; } = [Column.Payload];

    /// <summary>All deployments in one table, not a table for each.</summary>
    internal bool IsMerged { get; init; }

    /// <summary>The column whose values stand beside each other; notes are about single cells then. Null for none.</summary>
    internal string? Across { get; init; }
}

/// <summary>Folds a result table as its layout says. This is the only code that makes a terminal's tables of results.</summary>
internal sealed class TerminalTables
{
    private const string Nothing = "–";
    private const string NoFigure = "n/a";

    private readonly ResultTable _table;
    private readonly Reasons _reasons;
    private readonly string? _across;
    private readonly Column[] _by;
    private readonly Column _down;
    private readonly Column[] _figures;
    private readonly string? _framework;

    private TerminalTables(ResultTable table, Reasons reasons)
    {
        (_table, _reasons, _across) = (table, reasons, table.Layout.Across);
        bool isMerged = table.Layout.IsMerged;
        Column[] keys = [.. table.Columns.Skip(2).Where(column => column.IsKey)];
        // A kind that has no contenders has another of its keys at the left.
        _down = keys.FirstOrDefault(column => column.Id == Column.Contender)
            ?? keys.FirstOrDefault(column => !table.Layout.By.Contains(column.Id))
            ?? keys[0];
        _by =
        [
            .. table.Layout.By.Concat(isMerged ? [] : [Column.Deployment]).Where(table.Has).Select(column => table[column])
                .Where(column => column != _down),
        ];
        _figures = [.. table.Columns.Where(column => !column.IsKey && column.Id != Column.Note)];
        string[] frameworks = [.. table.Rows.Select(row => row.Deployment.Split('-')[0]).Distinct()];
        _framework = isMerged && frameworks.Length == 1 ? frameworks[0] : null;
    }

    internal static IEnumerable<TextTable> Of(ResultTable table, Reasons reasons)
    {
        var folded = new TerminalTables(table, reasons);
        foreach (TableLine group in table.Rows.DistinctBy(row => string.Join('\n', folded._by.Select(column => row.Name(column.Id)))))
        {
            if (folded._by.Any(column => string.IsNullOrEmpty(group.Name(column.Id))))
                continue;
            bool IsOf(TableLine row) => folded._by.All(column =>
                string.IsNullOrEmpty(row.Name(column.Id)) || row.Name(column.Id) == group.Name(column.Id));
            yield return folded.Fold(folded.TitleOf(group), [.. table.Rows.Where(IsOf)]);
        }
    }

    private string TitleOf(TableLine group)
    {
        string where = string.Join(", ", _by.Select(column => Words(column, group.Name(column.Id)!)).Append(_framework).OfType<string>());
        string between = where.Length == 0 ? "" : _table.Title.EndsWith('?') ? " " : ": ";
        return $"{_table.Title}{between}{where}";
    }

    private TextTable Fold(string title, TableLine[] rows)
    {
        string[] across = _across is null ? [""] : [.. rows.Select(row => row.Name(_across)!).Where(value => value.Length > 0).Distinct()];
        (string Across, Column Figure)[] places =
        [
            .. from value in across
               from figure in _figures
               // A figure that nobody has in this place needs no column.
               where figure == _figures[0] || rows.Any(row => IsAt(row, value) && !row[figure.Id].IsEmpty)
               select (value, figure),
        ];
        string[] order = [.. rows.Select(row => row.Name(_down.Id)!).Distinct()];
        var lines = rows.GroupBy(row => (Name: row.Name(_down.Id)!, Deployment: HasModes ? row.Deployment : ""))
            .OrderBy(line => Array.IndexOf(order, line.Key.Name));
        string[] modes = HasModes ? ["mode"] : [];
        var table = new TextTable(title, ["", .. modes, .. places.Select(place => HeadOf(place.Across, place.Figure))]);
        foreach (var line in lines)
        {
            string[] mode = HasModes ? [Words(_table[Column.Deployment], line.Key.Deployment)] : [];
            string name = _across is null ? Marked(line.Key.Name, line) : line.Key.Name;
            table.Add([name, .. mode, .. places.Select(place => CellAt(RowAt(line, place.Across), place.Figure))]);
        }

        return table;
    }

    /// <summary>Deployments share a table, and each row says which is its own.</summary>
    private bool HasModes => _table.Layout.IsMerged && _across != Column.Deployment;

    /// <summary>A row without a value across says the same of all of them, such as that the contender is not in this build.</summary>
    private TableLine? RowAt(IEnumerable<TableLine> line, string across) =>
        line.FirstOrDefault(row => IsAt(row, across)) ?? line.FirstOrDefault(row => IsAt(row, ""));

    private bool IsAt(TableLine row, string across) => _across is null || row.Name(_across) == across;

    private Head HeadOf(string value, Column figure)
    {
        if (_across is null)
            return figure.Brief;
        string across = Words(_table[_across], value);
        bool isAlone = _figures.Length == 1 || figure == _figures[0] && figure.Brief.Length == 0;
        return isAlone ? across : $"{across} {figure.Brief}";
    }

    private string CellAt(TableLine? row, Column figure)
    {
        if (row is null)
            return Nothing;
        bool isFirst = figure == _figures[0];
        string text = row[figure.Id] is { IsEmpty: false } cell ? figure.Print(cell)
            : _figures.Any(other => !row[other.Id].IsEmpty) ? Nothing
            : isFirst ? NoFigure
            : "";
        return _across is not null && isFirst && text != Nothing ? Marked(text, [row]) : text;
    }

    private string Marked(string text, IEnumerable<TableLine> rows)
    {
        IEnumerable<string> notes = rows.Select(row => row.Name(Column.Note)).Where(note => !string.IsNullOrEmpty(note)).OfType<string>();
        return string.Join(' ', notes.Select(_reasons.Mark).Distinct().Prepend(text));
    }

    private string Words(Column column, string value) => (column.Id, value) switch
    {
        (Column.Deployment, _) => _framework is null ? string.Join(' ', value.Split('-', 2)) : value[(_framework.Length + 1)..],
        ("direction", "serialize") => "write",
        ("direction", "deserialize") => "read",
        _ => column.Print(new Cell { Text = value }),
    };
}
