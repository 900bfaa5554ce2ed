using JsonAot.Lab.Terminal;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>
/// The page that answers for one type of somebody's own: the suite's other sections would say that they are not measured.
/// </summary>
public sealed class TypePageTests(ChromiumFixture chromium) : IDisposable
{
    private const string Hostile = "Page<img src=x onerror=alert(1)>";

    private readonly SyntheticResults _results = SyntheticResults.Machines(1);

    public void Dispose() => _results.Dispose();

    private string Render()
    {
        var table = new TextTable("Order: parts of the time", "", "jit read", "jit write");
        table.Add("SpanCodec [1]", "0.19", "0.20");
        table.Add("STJ source-gen", "1.00", "–");
        var answer = new TypeAnswer(
            Hostile,
            table,
            ["[1] a note"],
            ["Take SpanCodec: it reads fast.", $"A sentence of {Hostile}"],
            "SpanCodec",
            ["using SpanCodecs;", "", new string('x', 300)]);
        string page = Path.Combine(_results.Folder, "type.html");
        File.WriteAllText(page, HtmlReport.Render(ReportModel.Load(_results.Folder), answer));
        return page;
    }

    [Fact]
    public void It_opens_with_the_answer_and_has_no_empty_section()
    {
        string page = File.ReadAllText(Render());

        Assert.DoesNotContain("id=\"memory\"", page);
        Assert.DoesNotContain("<img", page);
        string[] parts = ["<h1>", "Take SpanCodec: it reads fast.", "jit write", "[1] a note", "using SpanCodecs;", "<nav"];
        int[] places = [.. parts.Select(part => page.IndexOf(part, StringComparison.Ordinal))];
        Assert.Equal(places.Order(), places);
        Assert.True(places[0] > 0);
        string navigation = page[page.IndexOf("<nav", StringComparison.Ordinal)..page.IndexOf("</nav>", StringComparison.Ordinal)];
        Assert.Equal(page.Split("<section id=").Length, navigation.Split("<a href=\"#").Length);
    }

    [Theory]
    [InlineData(1200)]
    [InlineData(360)]
    public async Task A_browser_has_nothing_to_complain_of(int width)
    {
        var complaints = new List<string>();
        IPage page = await chromium.Open(Render(), width: width, complaints: complaints);

        // The sections are those of the suite's page, and looked through there.
        Assert.Empty(await Axe.BrokenRules(page, besides: "main"));
        Assert.InRange(await page.EvaluateAsync<int>("document.documentElement.scrollWidth"), 1, width);
        Assert.Empty(complaints);
    }
}
