namespace BenchTurns.Report;

/// <summary>
/// The answer at the end of a run: benchmarks down, modes across, so that one look shows what ahead-of-time compilation changes.
/// </summary>
public static class TurnTable
{
    // Stands behind figures that need their note.
    private const string Mark = " *";

    /// <summary>The lines of the table. Modes that do not fit beside each other stand below each other.</summary>
    /// <param name="width">Of the terminal.</param>
    public static IEnumerable<string> Lines(IReadOnlyList<string> modes, IReadOnlyList<TableRow> rows, int width = int.MaxValue)
    {
        string[] table = [.. Table(modes, rows)];
        if (modes.Count > 1 && table.Any(line => line.Length > width))
            table = [.. modes.SelectMany((mode, index) => index == 0 ? Table([mode], rows) : Table([mode], rows).Prepend(""))];
        return table;
    }

    private static IEnumerable<string> Table(IReadOnlyList<string> modes, IReadOnlyList<TableRow> rows)
    {
        rows = [.. rows.Where(row => modes.Contains(row.Mode))];
        (string Head, Func<TableRow, string> Cell)[] columns = [.. ColumnsOf(rows)];
        var table = new List<string[]> { (string[])["", .. modes.SelectMany(HeadsOf)] };
        foreach (IGrouping<string, TableRow> group in rows.GroupBy(row => row.Group))
        {
            table.Add([group.Key]);
            foreach (IGrouping<string, TableRow> label in group.GroupBy(row => row.Label))
                table.Add([$"  {label.Key}", .. modes.SelectMany(mode => CellsOf(label.FirstOrDefault(row => row.Mode == mode)))]);
        }

        string[][] whole = [.. table.Where(line => line.Length == table[0].Length)];
        int[] widths = [.. Enumerable.Range(0, table[0].Length).Select(column => whole.Max(line => line[column].Length))];
        widths[0] = Math.Max(widths[0], table.Max(line => line[0].Length));
        return table.Select(line => string.Join("  ", line.Select(Padded)).TrimEnd());

        IEnumerable<string> HeadsOf(string mode) =>
            columns.Select((column, place) => place == 0 ? $"{mode} {column.Head}" : column.Head);

        IEnumerable<string> CellsOf(TableRow? row) => row is { MedianNs: not null }
            ? columns.Select(column => column.Cell(row)) : columns.Select((_, place) => place == 0 ? "n/a" : "");

        string Padded(string cell, int column) => column == 0 ? cell.PadRight(widths[0]) : cell.PadLeft(widths[column]);
    }

    /// <summary>Those of a mode; what no row has anything to say in is left out.</summary>
    private static IEnumerable<(string Head, Func<TableRow, string> Cell)> ColumnsOf(IReadOnlyList<TableRow> rows)
    {
        bool waits = rows.Any(row => row.ApartWallNs is not null);
        bool compares = rows.Any(row => row.IsReference || row.Speed is not null);
        yield return ("median", row => $"{Duration.Format(row.MedianNs!.Value)}{(row.HasNote ? Mark : "")}");
        if (waits)
            yield return ("wall", row => row.ApartWallNs is { } apart ? Duration.Format(apart) : "");
        if (compares)
            yield return ("x as fast", row => row.IsReference ? RatioText.Baseline : row.Speed?.Words ?? "");
        if (compares && waits)
            yield return ("by wall", row => row.WallSpeed?.Words ?? "");
        if (compares)
        {
            yield return ("interval", row =>
                !row.IsReference && row.Speed is { IsKnown: true } speed ? RatioText.IntervalOf(speed.Speed) : "");
        }

        yield return ("allocated", row => $"{row.AllocatedBytes:N0} B");
    }
}

/// <summary>A benchmark in one mode, as the table shows it.</summary>
/// <param name="Group">What is compared with each other.</param>
/// <param name="Label">What tells it from the others of its group.</param>
public sealed record TableRow(string Group, string Label, string Mode)
{
    /// <summary>Null where there is no figure.</summary>
    public double? MedianNs { get; init; }

    /// <summary>Null where it says nothing else than the processor time.</summary>
    public double? ApartWallNs { get; init; }

    /// <summary>Null where it has nothing to be compared with.</summary>
    public Comparison? Speed { get; init; }

    /// <summary>The same by the clock on the wall.</summary>
    public Comparison? WallSpeed { get; init; }

    /// <summary>Whether the others of its group are compared with it.</summary>
    public bool IsReference { get; init; }

    /// <summary>By the thread that makes the calls.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Whether a note stands below the table.</summary>
    public bool HasNote { get; init; }
}
