using Spectre.Console;
using Spectre.Console.Rendering;

namespace JsonAot.Lab.Terminal;

/// <summary>
/// A table of plain texts, for each renderer: Markdown, the page, and this one, which fits it to a terminal, or aligns the lines that a
/// file or another program keeps. The first column names the rows.
/// </summary>
internal sealed class TextTable(string title, params Head[] heads)
{
    private readonly List<string[]> _rows = [];

    /// <summary>The columns hold words, not figures: all begin at their left edge.</summary>
    internal bool HoldsWords { get; init; }

    internal string Title => title;

    internal IReadOnlyList<Head> Heads => heads;

    internal IReadOnlyList<string[]> Rows => _rows;

    internal void Add(params string[] cells) => _rows.Add(cells);

    internal void Print()
    {
        if (Console.IsOutputRedirected)
            Print(Console.Out);
        else
            Print(AnsiConsole.Console);
    }

    /// <summary>Words wrap where the terminal is narrow; figures are not torn apart, their columns go on in a table below.</summary>
    internal void Print(IAnsiConsole console)
    {
        console.WriteLine(title);
        // Sentences in the first column leave half of the terminal to the figures, and wrap in the other half.
        int widest = _rows.Select(row => row[0].Length).Append(0).Max();
        int wrapped = HoldsWords ? 0 : Math.Max(0, widest - console.Profile.Width / 2);
        int first = 1;
        do
        {
            int count = heads.Length - first;
            Table table = Build(first, count, wrapped > 0);
            while (!HoldsWords && count > 1 && WidthOf(table, console) - wrapped > console.Profile.Width)
                table = Build(first, --count, wrapped > 0);
            console.Write(table);
            first += count;
        }
        while (first < heads.Length);
    }

    /// <summary>The first column, and some of the others.</summary>
    private Table Build(int first, int count, bool wrapsFirst)
    {
        int[] columns = [0, .. Enumerable.Range(first, count)];
        var table = new Table { Border = TableBorder.Simple, UseSafeBorder = true };
        foreach (int column in columns)
        {
            // Heads may always be broken between words: the figures below them are narrower than they are.
            table.AddColumn(new TableColumn(Markup.Escape(HoldsWords ? heads[column].Text : heads[column].Text.Replace(' ', '\n')))
            {
                Alignment = IsLeft(column) ? Justify.Left : Justify.Right,
                Padding = new Padding(0, column == columns[^1] ? 0 : 1),
                NoWrap = !HoldsWords && (column > 0 || !wrapsFirst),
            });
        }

        foreach (string[] row in _rows)
            table.AddRow([.. columns.Select(column => Markup.Escape(row[column]))]);
        return table;
    }

    private static int WidthOf(Table table, IAnsiConsole console) =>
        ((IRenderable)table).Measure(RenderOptions.Create(console, console.Profile.Capabilities), int.MaxValue).Max;

    /// <summary>One line per row, as long as it takes.</summary>
    internal void Print(TextWriter output)
    {
        string[][] lines = [[.. heads.Select(head => head.Text)], .. _rows];
        int[] widths = [.. heads.Select((_, column) => lines.Max(line => line[column].Length))];
        output.WriteLine(title);
        foreach (string[] line in lines)
            output.WriteLine(string.Join("  ",
                line.Select((cell, column) => IsLeft(column) ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column]))).TrimEnd());
        output.WriteLine();
    }

    private bool IsLeft(int column) => HoldsWords || column == 0 || !heads[column].IsFigure;
}
