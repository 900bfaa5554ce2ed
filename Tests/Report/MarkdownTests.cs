using JsonAot.Lab.Report.Documents;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>A name is a name in Markdown, whether a document has it or a reader copies it from the page.</summary>
public sealed class MarkdownTests(ChromiumFixture chromium)
{
    [Theory]
    [InlineData("a`b[c](d)", @"a\`b\[c](d)")]
    [InlineData("![a](b)", @"!\[a](b)")]
    [InlineData(@"\`|*<b>", @"\\\`\|\*&lt;b>")]
    public async Task A_name_is_neither_code_nor_a_link_nor_a_picture_nor_markup(string name, string expected)
    {
        Assert.Equal(expected, AnswerMarkdown.Cell(name));
        IPage page = await chromium.Look();
        string copied = await page.EvaluateAsync<string>(
            """
            name => {
              const table = document.createElement('table');
              table.insertRow().insertCell().textContent = name;
              return copyText(table, 'md');
            }
            """,
            name);
        Assert.Equal($"| {expected} |\n|---|\n", copied);
    }
}
