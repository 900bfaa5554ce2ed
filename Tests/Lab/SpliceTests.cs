using JsonAot.Lab;
using JsonAot.Lab.Report.Documents;

namespace JsonAot.Tests.Lab;

public sealed class SpliceTests : TestsInFolder
{
    private const string Document = "# Title\n\n<!-- results: steady Demo net10.0-jit -->\n<!-- /results -->\n\nThe end.\n";

    public SpliceTests() => Directory.CreateDirectory(_folder["docs"]);

    private string Readme => _folder["README.md"];

    [Fact]
    public void What_stands_between_the_markers_is_replaced_and_nothing_else()
    {
        string result = SplicedDocuments.Apply(
            "before <!-- results: table a b -->old<!-- /results --> after",
            "x",
            (name, arguments) => $"{name}:{string.Join('+', arguments)}\n");
        Assert.Equal("before <!-- results: table a b -->\ntable:a+b\n<!-- /results --> after", result);
    }

    [Theory]
    [InlineData("<!-- results: table -->\nno end")]
    [InlineData("<!-- results: table -->\n<!-- results: table -->\n<!-- /results -->")]
    public void A_marker_without_its_end_is_refused_by_name(string document)
    {
        var problem = Assert.Throws<LabException>(() => SplicedDocuments.Apply(document, "docs/method.md", (_, _) => ""));
        Assert.Contains("docs/method.md", problem.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("weather", "net10.0-jit", "weather")]
    [InlineData("claims", "net10.0-aot", "net10.0-aot")]
    public void An_unknown_table_and_one_without_results_are_refused_by_name(string table, string argument, string named)
    {
        var problem = Assert.Throws<LabException>(() => SplicedTables.Render(Store, table, [argument]));
        Assert.Contains(named, problem.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_number_of_a_document_that_differs_from_the_results_is_written_anew()
    {
        WriteResults();
        File.WriteAllText(Readme, Document);
        SplicedDocuments.Write(_folder.Path);
        string spliced = File.ReadAllText(Readme);
        Assert.Contains("123 ns", spliced, StringComparison.Ordinal);

        File.WriteAllText(Readme, spliced.Replace("123 ns", "122 ns", StringComparison.Ordinal));
        SplicedDocuments.Write(_folder.Path);
        Assert.Equal(spliced, File.ReadAllText(Readme));
    }

    /// <summary>A row that does less work than others, or is no library, is in no table that others are held against.</summary>
    [Fact]
    public void Speeds_are_gigabytes_a_second_the_fastest_first_and_of_libraries_that_lose_nothing()
    {
        TimesRow Read(string contender, double ns) => SteadyResults.Call(contender, TimesRow.Reading, ns) with { DocumentBytes = 1_000 };
        Save(
            null,
            Read("STJ source-gen", 2_000), Read("SpanCodec", 500) with { Lane = "text" }, Read("SpanCodec", 800),
            SteadyResults.Call("SpanCodec", TimesRow.Writing, 400) with { DocumentBytes = 1_000 },
            Read("Hand-written", 100), Read("Bare copy", 100), Read("Newtonsoft.Json", 100) with { IsLossy = true });

        string[] lines = SplicedTables.Render(Store, "documents", ["Simple,Canada", "net10.0-jit"]).Split('\n');

        Assert.Equal("| jit | Simple | Canada |", lines[0]);
        Assert.Equal(["| SpanCodec (ours) | 1.25 / 2.50 | – / – |", "| STJ source-gen | 0.50 / – | – / – |", ""], lines[2..5]);
    }

    /// <summary>The tool carries the sources of the suite without its documents.</summary>
    [Fact]
    public void Without_documents_there_is_a_sentence()
    {
        Directory.Delete(_folder["docs"]);

        Assert.Contains(
            $"There are no documents in {_folder.Path}",
            Assert.Throws<LabException>(() => SplicedDocuments.Write(_folder.Path)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void The_table_of_claims_gives_every_claim_a_verdict_and_its_command()
    {
        WriteResults();
        string table = SplicedTables.Render(Store, "claims", ["net10.0-jit"]);
        foreach (JsonAot.Lab.Claims.Claim claim in JsonAot.Lab.Claims.HeadlineClaims.All)
        {
            Assert.Single(table.Split('\n'), line => line.StartsWith($"| {claim.Statement} |", StringComparison.Ordinal));
            string group = table.Split(claim.Source.Heading)[1].Split("Again with")[1].Split('\n')[0];
            Assert.Contains($"`{claim.Command}`", group, StringComparison.Ordinal);
        }

        Assert.Contains(
            "| SimpleJson serializes so many times as fast as the hand-written code | “\\| SimpleJsonSerializeTest",
            table,
            StringComparison.Ordinal);
        Assert.Contains("| 0.011x | 0.011x | holds |", table, StringComparison.Ordinal);
        Assert.Contains(@"not measured \[1]", table, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(null, "0.91x")]
    [InlineData(0.2, "0.91x tie")]
    public void A_spliced_ratio_below_the_limit_is_a_tie_and_one_of_too_few_samples_is_unknown(double? limit, string words)
    {
        string table = RenderDemo(
            limit,
            SteadyResults.Row("Demo.Base", 100),
            SteadyResults.Row("Demo.Near", 110),
            SteadyResults.Brief(SteadyResults.Row("Demo.Brief", 300)));
        Assert.Contains("| Base | 100 ns | 1x |", table, StringComparison.Ordinal);
        Assert.Contains($"| Near | 110 ns | {words} |", table, StringComparison.Ordinal);
        Assert.Contains("| Brief | 300 ns | 0.33x ? |", table, StringComparison.Ordinal);
    }

    [Fact]
    public void A_spliced_row_without_a_figure_has_its_reason_below_the_table()
    {
        string table = RenderDemo(
            SteadyResults.Row("Demo.Base", 100),
            SteadyResults.Row("Demo.Absent", 1) with { CpuNs = null, Unavailable = "it throws" },
            SteadyResults.Row("Demo.Gone", 1) with { CpuNs = null, Unavailable = "it throws" });
        Assert.Contains("| Absent | n/a | | |", table, StringComparison.Ordinal);
        Assert.Contains("\nn/a: Absent (jit), Gone (jit): it throws.\n", table, StringComparison.Ordinal);
        Assert.DoesNotContain("n/a", RenderDemo(SteadyResults.Row("Demo.Base", 100)), StringComparison.Ordinal);
    }

    [Fact]
    public void Collections_stand_beside_the_bytes_where_a_document_asks_for_them()
    {
        Save(
            null,
            SteadyResults.Row("Demo.Large", 100) with { AllocatedBytes = 7_500_000, Gen0 = 360, Gen1 = 120.5, Gen2 = 8 },
            SteadyResults.Row("Demo.Absent", 1) with { CpuNs = null, AllocatedBytes = null, Unavailable = "it throws" });
        string table = SplicedTables.Render(Store, "steady-collected", ["Demo", "net10.0-jit"]);
        Assert.StartsWith("| | jit | x as fast | allocated | collections |\n|---|--:|--:|--:|--:|\n", table, StringComparison.Ordinal);
        Assert.Contains("| 7,500,000 B | 360 / 120.5 / 8 |\n", table, StringComparison.Ordinal);
        Assert.Contains("| Absent | n/a | | | |\n", table, StringComparison.Ordinal);
        Assert.EndsWith("Collections of the generations 0 / 1 / 2, per 1,000 calls.", table, StringComparison.Ordinal);
    }

    [Fact]
    public void The_table_of_parts_has_a_column_for_each_form_and_the_speed_beside_what_is_replaced()
    {
        TimesRow Call(string contender, string direction, double ns) => SteadyResults.Call(contender, direction, ns);
        Save(
            0.03,
            Call("STJ source-gen", "deserialize", 100),
            Call("SpanCodec", "deserialize", 99),
            Call("STJ source-gen", "deserialize", 200) with { Form = "indented" },
            Call("SpanCodec", "deserialize", 50) with { Form = "indented" },
            Call("STJ fast path", "serialize", 100),
            Call("SpanCodec", "serialize", 50),
            Call("STJ source-gen", "serialize", 110));
        string table = SplicedTables.Render(Store, "parts", ["SpanCodec", "net10.0-jit"]);
        Assert.Contains("| Simple | 1.01x tie | 4.00x | n/a | n/a | 2.00x |", table, StringComparison.Ordinal);
        Assert.Contains("a repeated run moves a ratio by up to jit 3.0 %.", table, StringComparison.Ordinal);
    }

    private ResultStore Store => new(_folder[ResultStore.FolderName]);

    /// <param name="limit">The part by which a repeated run moves a ratio; null if none was.</param>
    private void Save(double? limit, params TimesRow[] rows)
    {
        TimesResults results = SteadyResults.Of(rows);
        Store.Save(results);
        if (limit is { } known)
            Store.Save(new Results<RepetitionRow>(
                results.Manifest, [new() { What = RepetitionRow.Ratio, Differs = known, Figures = 100, Since = default }]));
    }

    private string RenderDemo(params TimesRow[] rows) => RenderDemo(null, rows);

    private string RenderDemo(double? limit, params TimesRow[] rows)
    {
        if (Directory.Exists(Store.Root))
            Directory.Delete(Store.Root, recursive: true);
        Save(limit, rows);
        return SplicedTables.Render(Store, "steady", ["Demo", "net10.0-jit"]);
    }

    private void WriteResults() => Store.Save(SteadyResults.Of(
        SteadyResults.Row("Demo.First", 123),
        SteadyResults.Row("Original.SimpleJsonSerializeTest", 8800),
        SteadyResults.Row("Original.ManualSerializeTest", 100)));
}
