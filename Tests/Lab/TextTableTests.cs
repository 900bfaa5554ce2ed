using JsonAot.Lab.Terminal;
using Spectre.Console;
using Xunit;

namespace JsonAot.Tests.Lab;

public class TextTableTests
{
    private static readonly string[] Heads = ["", .. Enumerable.Range(1, 8).Select(i => $"illegal start {i}")];

    private static TextTable Figures(string name)
    {
        var table = new TextTable("Title", [.. Heads]);
        table.Add([name, .. Enumerable.Range(1, 8).Select(i => $"{i}23,456 B")]);
        return table;
    }

    private static string[] On(TextTable table, int width)
    {
        using var output = new StringWriter();
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(output), Ansi = AnsiSupport.No });
        console.Profile.Width = width;
        table.Print(console);
        return output.ToString().Split('\n');
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(200)]
    public void No_figure_is_torn_and_no_line_is_too_long(int width)
    {
        string[] lines = On(Figures("Hand-written, MemoryStream [1]"), width);
        Assert.All(lines, line => Assert.InRange(line.TrimEnd('\r').Length, 0, width));
        Assert.All(Enumerable.Range(1, 8), i => Assert.Contains(lines, line => line.Contains($"{i}23,456 B", StringComparison.Ordinal)));
    }

    [Fact]
    public void Where_there_is_room_a_row_is_one_line() =>
        Assert.Single(On(Figures("A"), 200), line => line.Contains("123,456 B", StringComparison.Ordinal) && line.Contains("823,456 B", StringComparison.Ordinal));

    [Fact]
    public void A_sentence_in_the_first_column_leaves_room_for_figures()
    {
        string sentence = string.Join(' ', Enumerable.Repeat("words", 20));
        string[] lines = On(Figures(sentence), 80);
        Assert.All(lines, line => Assert.InRange(line.TrimEnd('\r').Length, 0, 80));
        Assert.Contains(lines, line => line.Contains("123,456 B", StringComparison.Ordinal) && line.Contains("223,456 B", StringComparison.Ordinal));
    }

    [Fact]
    public void Without_a_terminal_every_row_is_a_line_however_long()
    {
        using var output = new StringWriter();
        Figures("A name of [many] words").Print(output);
        string[] lines = output.ToString().Split(Environment.NewLine);
        Assert.Equal("Title", lines[0]);
        Assert.StartsWith("A name of [many] words  ", lines[2], StringComparison.Ordinal);
        Assert.EndsWith("823,456 B", lines[2], StringComparison.Ordinal);
    }
}
