using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>A table in a document; a name is a name there.</summary>
public sealed class MarkdownTests
{
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
