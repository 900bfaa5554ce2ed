using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Tables;
using JsonAot.ResultFiles;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>One difference of 10 % that the samples prove: a fact on a machine whose noise is 1 %, and a tie on one whose noise is 20 %.</summary>
public sealed class TiesTests(ChromiumFixture chromium)
{
    private const double Slower = 1.1;

    [Theory]
    [InlineData(1.002, false)]
    [InlineData(1.2, true)]
    public void A_report_says_tie_where_the_floor_is_larger_than_the_difference(double secondName, bool isTie)
    {
        using SyntheticResults results = Results(secondName);
        string[] rows =
        [
            .. HtmlReport.Render(ReportModel.Load(results.Folder)).Split("<tr>")
                .Where(row => row.Contains("<td>Beta<", StringComparison.Ordinal) && row.Contains(">1.10", StringComparison.Ordinal)),
        ];
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(isTie, row.Contains("1.10 tie", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(1.002, "1.10")]
    [InlineData(1.2, "1.10 tie")]
    public void A_named_comparison_says_tie_where_the_floor_is_larger_than_the_difference(double secondName, string words)
    {
        using SyntheticResults results = Results(secondName, row => row with { Benchmark = "Demo.Slower", Parameters = new Dictionary<string, string>() });
        string file = results.PathOf(SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", "jit"), SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        SteadyRow slower = state.Rows.First(row => row.Benchmark == "Demo.Slower");
        SteadyRow baseline = slower with { Benchmark = "Demo.Base", IsBaseline = true, MedianNs = 100, Samples = [.. slower.Samples.Select(sample => sample / Slower)] };
        ResultFile.Write(file, state with { Rows = [.. state.Rows.Where(row => !row.Benchmark.StartsWith("Demo.", StringComparison.Ordinal)), slower, baseline] });
        ResultTable named = ReportModel.Load(results.Folder)[SteadyKind.Named.Id];
        Dictionary<string, object?> ratios = named.Rows.ToDictionary(row => (string)row[named.IndexOf("case")]!, row => row[named.IndexOf("compared")]);
        Assert.Equal((words, "baseline"), (ratios["Slower"], ratios["Base"]));
    }

    [Theory]
    [InlineData(1.002, false)]
    [InlineData(1.2, true)]
    public async Task The_page_marks_a_tie_where_the_floor_is_larger_than_the_difference(double secondName, bool isTie)
    {
        using var rendered = new RenderedPage(Results(secondName));
        IPage page = await chromium.Open(rendered.Path);
        string tip = await page.Locator("#steady g.mark[aria-label^='Beta, net10.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains(isTie ? "1.10 tie" : "1.10 (", tip, StringComparison.Ordinal);
        Assert.Equal(isTie, await page.Locator("#steady g.mark .tie, #steady g.mark.tie").CountAsync() > 0);
        Assert.Equal(isTie, await page.Locator("#heat td.tie").CountAsync() > 0);
    }

    /// <summary>Of three samples nobody knows how far they scatter, and those of a busy machine say how far it disturbs.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task What_has_no_interval_is_unknown_in_every_table_and_no_tie(bool isDisturbed)
    {
        SyntheticResults results = Results(1.002, row => isDisturbed
            ? row with { Passes = [.. Enumerable.Range(1, 2).Select(number => new SteadyPass(number, row.MedianNs!.Value, true, row.Samples, Slowness: 1.5))] }
            : row with { Samples = [.. row.Samples.Take(3)] });
        using var rendered = new RenderedPage(results);
        Assert.Contains(">1.10 ?<", HtmlReport.Render(rendered.Model), StringComparison.Ordinal);
        IPage page = await chromium.Open(rendered.Path);
        string tip = await page.Locator("#steady g.mark[aria-label^='Beta']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.EndsWith(", 1.10 ? of STJ source-gen", tip, StringComparison.Ordinal);
        Assert.Equal(isDisturbed, tip.Contains("(disturbed)", StringComparison.Ordinal));
        Assert.Equal(2, await page.Locator("#heat td:not(.hot):has-text('1.10 ?')").CountAsync());
        Assert.Equal(0, await page.Locator("#heat td.tie, #steady g.mark.tie").CountAsync());
        Assert.Equal(2, await page.Locator("#heat tr:has-text('Beta') td.mean:has-text('n/a')").CountAsync());
    }

    /// <param name="secondName">What one benchmark takes under its second name; what the first takes is 1.</param>
    /// <param name="change">What else is different in Beta's rows.</param>
    private static SyntheticResults Results(double secondName, Func<SteadyRow, SteadyRow>? change = null)
    {
        var results = new SyntheticResults(1, ["jit"], 1, ["STJ source-gen", "Beta"]);
        Manifest manifest = SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", "jit");
        string file = results.PathOf(manifest, SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        ResultFile.Write(file, state with { Rows = [.. state.Rows.Select(row => Timed(row, secondName)).Select(row => change is null || !IsBeta(row) ? row : change(row))] });
        return results;
    }

    private static bool IsBeta(SteadyRow row) => row.Parameters.GetValueOrDefault("Contender") == "Beta";

    private static SteadyRow Timed(SteadyRow row, double secondName)
    {
        double median = row.Benchmark == "NoiseFloor.Name1" ? 1000
            : row.Benchmark == "NoiseFloor.Name2" ? 1000 * secondName
            : IsBeta(row) ? 100 * Slower : 100;
        return row with { MedianNs = median, Samples = [.. Enumerable.Range(0, 15).Select(i => median * (1 + (i - 7) * 0.0002))] };
    }
}
