using JsonAot.Lab.Measures.Times;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>The page on paper, at night, and without scripts.</summary>
public sealed class PaperTests(ChromiumFixture chromium) : IDisposable
{
    private readonly RenderedPage _page = chromium.Page;
    private readonly List<string> _complaints = [];

    public void Dispose() => Assert.Empty(_complaints);

    [Fact]
    public async Task It_prints_and_it_has_dark_colours()
    {
        IPage page = await chromium.Look();
        byte[] light = await page.ScreenshotAsync();
        IPage night = await Open("#colours=dark");
        byte[] dark = await night.ScreenshotAsync();
        Assert.InRange(light.Length, 20_000, int.MaxValue);
        Assert.InRange(dark.Length, 20_000, int.MaxValue);
        Assert.NotEqual(light, dark);
        // It was 144 MB: a printer got a picture of each hatched cell.
        Assert.InRange((await night.PdfAsync()).Length, 20_000, 4_000_000);
        await night.EmulateMediaAsync(new() { Media = Media.Print });
        Assert.Equal("rgb(253, 253, 252)", await night.EvaluateAsync<string>("getComputedStyle(document.documentElement).backgroundColor"));
    }

    /// <summary>A head is a button, and so is the word that says what is plotted.</summary>
    [Fact]
    public async Task On_paper_an_opened_table_has_its_heads_and_a_switch_says_what_is_shown()
    {
        IPage page = await Open();
        await page.ClickAsync("[data-table=steady] summary");
        await page.Locator("[data-table=steady] th button").First.WaitForAsync();
        await page.EmulateMediaAsync(new() { Media = Media.Print });
        Assert.True(await page.Locator("[data-table=steady] th button").First.IsVisibleAsync());
        Assert.True(await page.Locator("#steady [data-figure=time]").IsVisibleAsync());
        foreach (string useless in (string[])["#steady [data-figure=allocated]", "#reset"])
            Assert.True(await page.Locator(useless).IsHiddenAsync(), useless);
    }

    [Fact]
    public async Task What_is_not_drawn_yet_is_drawn_before_it_is_printed()
    {
        IPage page = await Open();
        int[] left = await page.EvaluateAsync<int[]>("""
            (() => {
              document.querySelector('#reset').click();
              const before = waiting.length;
              dispatchEvent(new Event('beforeprint'));
              return [before, waiting.length];
            })()
            """);
        Assert.InRange(left[0], 1, int.MaxValue);
        Assert.Equal(0, left[1]);
        Assert.Equal(0, await page.Locator("[data-plot]:empty").CountAsync());
    }

    [Fact]
    public async Task Without_scripts_the_tables_are_there()
    {
        IPage page = await chromium.OpenWithoutScripts(_page.Path);
        Assert.Contains(
            "The tables below show the figures of this machine; of several lanes, those of utf8.",
            await page.TextContentAsync("noscript") ?? "");
        // Figures have a row each; the reason why a contender has none is given once for all payloads.
        ILookup<bool, TableLine> rows = _page.Model[SteadyTable.Id].Rows.Where(row => row.Machine == _page.Model.FirstMachine)
            .ToLookup(row => row.Number("time") is not null);
        string[] kinds = [Column.Deployment, "direction", Column.Contender, Column.Note];
        int reasons = rows[false].DistinctBy(row => string.Join(';', kinds.Select(row.Name))).Count();
        Assert.InRange(reasons, 1, rows[false].Count() - 1);
        Assert.Equal(rows[true].Count() + reasons, await page.Locator("[data-table=steady] tbody tr").CountAsync());
        Assert.Equal(reasons, await page.Locator("[data-table=steady] td:text-is('all 2')").CountAsync());
        Assert.True(await page.Locator("[data-table=steady] table").IsVisibleAsync());
        Assert.True(await page.Locator("#controls").IsHiddenAsync());
    }

    private Task<IPage> Open(string hash = "") => chromium.Open(_page.Path, hash, complaints: _complaints);
}
