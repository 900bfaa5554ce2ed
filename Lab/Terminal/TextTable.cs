using Spectre.Console;

namespace JsonAot.Lab.Terminal;

/// <summary>A table of plain texts: fitted to a terminal, or as aligned lines that a file or another program can keep.</summary>
internal sealed class TextTable(string title, params string[] heads)
{
    private readonly List<string[]> _rows = [];

    /// <summary>The columns hold words, not figures: all begin at their left edge.</summary>
    internal bool HoldsWords { get; init; }

    internal void Add(params string[] cells) => _rows.Add(cells);

    internal void Print()
    {
        if (Console.IsOutputRedirected)
            Print(Console.Out);
        else
            Print(AnsiConsole.Console);
    }

    /// <summary>Cells wrap where the terminal is narrow.</summary>
    internal void Print(IAnsiConsole console)
    {
        var table = new Table { Border = TableBorder.Simple, UseSafeBorder = true };
        foreach ((int column, string head) in heads.Index())
            table.AddColumn(new TableColumn(Markup.Escape(head)) { Alignment = IsLeft(column) ? Justify.Left : Justify.Right, Padding = new Padding(0, column == heads.Length - 1 ? 0 : 1) });
        foreach (string[] row in _rows)
            table.AddRow(row.Select(Markup.Escape).ToArray());
        console.WriteLine(title);
        console.Write(table);
    }

    /// <summary>One line a row, as long as it takes.</summary>
    internal void Print(TextWriter output)
    {
        string[][] lines = [heads, .. _rows];
        int[] widths = [.. heads.Select((_, column) => lines.Max(line => line[column].Length))];
        output.WriteLine(title);
        foreach (string[] line in lines)
            output.WriteLine(string.Join("  ", line.Select((cell, column) => IsLeft(column) ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column]))).TrimEnd());
        output.WriteLine();
    }

    private bool IsLeft(int column) => HoldsWords || column == 0;
}
