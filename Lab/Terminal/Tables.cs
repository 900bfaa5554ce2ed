using Spectre.Console;

namespace JsonAot.Lab.Terminal;

/// <summary>Tables that fit a terminal, and plain columns where there is none, so that a pipe gets one row a line.</summary>
internal static class Tables
{
    // No table is as wide as this: in a pipe nothing wraps.
    private const int PipeWidth = 2000;

    internal static IAnsiConsole Console { get; } = Open();

    internal static bool IsTerminal => !System.Console.IsOutputRedirected;

    internal static Table Create(string? title, params string[] headings)
    {
        var table = new Table { Border = IsTerminal ? TableBorder.Rounded : TableBorder.None };
        if (title is not null)
            table.Title = new TableTitle(Markup.Escape(title));
        foreach (string heading in headings)
            table.AddColumn(new TableColumn(new Text(heading)));
        return table;
    }

    /// <summary>As it is: brackets in a cell are no markup.</summary>
    internal static void AddCells(this Table table, params string[] cells) =>
        table.AddRow(cells.Select(cell => new Text(IsTerminal ? cell : cell.ReplaceLineEndings(" "))));

    /// <summary>A sentence, broken between words where the terminal ends.</summary>
    internal static void WriteLine(string sentence) => Console.Write(new Padder(new Text(sentence), new Padding(0, 0, 0, IsTerminal ? 1 : 0)));

    private static IAnsiConsole Open()
    {
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(System.Console.Out) });
        if (!IsTerminal)
            console.Profile.Width = PipeWidth;
        return console;
    }
}
