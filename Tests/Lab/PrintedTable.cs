using JsonAot.Lab.Terminal;
using Spectre.Console;

namespace JsonAot.Tests.Lab;

internal static class PrintedTable
{
    /// <summary>The lines of a table on a terminal.</summary>
    internal static string[] LinesOn(this TextTable table, int width)
    {
        using var output = new StringWriter();
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(output), Ansi = AnsiSupport.No });
        console.Profile.Width = width;
        table.Print(console);
        return [.. output.ToString().Split('\n').Select(line => line.TrimEnd('\r'))];
    }
}
