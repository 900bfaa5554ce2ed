using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>Parts of the page that need other results than most, and what a reader clicks on.</summary>
public sealed class PagePartsTests(ChromiumFixture chromium)
{
    [Fact]
    public async Task The_switch_shows_bytes_and_collections_wherever_it_stands()
    {
        IPage page = await chromium.Open(chromium.Page.Path);
        Assert.Equal(2, await page.Locator("[data-figure=allocated]").CountAsync());
        await page.ClickAsync("#steady [data-figure=allocated]");
        await ChromiumFixture.Drawn(page);
        Assert.Contains("figure=allocated", page.Url);
        Assert.Equal(2, await page.Locator("[data-figure=allocated][aria-pressed=true]").CountAsync());
        Assert.Matches(@": [\d.]+ k?B", await page.Locator("#steady g.mark[aria-label]").First.GetAttributeAsync("aria-label") ?? "");
        Assert.Equal(0, await page.Locator("#heat td.tie").CountAsync());
        Assert.Contains(": x the bytes of STJ source-gen", await page.InnerTextAsync("#heat figcaption"));
        await page.ClickAsync("#heat [data-figure=collections]");
        await ChromiumFixture.Drawn(page);
        Assert.Contains("0.5 in 1,000", await page.Locator("#steady g.mark[aria-label]").First.GetAttributeAsync("aria-label") ?? "");
    }

    [Fact]
    public async Task The_heat_map_is_sorted_by_its_mean_without_what_is_lossy_and_who_has_no_figure_is_a_name_below()
    {
        IPage page = await chromium.Look();
        string[] cells = await page.EvaluateAsync<string[]>(
            "[...document.querySelectorAll('#heat figure:first-of-type td.mean')].map(cell => cell.textContent)");
        Assert.Equal("n/a", cells[^1]);
        double[] means = [.. cells[..^1].Select(cell => double.Parse(cell.TrimEnd('x')))];
        Assert.Equal(SyntheticResults.FewContenders.Count - 2, means.Length);
        Assert.Equal(means.OrderDescending(), means);
        string last = await page.InnerTextAsync("#heat figure:first-of-type tbody tr:last-child th");
        Assert.Equal(SyntheticResults.Lossy, last);
        Assert.Equal(0, await page.Locator($"#heat tr:has-text('{SyntheticResults.Absent}')").CountAsync());
        Assert.Contains(
            $"{SyntheticResults.Absent}: {SyntheticResults.Reason}",
            await page.Locator("#heat details.none").First.TextContentAsync() ?? "");
    }

    [Fact]
    public async Task Who_points_at_a_name_is_told_what_it_stands_for()
    {
        IPage page = await chromium.Open(chromium.Page.Path);
        await page.Locator("#heat th[scope=row]:text-is('STJ source-gen')").First.HoverAsync();
        Assert.Contains("STJ source-gen: System.Text.Json with a JsonSerializerContext", await page.InnerTextAsync("#tip"));
        await page.Locator("#steady text[data-about]").First.HoverAsync();
        Assert.Contains("STJ source-gen: ", await page.InnerTextAsync("#tip"));
        // Nothing is known but its name of a contender that is in no build.
        Assert.Equal(0, await page.Locator("[data-about^='Beta']").CountAsync());
    }

    [Fact]
    public async Task An_address_leads_to_a_section_also_on_a_page_of_other_results()
    {
        IPage page = await chromium.Open(chromium.Page.Path, "#errors&base=Gamma&who=Nobody");
        Assert.Equal("errors", await page.EvaluateAsync<string>("document.activeElement.id"));
        Assert.InRange(await page.EvaluateAsync<double>("document.querySelector('#errors').getBoundingClientRect().top"), -5, 90);
        Assert.Equal("Gamma", await page.EvaluateAsync<string>("document.querySelector('#base').value"));
    }

    [Fact]
    public async Task Each_start_says_how_much_later_it_is_than_the_empty_program()
    {
        IPage page = await chromium.Look();
        string tip = await page.Locator("#startup g.mark[aria-label*='to the empty program']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains("+108 ms to the empty program", tip);
        Assert.Equal(2, await page.Locator("#startup figure").CountAsync());
    }

    /// <summary>A plot is shown to others without its page.</summary>
    [Fact]
    public async Task Each_plot_names_its_machine_its_run_and_its_commit()
    {
        IPage page = await chromium.Look();
        string[] plots = await page.EvaluateAsync<string[]>(
            "[...document.querySelectorAll('[data-plot]')].filter(plot => plot.querySelector('figure'))"
                + ".map(plot => plot.closest('section').id + ' ' + (plot.querySelector('.run')?.textContent ?? ''))");
        Assert.NotEmpty(plots);
        Assert.All(plots, plot => Assert.Matches(@"^[\w-]+ .+; net10\.0-.+: \d{4}-\d\d-\d\d, commit \w+", plot));
    }

    [Fact]
    public async Task First_answers_of_web_programs_are_a_plot_of_their_own()
    {
        IPage page = await chromium.Look();
        string[] titles = await page.EvaluateAsync<string[]>(
            "[...document.querySelectorAll('#web figcaption')].map(title => title.textContent)");
        Assert.StartsWith("first answer (", titles[0], StringComparison.Ordinal);
        string tip = await page.Locator("#web figure:first-of-type g.mark").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains(": answered after ", tip, StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_sentence_says_why_this_machine_is_first_and_another_machine_changes_its_name()
    {
        ReportModel model = chromium.Page.Model;
        IPage page = await chromium.Open(chromium.Page.Path);
        Assert.Equal(model.First.Sentence, await page.TextContentAsync("#first"));
        Assert.True(await page.IsVisibleAsync(".chart.wide"));
        string other = model.Machines.Single(machine => machine != model.First.Name);
        await page.EvaluateAsync("name => { document.querySelector(`input[name=machine][value='${name}']`).click(); }", other);
        Assert.Equal(other, await page.InputValueAsync("#machine"));
    }

    /// <summary>Who looks for a machine, or for how far to trust, does not scroll.</summary>
    [Fact]
    public async Task The_first_screen_has_the_machines_the_limit_and_the_link_for_disputes()
    {
        IPage page = await chromium.Open(chromium.Page.Path);
        await page.SetViewportSizeAsync(1280, 800);
        string[] wanted = ["select#machine", "header p:visible >> text=Measured once", "header a:visible >> text=Dispute a figure"];
        foreach (string first in wanted)
            Assert.InRange((await page.Locator(first).First.BoundingBoxAsync())!.Y, 0, 780);
        string other = chromium.Page.Model.Machines.Single(machine => machine != chromium.Page.Model.First.Name);
        await page.SelectOptionAsync("#machine", other);
        Assert.True(await page.IsCheckedAsync($"input[name=machine][value='{other}']"));
    }

    [Fact]
    public async Task A_machine_without_a_steady_state_has_no_empty_table_of_decisions()
    {
        var results = new SyntheticResults(1, ["jit"], 2, ["STJ source-gen", "SpanCodec"]);
        Machine machine = SyntheticResults.MachineOf(1);
        new ResultStore(results.Folder).Save(new Results<SizeRow>(
            SyntheticResults.ManifestOf(1, "jit"), [new SizeRow { Payload = "Payload0", Contender = "SpanCodec", FolderBytes = 100 }]));
        using var rendered = new RenderedPage(results);
        IPage page = await chromium.Open(rendered.Path);
        Assert.True(await page.IsVisibleAsync("#answer table"));
        await page.EvaluateAsync("name => { document.querySelector(`input[name=machine][value='${name}']`).click(); }", machine.ToString());
        Assert.False(await page.IsVisibleAsync("#answer table"));
        await page.ClickAsync("[data-table=steady] summary");
        string elsewhere = $"There are figures of other machines. Choose one above: {SyntheticResults.MachineOf(0)}.";
        await page.Locator($"[data-table=steady] tbody p.none:text-is('{elsewhere}')").WaitForAsync();
    }

    [Fact]
    public async Task A_baseline_that_allocates_nothing_is_not_said_to_have_no_figure()
    {
        using RenderedPage rendered = Rendered(
            2, ["STJ source-gen", "SpanCodec"], (row, _) => row.Contender == "SpanCodec" ? row : row with { AllocatedBytes = 0 });
        IPage page = await chromium.Open(rendered.Path, "#figure=allocated");
        Assert.Equal(4, await page.Locator("#heat td[data-tip*='B; no ratio to the baseline.']").CountAsync());
    }

    [Fact]
    public async Task Texts_that_begin_with_a_number_are_sorted_by_it()
    {
        using RenderedPage rendered = Rendered(
            2, ["STJ source-gen", "SpanCodec", "Beta"], (row, place) => row with { Gen0 = 2 + 9 * place });
        IPage page = await chromium.Open(rendered.Path);
        await page.ClickAsync("[data-table=steady] summary");
        await page.ClickAsync("[data-table=steady] [data-sort=collections]");
        string[] texts = await page.EvaluateAsync<string[]>("""
            [...document.querySelectorAll('[data-table=steady] tbody tr')]
              .map(row => [...row.cells].map(cell => cell.textContent).find(text => text.includes(' / ')))
            """);
        double[] numbers = [.. texts.Select(text => double.Parse(text.Split(' ')[0]))];
        Assert.Equal(12, numbers.Length);
        Assert.Equal(numbers.Order(), numbers);
    }

    [Fact]
    public async Task A_name_with_a_mark_says_what_it_stands_for_too()
    {
        using RenderedPage rendered = Rendered(1, ["STJ source-gen", "Beta"], (row, _) => row with { IsAdapted = true });
        IPage page = await chromium.Open(rendered.Path);
        Assert.Equal(2, await page.Locator("#steady text[data-about^='STJ source-gen: ']").CountAsync());
    }

    [Fact]
    public async Task Up_and_down_stay_in_their_column_where_a_row_has_fewer_cells()
    {
        using RenderedPage rendered = Rendered(
            2, ["STJ source-gen", "SpanCodec", "Beta"],
            (row, _) => row.Contender == "Beta" && row.Payload == SyntheticResults.FirstPayload
                ? row with { CpuNs = null, Unavailable = "gone" }
                : row);
        IPage page = await chromium.Open(rendered.Path);
        await page.Locator("#heat td[data-tip][tabindex='0']").First.FocusAsync();
        foreach (string key in (string[])["ArrowDown", "ArrowDown", "ArrowUp"])
            await page.Keyboard.PressAsync(key);
        Assert.Contains("of 2 payloads", await page.InnerTextAsync("#tip"));
    }

    private static RenderedPage Rendered(int payloads, string[] contenders, Func<TimesRow, int, TimesRow> change)
    {
        var results = new SyntheticResults(1, ["jit"], payloads, contenders);
        results.Change(SyntheticResults.ManifestOf(0, "jit"), state => state with { Rows = [.. state.Rows.Select(change)] });
        return new RenderedPage(results);
    }
}
