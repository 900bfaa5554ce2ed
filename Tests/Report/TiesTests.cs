using JsonAot.Lab.Report.Formats;
using JsonAot.Lab.Report.Model;
using JsonAot.ResultFiles;
using Microsoft.Playwright;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>One difference of 10 % that the samples prove: a fact on a machine whose noise is 1 %, and a tie on one whose noise is 20 %.</summary>
public sealed class TiesTests(ChromiumFixture chromium) : IClassFixture<ChromiumFixture>
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
            .. MarkdownReport.Render(ReportModel.Load(results.Folder)).Split('\n')
                .Where(line => line.StartsWith('|') && line.Contains("| Beta |", StringComparison.Ordinal) && line.Contains("1.10", StringComparison.Ordinal)),
        ];
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(isTie, row.Contains("1.10 tie", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(1.002, false)]
    [InlineData(1.2, true)]
    public async Task The_page_marks_a_tie_where_the_floor_is_larger_than_the_difference(double secondName, bool isTie)
    {
        using var rendered = new RenderedPage(Results(secondName));
        IPage page = await chromium.Open(rendered.Path);
        string tip = await page.Locator("#steady g.mark[aria-label^='Beta, net9.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.Contains(isTie ? "1.10 tie" : "1.10 (", tip, StringComparison.Ordinal);
        Assert.Equal(isTie, await page.Locator("#steady g.mark .tie, #steady g.mark.tie").CountAsync() > 0);
        Assert.Equal(isTie, await page.Locator("#heat td.tie").CountAsync() > 0);
    }

    /// <param name="secondName">What one benchmark takes under its second name; what the first takes is 1.</param>
    private static SyntheticResults Results(double secondName)
    {
        var results = new SyntheticResults(1, ["jit"], 1, ["STJ source-gen", "Beta"]);
        Manifest manifest = SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net9.0", "jit");
        string file = results.PathOf(manifest, SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        ResultFile.Write(file, state with { Rows = [.. state.Rows.Select(row => Timed(row, secondName))] });
        return results;
    }

    private static SteadyRow Timed(SteadyRow row, double secondName)
    {
        double median = row.Benchmark == "NoiseFloor.Name1" ? 1000
            : row.Benchmark == "NoiseFloor.Name2" ? 1000 * secondName
            : row.Parameters["Contender"] == "Beta" ? 100 * Slower : 100;
        return row with { MedianNs = median, Samples = [.. Enumerable.Range(0, 15).Select(i => median * (1 + (i - 7) * 0.0002))] };
    }
}
