namespace JsonAot.Lab.Tables;

/// <summary>A row by the names of its columns; it has no cell where there is nothing to say.</summary>
internal sealed class TableLine(IReadOnlyDictionary<string, Cell> cells)
{
    internal string Machine => cells[Column.Machine].Text!;
    internal string Deployment => cells[Column.Deployment].Text!;

    internal Cell this[string column] => cells.GetValueOrDefault(column);

    internal string? Name(string column) => this[column].Text;

    internal double? Number(string column) => this[column].Number;
}
