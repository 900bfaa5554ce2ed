using JsonAot.Lab.Report.Model;
using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>Parts of the page that need other results than most: earlier commits; and what a reader clicks on.</summary>
public sealed class PagePartsTests(ChromiumFixture chromium)
{
    [Fact]
    public async Task Earlier_commits_are_points_and_the_last_ratio_says_how_far_it_moved()
    {
        using var rendered = new RenderedPage(Halved(row => row));
        IPage page = await chromium.Open(rendered.Path);
        Assert.Equal(2, await page.Locator("#history figure").CountAsync());
        Assert.Equal(2 * 2 * 2, await page.Locator("#history g.mark[aria-label]:not(.curve)").CountAsync());
        Assert.Equal(2 * 2, await page.Locator("#history text:has-text('× 0.50')").CountAsync());
        Assert.Contains("fedcba98", await page.Locator("#history g.mark[aria-label]:not(.curve)").Last.GetAttributeAsync("aria-label") ?? "");
        Assert.DoesNotContain("Beta", await page.TextContentAsync("#history .legend") ?? "");
    }

    /// <summary>Three times as long beside a busy neighbour says how busy it was.</summary>
    [Fact]
    public async Task A_disturbed_payload_does_not_change_how_far_a_contender_moved()
    {
        using var rendered = new RenderedPage(Halved(row =>
            row.Parameters.GetValueOrDefault("Payload") == "Payload1" ? SteadyResults.Disturbed(row with { MedianNs = row.MedianNs * 3 }) : row));
        IPage page = await chromium.Open(rendered.Path);
        Assert.Equal(2 * 2, await page.Locator("#history text:has-text('× 0.50')").CountAsync());
        Assert.Equal(2 * 2, await page.Locator("#history text:has-text('×')").CountAsync());
    }

    /// <summary>The page may open with it: it is the newest.</summary>
    [Fact]
    public async Task A_machine_without_earlier_commits_says_so_beside_one_that_has_some()
    {
        SyntheticResults results = Halved(row => row);
        Machine other = SyntheticResults.MachineOf(1);
        SteadyState state = ResultFile.Read<SteadyState>(results.PathOf(SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", "jit"), SteadyState.FileName))!;
        new ResultStore(results.Folder).Save(state with { Manifest = state.Manifest with { Machine = other } });
        using var rendered = new RenderedPage(results);
        IPage page = await chromium.Open(rendered.Path, $"#history&machine={Uri.EscapeDataString(other.ToString())}");
        Assert.Equal("Only one commit was measured here.", await page.TextContentAsync("#history [data-plot]"));
    }

    /// <summary>An earlier state, and today's, in which every time is the half of it.</summary>
    /// <param name="change">What else is different today.</param>
    private static SyntheticResults Halved(Func<SteadyRow, SteadyRow> change)
    {
        var results = new SyntheticResults(1, ["jit"], 2, ["STJ source-gen", "SpanCodec", "Beta"]);
        ResultHistory.Keep(results.Folder, _ => true);
        Manifest manifest = SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", "jit");
        string file = results.PathOf(manifest, SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        ResultFile.Write(file, state with
        {
            Manifest = manifest with { Commit = "fedcba987654", TakenAt = manifest.TakenAt.AddDays(1) },
            Rows = [.. state.Rows.Select(row => change(row with { MedianNs = row.MedianNs / 2, Samples = [.. row.Samples.Select(sample => sample / 2)] }))],
        });
        return results;
    }

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
        await page.ClickAsync("#heat [data-figure=collections]");
        await ChromiumFixture.Drawn(page);
        Assert.Contains("0.5 in 1,000", await page.Locator("#steady g.mark[aria-label]").First.GetAttributeAsync("aria-label") ?? "");
    }

    [Fact]
    public async Task The_heat_map_is_sorted_by_its_mean_and_who_has_no_figure_is_a_name_below()
    {
        IPage page = await chromium.Look();
        double[] means = await page.EvaluateAsync<double[]>("[...document.querySelectorAll('#heat figure:first-of-type td.mean')].map(cell => parseFloat(cell.textContent))");
        Assert.Equal(SyntheticResults.FewContenders.Count - 1, means.Length);
        Assert.Equal(means.Order(), means);
        Assert.Equal(0, await page.Locator($"#heat tr:has-text('{SyntheticResults.Absent}')").CountAsync());
        Assert.Contains($"{SyntheticResults.Absent}: {SyntheticResults.Reason}", await page.Locator("#heat details.none").First.TextContentAsync() ?? "");
    }

    [Fact]
    public async Task A_contender_of_the_heat_map_links_to_its_fidelity_errors_and_native_verdict()
    {
        IPage page = await chromium.Open(chromium.Page.Path);
        await page.Locator("#heat details.more summary", new() { HasText = "Beta" }).First.ClickAsync();
        foreach (string section in (string[])["fidelity", "errors", "native"])
        {
            await page.EvaluateAsync($"document.querySelector('#heat a[href=\"#{section}&who=Beta\"]').click()");
            await ChromiumFixture.Drawn(page);
            Assert.Equal("Beta", await page.Locator($"#{section} tr.who th").First.TextContentAsync());
            Assert.Equal(section, await page.EvaluateAsync<string>("document.activeElement.id"));
            Assert.Contains($"#{section}&who=Beta", page.Url);
        }

        // The same address leads there again, and to a page of other results.
        IPage again = await chromium.Open(chromium.Page.Path, "#errors&who=Beta&base=Gamma");
        Assert.Equal("errors", await again.EvaluateAsync<string>("document.activeElement.id"));
        Assert.InRange(await again.EvaluateAsync<double>("document.querySelector('#errors').getBoundingClientRect().top"), -5, 60);
        Assert.Equal("Gamma", await again.EvaluateAsync<string>("document.querySelector('#base').value"));
    }

    [Fact]
    public async Task Each_start_says_how_much_later_it_is_than_the_empty_program()
    {
        IPage page = await chromium.Look();
        string tip = await page.Locator("#startup g.mark[aria-label*='to the empty program']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains("+108 ms to the empty program", tip);
        Assert.Equal(3, await page.Locator("#startup figure").CountAsync());
    }

    [Fact]
    public async Task The_sentence_says_why_this_machine_is_first_and_another_machine_changes_its_name()
    {
        ReportModel model = chromium.Page.Model;
        IPage page = await chromium.Open(chromium.Page.Path);
        Assert.Equal(model.First.Sentence, await page.InnerTextAsync("#first"));
        string other = model.Machines.Single(machine => machine != model.First.Name);
        await page.EvaluateAsync("name => { document.querySelector(`input[name=machine][value='${name}']`).click(); }", other);
        Assert.Equal(other, await page.InnerTextAsync("#machine"));
    }

    [Fact]
    public async Task A_machine_without_a_steady_state_has_no_empty_table_of_decisions()
    {
        var results = new SyntheticResults(1, ["jit"], 2, ["STJ source-gen", "SpanCodec"]);
        Machine machine = SyntheticResults.MachineOf(1);
        new ResultStore(results.Folder).Save(new LimitTimes(
            SyntheticResults.ManifestOf(machine, "net10.0", "jit"), [new LimitRow { Payload = "Payload0", Task = "read", Contender = "SpanCodec", Ns = 100 }]));
        using var rendered = new RenderedPage(results);
        IPage page = await chromium.Open(rendered.Path);
        Assert.True(await page.IsVisibleAsync("#answer table"));
        await page.EvaluateAsync("name => { document.querySelector(`input[name=machine][value='${name}']`).click(); }", machine.ToString());
        Assert.False(await page.IsVisibleAsync("#answer table"));
    }
}
