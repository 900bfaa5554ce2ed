using JsonAot.Lab.Measures.Times;
using JsonAot.Tests.Lab;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>
/// One difference of 10 % that the generations prove: a fact where a repeated run moves 0.2 %, and a tie where it moves 20 %.
/// </summary>
public sealed class TiesTests(ChromiumFixture chromium)
{
    private const double Slower = 1.1;

    private static readonly Manifest Jit = SyntheticResults.ManifestOf(0, "jit");

    /// <summary>Ties are told of contenders, and of rows that have a name alone.</summary>
    [Theory]
    [InlineData(0.002, "0.91x")]
    [InlineData(0.2, "0.91x tie")]
    public void A_report_says_tie_where_the_limit_is_larger_than_the_difference(double limit, string words)
    {
        using SyntheticResults results = Results(limit);
        TimesRow[] named = [Named("Demo.Base", 100), Named("Demo.Slower", 100 * Slower)];
        results.Change(Jit, times => times with { Rows = [.. times.Rows, .. SteadyResults.InTurns(named)] });
        var model = ReportModel.Load(results.Folder);
        Dictionary<string, string?> ratios = model[NamedTable.Spec.Id].Rows.ToDictionary(
            row => row.Name("case")!, row => row.Name("compared"));
        Assert.Equal((words, "baseline"), (ratios["Slower"], ratios["Base"]));
        string[] rows =
        [
            .. HtmlReport.Render(model).Split("<tr>")
                .Where(row => row.Contains("<td>Beta<", StringComparison.Ordinal) && row.Contains(">0.91x", StringComparison.Ordinal)),
        ];
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(words, row.Contains("0.91x tie", StringComparison.Ordinal) ? "0.91x tie" : "0.91x"));
    }

    [Theory]
    [InlineData(0.002, false)]
    [InlineData(0.2, true)]
    public async Task The_page_marks_a_tie_where_the_limit_is_larger_than_the_difference(double limit, bool isTie)
    {
        using var rendered = new RenderedPage(Results(limit));
        IPage page = await chromium.Open(rendered.Path);
        string tip = await page.Locator("#steady g.mark[aria-label^='Beta, net10.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains(isTie ? "0.91x tie" : "0.91x (", tip, StringComparison.Ordinal);
        Assert.Equal(isTie, await page.Locator("#steady g.mark .tie, #steady g.mark.tie").CountAsync() > 0);
        Assert.Equal(isTie, await page.Locator("#heat td.tie").CountAsync() > 0);
    }

    /// <summary>Nobody knows how far two generations scatter.</summary>
    [Fact]
    public async Task What_has_no_interval_is_unknown_in_every_table_and_no_tie()
    {
        using var rendered = new RenderedPage(Results(0.002, SteadyResults.Brief));
        Assert.Contains(">0.91x ?<", HtmlReport.Render(rendered.Model), StringComparison.Ordinal);
        IPage page = await chromium.Open(rendered.Path);
        string tip = await page.Locator("#steady g.mark[aria-label^='Beta']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.EndsWith(", 0.91x ? as fast as STJ source-gen", tip, StringComparison.Ordinal);
        Assert.Equal(2, await page.Locator("#heat td:not(.hot):has-text('0.91x ?')").CountAsync());
        Assert.Equal(0, await page.Locator("#heat td.tie, #steady g.mark.tie").CountAsync());
        Assert.Equal(2, await page.Locator("#heat tr:has-text('Beta') td.mean:has-text('n/a')").CountAsync());
    }

    /// <param name="limit">The part by which a repeated run moves a ratio.</param>
    /// <param name="change">Makes Beta's rows different.</param>
    private static SyntheticResults Results(double limit, Func<TimesRow, TimesRow>? change = null)
    {
        var results = new SyntheticResults(1, ["jit"], 1, ["STJ source-gen", "Beta"]);
        TimesRow Changed(TimesRow row) => change is null || row.Contender != "Beta" ? Timed(row) : change(Timed(row));
        results.Change(Jit, times => times with { Rows = SteadyResults.InTurns([.. times.Rows.Select(Changed)]) });
        new ResultStore(results.Folder).Save(
            new Results<RepetitionRow>(Jit, [new() { What = RepetitionRow.Ratio, Differs = limit, Figures = 100, Since = default }]));
        return results;
    }

    private static TimesRow Named(string benchmark, double ns) => SteadyResults.Row(benchmark, ns, apart: 0.001);

    private static TimesRow Timed(TimesRow row)
    {
        double ns = row.Contender == "Beta" ? 100 * Slower : 100;
        return row with { CpuNs = ns, LowNs = ns * 0.999, HighNs = ns * 1.001, Reference = null, Quotients = [] };
    }
}
