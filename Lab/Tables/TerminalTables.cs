using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Tables;

/// <summary>Folds a result table as its layout says. This is the only code that makes a terminal's table of results.</summary>
internal sealed class TerminalTables
{
    private const string Nothing = "–";
    private const string NoFigure = "n/a";

    private readonly ResultTable _table;
    private readonly TerminalLayout _layout;
    private readonly Reasons _reasons;
    private readonly int _down;
    private readonly int _across;
    private readonly int _note;
    private readonly int[] _by;
    private readonly int[] _figures;
    private readonly string? _framework;

    private TerminalTables(ResultTable table, Reasons reasons)
    {
        (_table, _layout, _reasons) = (table, table.Layout, reasons);
        (_down, _across, _note) = (DownOf(table), _layout.Across is { } across ? table.IndexOf(across) : -1, table.IndexOf(Column.Note));
        _by = [.. _layout.By.Concat(_layout.IsMerged ? [] : [ResultTable.Deployment]).Select(table.IndexOf)
            .Where(column => column >= 0 && column != _down)];
        _figures = [.. Enumerable.Range(2, table.Columns.Count - 2)
            .Where(column => !table.Columns[column].IsKey && column != _note && column != _across)];
        string[] frameworks = [.. table.Rows.Select(row => ((string)row[1]!).Split('-')[0]).Distinct()];
        _framework = _layout.IsMerged && frameworks.Length == 1 ? frameworks[0] : null;
    }

    /// <summary>What stands at the left. A kind that has no contenders has its first key there, such as the payload.</summary>
    private static int DownOf(ResultTable table) => table.IndexOf(table.Layout.Down) is >= 0 and var down
        ? down
        : Enumerable.Range(2, table.Columns.Count - 2).First(column => table.Columns[column].IsKey);

    /// <param name="reasons">The notes, which several tables share.</param>
    internal static IEnumerable<TextTable> Of(ResultTable table, Reasons reasons)
    {
        var folded = new TerminalTables(table, reasons);
        var groups = table.Rows.GroupBy(row => string.Join('\n', folded._by.Select(column => row[column])));
        foreach (object?[] group in groups.Select(group => group.First()))
        {
            if (folded._by.Any(column => group[column] is null or ""))
                continue;
            bool IsOf(object?[] row) => folded._by.All(column => row[column] is null or "" || Equals(row[column], group[column]));
            object?[][] rows = [.. table.Rows.Where(IsOf)];
            IEnumerable<string?> named = folded._by.Select(column => folded.Words(column, group[column])).Append(folded._framework);
            string where = string.Join(", ", named.OfType<string>());
            string between = where.Length == 0 ? "" : table.Title.EndsWith('?') ? " " : ": ";
            yield return folded.Fold($"{table.Title}{between}{where}", rows);
        }
    }

    private TextTable Fold(string title, object?[][] rows)
    {
        string[] across = _across < 0 ? [""] : [.. rows.Select(row => (string)row[_across]!).Where(value => value.Length > 0).Distinct()];
        var lines = rows.GroupBy(row => (Name: (string)row[_down]!, Deployment: HasModes ? (string)row[1]! : "")).ToArray();
        string[] order = [.. lines.Select(line => line.Key.Name)];
        lines = [.. lines.OrderBy(line => Array.IndexOf(order, line.Key.Name))];
        Place[] places = [.. from value in across
                             from place in _layout.Figures == Figures.Joined ? [_figures] : _figures.Select(figure => (int[])[figure])
                             // A figure that nobody has in this place needs no column.
                             where place[0] == _figures[0]
                                 || rows.Any(row => Has(row, value) && place.Any(figure => row[figure] is not null))
                             select new Place(value, place)];
        string[] heads = ["", .. HasModes ? ["mode"] : Array.Empty<string>(), .. places.Select(place => HeadOf(place))];
        var table = new TextTable(title, heads);
        foreach (var line in lines)
        {
            table.Add([
                _layout.HasNotesInCells ? line.Key.Name : Marked(line.Key.Name, line),
                .. HasModes ? [Words(1, line.Key.Deployment)!] : Array.Empty<string>(),
                .. places.Select(place => Cell(RowOf(line, place), place)),
            ]);
        }

        return table;
    }

    /// <summary>Deployments share a table, and each row says which is its own.</summary>
    private bool HasModes => _layout.IsMerged && _across != 1;

    /// <summary>A row without a value across says the same of all of them, such as that the contender is not in this build.</summary>
    private object?[]? RowOf(IEnumerable<object?[]> line, Place place) =>
        line.FirstOrDefault(row => Has(row, place.Across)) ?? line.FirstOrDefault(row => Has(row, ""));

    private bool Has(object?[] row, string across) => _across < 0 || (string)row[_across]! == across;

    private string HeadOf(Place place)
    {
        string figure = _table.Columns[place.Figures[0]].Brief;
        return _across < 0 ? figure
            : place.Figures[0] == _figures[0] && figure.Length == 0 || _figures.Length == 1 || place.Figures.Length > 1
                ? Words(_across, place.Across)!
            : $"{Words(_across, place.Across)} {figure}";
    }

    private string Cell(object?[]? row, Place place)
    {
        if (row is null)
            return Nothing;
        bool hasAny = _figures.Any(figure => row[figure] is not null);
        bool isFirst = place.Figures[0] == _figures[0];
        bool hasNone = place.Figures.All(figure => row[figure] is null);
        if (hasNone && (hasAny || !isFirst))
            return hasAny || isFirst ? Nothing : "";
        string text = hasNone ? NoFigure : string.Join(' ', place.Figures.Where(figure => row[figure] is not null)
            .Select(figure => Joined(_table.Columns[figure], row[figure], place.Figures.Length > 1)));
        return _layout.HasNotesInCells && isFirst ? Marked(text, [row]) : text;
    }

    private static string Joined(Column column, object? value, bool isOneOfSeveral) =>
        isOneOfSeveral && column.Kind == ColumnKind.Ratio ? $"({CellText.Of(column, value)})" : CellText.Of(column, value);

    private string Marked(string text, IEnumerable<object?[]> rows) =>
        string.Join(' ', NotesOf(rows).Select(_reasons.Mark).Distinct().Prepend(text));

    private IEnumerable<string> NotesOf(IEnumerable<object?[]> rows) =>
        rows.Select(row => _note < 0 ? null : (string?)row[_note]).OfType<string>().Where(note => note.Length > 0);

    private string? Words(int column, object? value) => (_table.Columns[column].Id, value) switch
    {
        (ResultTable.Deployment, string deployment) => _framework is null
            ? string.Join(' ', deployment.Split('-', 2))
            : deployment[(_framework.Length + 1)..],
        ("direction", "serialize") => "write",
        ("direction", "deserialize") => "read",
        _ => CellText.Of(_table.Columns[column], value),
    };

    /// <summary>What one column of a terminal's table shows.</summary>
    private sealed record Place(string Across, int[] Figures);
}
