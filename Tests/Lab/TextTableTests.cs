using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab;

/// <summary>A table on a terminal, without one, and in a document, where a name is a name.</summary>
public class TextTableTests
{
    private static readonly string[] Heads = ["", .. Enumerable.Range(1, 8).Select(i => $"illegal start {i}")];

    private static TextTable Figures(string name)
    {
        var table = new TextTable("Title", [.. Heads]);
        table.Add([name, .. Enumerable.Range(1, 8).Select(i => $"{i}23,456 B")]);
        return table;
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(200)]
    public void No_figure_is_torn_and_no_line_is_too_long(int width)
    {
        string[] lines = Figures("Hand-written, MemoryStream [1]").LinesOn(width);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
        Assert.All(Enumerable.Range(1, 8), i => Assert.Contains(lines, line => line.Contains($"{i}23,456 B", StringComparison.Ordinal)));
    }

    [Fact]
    public void Where_there_is_room_a_row_is_one_line() =>
        Assert.Single(
            Figures("A").LinesOn(200),
            line => line.Contains("123,456 B", StringComparison.Ordinal) && line.Contains("823,456 B", StringComparison.Ordinal));

    [Fact]
    public void A_sentence_in_the_first_column_leaves_room_for_figures()
    {
        string sentence = string.Join(' ', Enumerable.Repeat("words", 20));
        string[] lines = Figures(sentence).LinesOn(80);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, 80));
        Assert.Contains(
            lines, line => line.Contains("123,456 B", StringComparison.Ordinal) && line.Contains("223,456 B", StringComparison.Ordinal));
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

    [Theory]
    [InlineData("a`b[c](d)", @"a\`b\[c](d)")]
    [InlineData("![a](b)", @"!\[a](b)")]
    [InlineData(@"\`|*<b>", @"\\\`\|\*&lt;b>")]
    public void A_name_is_neither_code_nor_a_link_nor_a_picture_nor_markup(string name, string expected)
    {
        Assert.Equal(expected, Markdown.Text(name));
        var table = new TextTable("", name);
        table.Add(name);
        Assert.Equal($"| {expected} |\n|---|\n| {expected} |\n", Markdown.Of(table));
    }

    [Fact]
    public void Figures_stand_at_the_right_and_empty_cells_are_small()
    {
        var table = new TextTable("", "", "time", new Head("verdict", IsFigure: false));
        table.Add("A", "1 ns", "");
        Assert.Equal("| | time | verdict |\n|---|--:|---|\n| A | 1 ns | |\n", Markdown.Of(table));
    }
}
