using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Results.Statistics;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>The page as a person meets it, in a browser.</summary>
public sealed class PageTests(ChromiumFixture chromium) : IDisposable
{
    private const string Marks = "#steady g.mark[aria-label]";

    private readonly RenderedPage _page = chromium.Page;
    private readonly List<string> _complaints = [];

    public void Dispose() => Assert.Empty(_complaints);

    [Fact]
    public async Task Every_plot_has_as_many_marks_as_the_model_has_rows()
    {
        IPage page = await chromium.Look();
        Assert.Equal(_page.Count(SteadyTable.Id, "time"), await page.Locator(Marks).CountAsync());
        // A figure each, and in each of four panels a mean of each contender that has figures.
        int tried = SyntheticResults.FewContenders.Count - 1;
        Assert.Equal(_page.Count(SteadyTable.Id, "time") + 4 * tried, await page.Locator("#heat td[data-tip]").CountAsync());
        // The empty program is a line.
        Assert.Equal(_page.Count("startup", "write"), await page.Locator("#startup g.mark[aria-label]").CountAsync());
        Assert.Equal(_page.Count("warmup", "cost"), await page.Locator("#warmup g.mark[aria-label]").CountAsync());
        Assert.Equal(SyntheticResults.FewContenders.Count - 1, await page.Locator("#warmup .ring").CountAsync());
        int asked = _page.Count("web", "cpu") + _page.Count("webstart", "answered");
        Assert.Equal(asked, await page.Locator("#web g.mark[aria-label]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#fidelity td[data-tip]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#native td[data-tip]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#errors td[data-tip]").CountAsync());
    }

    [Fact]
    public async Task Another_baseline_recomputes_every_ratio_as_the_model_would()
    {
        IPage page = await Open();
        await page.SelectOptionAsync("#base", "Beta");
        await ChromiumFixture.Drawn(page);
        TableLine gamma = _page.Model[SteadyTable.Id].Rows.First(row => row.Name("contender") == "Gamma"
            && (row.Machine, row.Deployment) == (_page.Model.FirstMachine, "net10.0-jit"));
        Comparison expected = gamma["ratio"].ComparedWith!("Beta")!;
        string tip = await page.Locator($"{Marks}[aria-label^='Gamma, net10.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        string interval = $"({RatioText.Of(expected.Speed.Low)}x to {RatioText.Of(expected.Speed.High)}x) as fast as Beta";
        Assert.Contains(expected.Words, tip);
        Assert.Contains(interval, tip);
        Assert.Contains("base=Beta", page.Url);
    }

    [Fact]
    public async Task A_contender_that_is_adapted_is_marked_beside_its_other_marks()
    {
        IPage page = await chromium.Look();
        string lossy = SyntheticResults.Lossy;
        Assert.Equal(8, await page.Locator($"{Marks}[aria-label^='{lossy} (lossy, adapted)']").CountAsync());
        Assert.Equal(8, await page.Locator("#heat td sup:text-is('LA')").CountAsync());
    }

    [Fact]
    public async Task The_script_writes_times_and_sizes_as_the_suite_does()
    {
        IPage page = await chromium.Look();
        double[] values =
        [
            0, 0.4, 9.996, 99.97, 999.4, 999.6, 1_234, 999_600, 45_600_000,
            128_000_000, 2_500_000_000, -0.4, -512, -1_234, -31_400_000, -152_011_784,
        ];
        string[] written = await page.EvaluateAsync<string[]>("values => values.flatMap(value => [time(value), bytes(value)])", values);
        Assert.Equal(values.SelectMany(value => (string[])[Duration.Format(value), ByteSize.Format(value)]), written);
    }

    [Fact]
    public async Task Chips_choose_what_is_shown()
    {
        IPage page = await Open();
        int all = await page.Locator(Marks).CountAsync();
        await page.ClickAsync("#controls summary");
        await page.UncheckAsync("input[name=contender][value=Gamma]", new() { Force = true });
        Assert.Equal(all - 8, await MarksOf(page));
        await page.UncheckAsync("input[name=mode][value=aot]", new() { Force = true });
        Assert.Equal((all - 8) / 2, await MarksOf(page));
        await page.ClickAsync("[data-none=payload]");
        Assert.Equal(0, await MarksOf(page));
        Assert.Contains("No figure in this choice", await page.InnerTextAsync("#steady"));
        Assert.Contains("No figure in this choice", await page.TextContentAsync("#native") ?? "");
        await page.ClickAsync("#reset");
        Assert.Equal(all, await MarksOf(page));
        string before = await page.InnerTextAsync("#answer");
        await page.CheckAsync(
            $"input[name=machine][value='{_page.Model.Machines.Single(machine => machine != _page.Model.FirstMachine)}']",
            new() { Force = true });
        Assert.NotEqual(before, await page.InnerTextAsync("#answer"));
    }

    [Fact]
    public async Task A_head_sorts_its_table_up_and_down()
    {
        IPage page = await Open();
        await page.ClickAsync("[data-table=steady] summary");
        await page.ClickAsync("[data-sort=time]");
        double[] up = await Times(page);
        Assert.Equal(up.Order(), up);
        await page.ClickAsync("[data-sort=time]");
        Assert.Equal(up.OrderDescending(), await Times(page));
        Assert.Equal(_page.Count(SteadyTable.Id, "contender"), await page.Locator("[data-table=steady] tbody tr").CountAsync());
    }

    [Fact]
    public async Task The_address_brings_the_same_view_back()
    {
        IPage page = await Open();
        await page.SelectOptionAsync("#base", "Beta");
        await page.ClickAsync("#controls summary");
        await page.UncheckAsync($"input[name=contender][value={SyntheticResults.Lossy}]", new() { Force = true });
        await ChromiumFixture.Drawn(page);
        string steady = await page.InnerHTMLAsync("#steady [data-plot]");

        IPage again = await Open(new Uri(page.Url).Fragment);
        Assert.Equal(steady, await again.InnerHTMLAsync("#steady [data-plot]"));
        await Open("#base=Nobody&machine=None&no.mode=[]&sort.none=x&odd=1");
        // These results have no such section.
        IPage without = await Open("#memory&show=memory");
        Assert.True(await without.IsVisibleAsync("#steady h2"));
    }

    /// <summary>Fails the test with all that the browser complains of, or asks the network for.</summary>
    private Task<IPage> Open(string hash = "") => chromium.Open(_page.Path, hash, complaints: _complaints);

    private static async Task<int> MarksOf(IPage page)
    {
        await ChromiumFixture.Drawn(page);
        return await page.Locator(Marks).CountAsync();
    }

    /// <summary>In nanoseconds.</summary>
    private static async Task<double[]> Times(IPage page)
    {
        string[] texts = await page.EvaluateAsync<string[]>(
            "[...document.querySelectorAll('[data-table=steady] tbody tr')].map(row => row.cells[5].textContent).filter(Boolean)");
        return [.. texts.Select(text => double.Parse(text.Split(' ')[0]) * (text.EndsWith("µs", StringComparison.Ordinal) ? 1000 : 1))];
    }
}
