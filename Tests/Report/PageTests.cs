using System.Globalization;
using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;
using JsonAot.ResultFiles;
using JsonAot.ResultFiles.Statistics;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>The page as a person meets it, in a browser.</summary>
public sealed class PageTests(ChromiumFixture chromium) : IClassFixture<ChromiumFixture>, IDisposable
{
    private const string Marks = "#steady g.mark[aria-label]";

    private readonly RenderedPage _page = chromium.Page;
    private readonly List<string> _complaints = [];

    public void Dispose() => Assert.Empty(_complaints);

    [Fact]
    public async Task Every_plot_has_as_many_marks_as_the_model_has_rows()
    {
        IPage page = await Open();
        Assert.Equal(_page.Count(SteadyKind.Id, "time"), await page.Locator(Marks).CountAsync());
        // A figure each, and in each of four panels a mean of each contender that has figures.
        int tried = SyntheticResults.FewContenders.Count - 1;
        Assert.Equal(_page.Count(SteadyKind.Id, "time") + 4 * tried, await page.Locator("#heat td[data-tip]").CountAsync());
        // All modes together, and each on its own scale, where the empty program is a line.
        Assert.Equal(_page.Count("startup", "done") + _page.Count("startup", "write"), await page.Locator("#startup g.mark[aria-label]").CountAsync());
        Assert.Equal(_page.Count("cpu", "cpu"), await page.Locator("#cpu g.mark[aria-label]").CountAsync());
        Assert.Equal(_page.Count("warmup", "cost"), await page.Locator("#warmup g.mark[aria-label]").CountAsync());
        Assert.Equal(SyntheticResults.FewContenders.Count - 1, await page.Locator("#warmup .ring").CountAsync());
        Assert.Equal(_page.Count("scatter", "first"), await page.Locator("#scatter g.mark[aria-label]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#fidelity td[data-tip]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#native td[data-tip]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#errors td[data-tip]").CountAsync());
        Assert.Equal(2 * tried, await page.Locator("#errors g.mark[aria-label]").CountAsync());
        Assert.Equal(2 * tried * tried, await page.Locator("#crossread td[data-tip]").CountAsync());
    }

    [Fact]
    public async Task Another_baseline_recomputes_every_ratio_as_the_model_would()
    {
        IPage page = await Open();
        await page.SelectOptionAsync("#base", "Beta");
        await ChromiumFixture.Drawn(page);
        Comparison expected = Ratio("Gamma", "Beta");
        string tip = await page.Locator($"{Marks}[aria-label^='Gamma, net9.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        string interval = string.Create(CultureInfo.InvariantCulture, $"({expected.Low:0.00} to {expected.High:0.00}) of Beta");
        Assert.Contains(expected.Ratio.ToString("0.00", CultureInfo.InvariantCulture), tip);
        Assert.Contains(interval, tip);
        Assert.Contains("base=Beta", page.Url);
    }

    [Fact]
    public async Task A_contender_that_is_adapted_is_marked_beside_its_other_marks()
    {
        IPage page = await Open();
        string lossy = SyntheticResults.Lossy;
        Assert.Equal(8, await page.Locator($"{Marks}[aria-label^='{lossy} (lossy, adapted)']").CountAsync());
        Assert.Equal(8, await page.Locator("#heat td:has-text(' L A')").CountAsync());
        Assert.Equal(2, await page.Locator($"#cpu g.mark[aria-label^='{lossy} (adapted)']").CountAsync());
    }

    [Fact]
    public async Task The_script_writes_times_and_sizes_as_the_suite_does()
    {
        IPage page = await Open();
        foreach (double value in (double[])[0, 0.4, 9.996, 99.97, 999.4, 999.6, 1_234, 999_600, 45_600_000, 128_000_000, 2_500_000_000, -0.4, -512, -1_234, -31_400_000, -152_011_784])
        {
            string[] written = await page.EvaluateAsync<string[]>("value => [time(value), bytes(value)]", value);
            Assert.Equal([Duration.Format(value), ByteSize.Format(value)], written);
        }
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
        await page.ClickAsync("#reset");
        Assert.Equal(all, await MarksOf(page));
        string before = await page.InnerTextAsync("#answer");
        await page.CheckAsync($"input[name=machine][value='{_page.Model.Machines.Single(machine => machine != _page.Model.FirstMachine)}']", new() { Force = true });
        Assert.NotEqual(before, await page.InnerTextAsync("#answer"));
    }

    [Fact]
    public async Task A_head_sorts_its_table_up_and_down_and_what_is_shown_is_copied()
    {
        IPage page = await Open();
        await page.ClickAsync("[data-table=steady] summary");
        await page.ClickAsync("[data-sort=time]");
        double[] up = await Times(page);
        Assert.Equal(up.Order(), up);
        await page.ClickAsync("[data-sort=time]");
        Assert.Equal(up.OrderDescending(), await Times(page));

        await page.ClickAsync("[data-table=steady] [data-copy=csv]");
        string[] csv = (await page.EvaluateAsync<string>("copied")).Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(_page.Count(SteadyKind.Id, "contender") + 1, csv.Length);
        Assert.StartsWith("deployment,payload,lane,direction,contender,median,", csv[0]);
        await page.ClickAsync("[data-table=steady] [data-copy=md]");
        string[] markdown = (await page.EvaluateAsync<string>("copied")).Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(csv.Length + 1, markdown.Length);
        Assert.StartsWith("| deployment | payload |", markdown[0]);
    }

    [Fact]
    public async Task The_address_brings_the_same_view_back()
    {
        IPage page = await Open();
        await page.SelectOptionAsync("#base", "Beta");
        await page.ClickAsync("#controls summary");
        await page.UncheckAsync($"input[name=contender][value={SyntheticResults.Lossy}]", new() { Force = true });
        await page.ClickAsync("[data-table=startup] summary");
        await page.ClickAsync("[data-table=startup] [data-sort=done]");
        await ChromiumFixture.Drawn(page);
        string steady = await page.InnerHTMLAsync("#steady [data-plot]");
        string table = await page.InnerHTMLAsync("[data-table=startup] table");

        IPage again = await Open(new Uri(page.Url).Fragment);
        Assert.Equal(steady, await again.InnerHTMLAsync("#steady [data-plot]"));
        await again.ClickAsync("[data-table=startup] summary");
        Assert.Equal(table, await again.InnerHTMLAsync("[data-table=startup] table"));
        await Open("#base=Nobody&machine=None&no.mode=[]&sort.none=x&odd=1");
    }

    [Fact]
    public async Task Everything_is_reached_with_the_keyboard()
    {
        IPage page = await Open();
        await page.Locator("#heat td[data-tip][tabindex='0']").First.FocusAsync();
        Assert.Contains("the mean of 2 of 2 payloads", await page.InnerTextAsync("#tip"));
        await page.Keyboard.PressAsync("ArrowRight");
        string first = await page.InnerTextAsync("#tip");
        Assert.Contains("Payload0", first);
        await page.Keyboard.PressAsync("ArrowDown");
        string second = await page.InnerTextAsync("#tip");
        Assert.Contains("Payload0", second);
        Assert.NotEqual(first.Split(',')[0], second.Split(',')[0]);
        await page.Keyboard.PressAsync("Escape");
        Assert.True(await page.Locator("#tip").IsHiddenAsync());
        await page.Locator("nav a[href='#errors']").FocusAsync();
        await page.Keyboard.PressAsync("Enter");
        Assert.Equal("errors", await page.EvaluateAsync<string>("document.activeElement.id"));
    }

    [Theory]
    [InlineData(1200, "light")]
    [InlineData(1200, "dark")]
    [InlineData(360, "light")]
    public async Task No_rule_of_WCAG_2_AA_is_broken(int width, string colours)
    {
        IPage page = await Open($"#colours={colours}", width);
        await page.EvaluateAsync("document.querySelectorAll('details').forEach(details => details.open = true)");
        Assert.Empty(await ChromiumFixture.BrokenRules(page));
        Assert.InRange(await page.EvaluateAsync<int>("document.documentElement.scrollWidth"), 1, width);
        // A section cuts off what is wider than it is: whatever is must scroll by itself.
        await ChromiumFixture.Drawn(page);
        Assert.Empty(await page.EvaluateAsync<string[]>("""
            [...document.querySelectorAll('section *')]
              .filter(part => part.clientWidth && part.scrollWidth > part.clientWidth + 1 && !part.closest('svg'))
              .filter(part => !part.closest('.scroll') || getComputedStyle(part.closest('.scroll')).overflowX !== 'auto')
              .map(part => `${part.closest('section').id}: ${part.tagName} ${part.className}`)
            """));
    }

    [Fact]
    public async Task It_prints_and_it_has_dark_colours()
    {
        IPage page = await Open();
        byte[] light = await page.ScreenshotAsync();
        IPage night = await Open("#colours=dark");
        byte[] dark = await night.ScreenshotAsync();
        Assert.InRange(light.Length, 20_000, int.MaxValue);
        Assert.InRange(dark.Length, 20_000, int.MaxValue);
        Assert.NotEqual(light, dark);
        Assert.InRange((await night.PdfAsync()).Length, 20_000, int.MaxValue);
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
        foreach (string useless in (string[])["#steady [data-figure=allocated]", "[data-table=steady] [data-copy=md]", "#reset"])
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

    /// <summary>The figures of the issue, where nothing else disturbs them.</summary>
    [Fact]
    public async Task A_page_of_twenty_machines_opens_in_a_second_and_a_filter_answers_in_a_tenth()
    {
        Thorough.Require();
        using var large = new RenderedPage(SyntheticResults.Large());
        IPage page = await chromium.Open(large.Path);
        Assert.InRange(await page.EvaluateAsync<double>("performance.getEntriesByType('navigation')[0].domInteractive"), 0, 1000);
        await ChromiumFixture.Drawn(page);
        double[] answers = await page.EvaluateAsync<double[]>("""
            (async () => {
              const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
              const times = [];
              for (let k = 0; k < 7; k++) {
                const begin = performance.now();
                document.querySelectorAll('#controls input[name=contender]')[3].click();
                await painted();
                times.push(performance.now() - begin);
                while (waiting.length) await painted();
              }
              return times.sort((a, b) => a - b);
            })()
            """);
        Assert.InRange(answers[3], 0, 100);
    }

    [Fact]
    public async Task Without_scripts_the_tables_are_there()
    {
        IPage page = await chromium.Open(_page.Path, "", new() { JavaScriptEnabled = false });
        Assert.Contains("The tables below show the figures of this machine; of several lanes, those of Utf8.", await page.TextContentAsync("noscript") ?? "");
        Assert.Equal(_page.Count(SteadyKind.Id, "contender"), await page.Locator("[data-table=steady] tbody tr").CountAsync());
        Assert.True(await page.Locator("[data-table=steady] table").IsVisibleAsync());
        Assert.True(await page.Locator("#controls").IsHiddenAsync());
    }

    private Task<IPage> Open(string hash = "", int width = 1200) => Watched(hash, new() { ViewportSize = new() { Width = width, Height = 900 } });

    /// <summary>Whatever the browser complains of, or asks the network for, fails the test.</summary>
    private async Task<IPage> Watched(string hash, BrowserNewContextOptions options)
    {
        IPage page = await chromium.OpenWatched(options, _complaints);
        await page.GotoAsync(new Uri(_page.Path).AbsoluteUri + hash);
        await ChromiumFixture.Drawn(page);
        return page;
    }

    private static async Task<int> MarksOf(IPage page)
    {
        await ChromiumFixture.Drawn(page);
        return await page.Locator(Marks).CountAsync();
    }

    private static async Task<double[]> Times(IPage page) =>
        await page.EvaluateAsync<double[]>("[...document.querySelectorAll('[data-table=steady] tbody tr')].map(row => row.cells[5].dataset.value).filter(Boolean).map(Number)");

    private Comparison Ratio(string over, string under)
    {
        ResultTable steady = _page.Model[SteadyKind.Id];
        Estimate Find(string contender)
        {
            object?[] row = steady.RowsOf(_page.Model.FirstMachine!).First(row =>
                (string)row[1]! == "net9.0-jit" && (string)row[2]! == SyntheticResults.FirstPayload && (string)row[4]! == "serialize" && (string)row[5]! == contender);
            return new Estimate((double)row[6]!, (double)row[7]!, (double)row[8]!);
        }

        return Comparison.Of(Find(over), Find(under), 0.01);
    }
}
