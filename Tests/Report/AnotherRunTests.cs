using JsonAot.Lab.Claims;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Documents;
using JsonAot.Tests.Lab;
using JsonAot.Tests.Lab.Startup;
using Microsoft.Playwright;

namespace JsonAot.Tests.Report;

/// <summary>
/// A file keeps rows that a later run did not measure again. They have a time and the date of their run, and no ratio to what was measured
/// on another day: not on the page, not in a document, not in a claim, not in the answer.
/// </summary>
public sealed class AnotherRunTests(ChromiumFixture chromium) : AnswerTests
{
    private const string Why = "of another run (2026-11-20 08:30 UTC) than STJ source-gen";

    private static readonly DateTimeOffset Earlier = new(2026, 11, 20, 8, 30, 0, TimeSpan.Zero);
    private static readonly DateTimeOffset Later = Earlier.AddHours(26);

    private static TimesRow[] Taken(DateTimeOffset when, params TimesRow[] rows) =>
        SteadyResults.InTurns([.. rows.Select(row => row with { TakenAt = when })]);

    /// <summary>
    /// "Late" was measured in the later run, and twice as fast. "Early" was so in the earlier one, of which the reference is gone.
    /// </summary>
    private void SaveTwoRuns()
    {
        TimesRow[] Of(string contender, double ns) =>
        [
            .. from direction in (string[])["Serialize", "Deserialize"]
               from lane in (string[])[TimesRow.Utf8, "text"]
               select Row(contender, direction, ns) with { Lane = lane, AllocatedBytes = ns },
        ];
        TimesRow Named(string name, double ns) => SteadyResults.Row($"Demo.{name}", ns);
        foreach (string mode in (string[])["jit", "aot"])
        {
            Manifest manifest = SampleResults.Manifest(mode);
            Store.Save(new TimesResults(manifest,
            [
                .. Taken(Earlier, [.. Of("STJ source-gen", 100), .. Of("Early", 25), .. Of("Newtonsoft.Json", 400)]),
                .. Taken(Earlier, Named("Base", 100), Named("Early", 25)),
            ]));
            Store.Save(new TimesResults(manifest,
            [
                .. Taken(Later, [.. Of("STJ source-gen", 101), .. Of("Late", 50)]),
                .. Taken(Later, Named("Base", 101), Named("Late", 50)),
            ]));
        }
    }

    [Fact]
    public void It_is_in_no_mean_and_no_win_of_the_answer_which_says_how_many_there_are()
    {
        SaveTwoRuns();
        MachineAnswer answer = Conclude();
        Assert.Equal(["Late", "STJ source-gen"], answer.Bars.Select(bar => bar.Name));
        Assert.Equal(
            "Late is the fastest in 2 of 2 tests (a payload read or written) under net10.0-jit and net10.0-aot.", answer.Findings[0]);
        Assert.Equal(("Late", "read 2.0x, written 2.0x"), (Decide("a hot path").Today.Take, Decide("a hot path").Today.Gain));
        Assert.Equal("8 times are of other runs and in no ratio, such as Early writing Simple under net10.0-jit.", answer.Doubts[1]);
        string table = AnswerMarkdown.Of(answer);
        Assert.DoesNotContain("4.0x", table, StringComparison.Ordinal);
        Assert.DoesNotContain("Early", table, StringComparison.Ordinal);
    }

    [Fact]
    public void In_a_table_of_a_document_it_has_its_time_and_the_date_below()
    {
        SaveTwoRuns();
        string table = SplicedTables.Render(Store, "steady", ["Demo", "net10.0-jit"]);
        Assert.Contains("| Base | 101 ns | 1x |", table, StringComparison.Ordinal);
        Assert.Contains("| Late | 50.0 ns | 2.02x |", table, StringComparison.Ordinal);
        Assert.Contains("| Early | 25.0 ns | – |", table, StringComparison.Ordinal);
        Assert.Contains("\n–: Early (jit): of another run (2026-11-20 08:30 UTC) than Demo.Base.\n", table, StringComparison.Ordinal);
        string[] parts = SplicedTables.Render(Store, "parts", ["Early", "net10.0-jit"]).Split('\n');
        Assert.DoesNotContain(parts, line => line.Contains("4.0", StringComparison.Ordinal));
    }

    [Fact]
    public void A_claim_says_when_its_rows_were_measured_and_judges_nothing()
    {
        SaveTwoRuns();
        var deployment = ReportModel.Load(_folder.Path).Deployments[0];
        var claim = new Claim(
            new Source("A title", "an article", "A remark."), "something", "a quotation", ClaimedFigure.Speeds("2", "2"), Quantity.Time,
            [new ClaimTest("deserialize(Simple, Newtonsoft.Json, text)", "deserialize(Simple, STJ source-gen, text)")], "dotnet run");
        ClaimResult result = ClaimResult.Of(claim, deployment);
        Assert.Equal(("", "not measured"), (result.Measured, result.Verdict));
        Assert.EndsWith("were not measured side by side: on 2026-11-20 and on 2026-11-21", result.Note, StringComparison.Ordinal);
    }

    [Fact]
    public void In_tables_of_the_page_it_has_the_reason_in_the_place_of_a_ratio()
    {
        SaveTwoRuns();
        var model = ReportModel.Load(_folder.Path);
        foreach (string id in (string[])[SteadyTable.Id, NamedTable.Spec.Id])
        {
            TableLine[] early = [.. model[id].Rows.Where(row => row.Name("contender") == "Early" || row.Name("case") == "Early")];
            Assert.NotEmpty(early);
            Assert.All(
                early, row => Assert.StartsWith("of another run (2026-11-20 08:30 UTC) than ", row.Name("note"), StringComparison.Ordinal));
            Assert.All(early, row => Assert.Null(row["ratio"].ComparedWith?.Invoke("STJ source-gen") ?? (object?)row.Name("compared")));
        }

        // Both are of the earlier run.
        TableLine newtonsoft = model[SteadyTable.Id].Rows.First(row => row.Name("contender") == "Newtonsoft.Json");
        Assert.Equal("0.063x", newtonsoft["ratio"].ComparedWith!("Early")!.Words);
        Assert.DoesNotContain(">4.04x", HtmlReport.Render(model), StringComparison.Ordinal);
    }

    /// <summary>Bytes are as old as times: the code may have changed since.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("figure=allocated")]
    public async Task In_plots_of_the_page_it_has_its_time_and_the_reason(string figure)
    {
        SaveTwoRuns();
        string path = Path.Combine(_folder.Path, "page.html");
        await File.WriteAllTextAsync(path, HtmlReport.Render(ReportModel.Load(_folder.Path)), TestContext.Current.CancellationToken);
        IPage page = await chromium.Open(path, $"#steady&{figure}");
        string tip = await page.Locator("#steady g.mark[aria-label^='Early, net10.0-jit']").First.GetAttributeAsync("aria-label") ?? "";
        Assert.EndsWith(Why, tip, StringComparison.Ordinal);
        string cell = await page.Locator("#heat tr:has-text('Early') td[data-tip*='no ratio to the baseline']").First.InnerTextAsync();
        Assert.DoesNotContain("x", cell, StringComparison.Ordinal);
        Assert.Equal(0, await page.Locator("#heat tr:has-text('Early') td.cold, #heat tr:has-text('Early') td.hot").CountAsync());
    }

    /// <summary>In one panel, or in several that are looked at together, a start of another day is a start of another machine.</summary>
    [Fact]
    public async Task Plots_of_starts_hold_the_newest_run_and_name_what_they_leave_out()
    {
        StartupRow Start(string name, double milliseconds, DateTimeOffset when, int seed) =>
            SampleResults.Row(name, milliseconds) with { TakenAt = when, Seed = seed };
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        SaveRows("jit", Start("STJ source-gen", 45, Later, 2), Start("Early", 30, Earlier, 1));
        SaveRows("aot", Start("STJ source-gen", 4, Later, 2), Start("SpanCodec", 3, Later, 2));
        SaveRows("aot-speed", Start("STJ source-gen", 2, Earlier, 1));
        string path = Path.Combine(_folder.Path, "page.html");
        var model = ReportModel.Load(_folder.Path);
        Assert.Equal("ready with CalibrationPoints: 4.00 ms, JIT: 45.0 ms", Decide("a console program").Today.Gain);
        await File.WriteAllTextAsync(path, HtmlReport.Render(model), TestContext.Current.CancellationToken);
        IPage page = await chromium.Open(path);
        string[] panels = [.. await page.Locator("#startup figcaption").AllInnerTextsAsync()];
        Assert.Equal(["CalibrationPoints, net10.0-jit", "CalibrationPoints, net10.0-aot"], panels);
        Assert.Equal(0, await page.Locator("#startup g.mark[aria-label^='Early']").CountAsync());
        string[] left = [.. await page.Locator("#startup p.none:has-text('Left out')").AllInnerTextsAsync()];
        Assert.Equal(
            [
                "Left out: Early, net10.0-jit, of another run (2026-11-20 08:30 UTC).",
                "Left out: STJ source-gen, net10.0-aot-speed, of another run (2026-11-20 08:30 UTC).",
            ],
            left);
    }
}
