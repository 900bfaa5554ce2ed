using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using JsonAot.Lab;
using JsonAot.Lab.Report.Documents;

namespace JsonAot.Tests.Report;

public class ReportModelTests
{
    private const string Hostile = "</script><img src=x onerror=alert(1)>|\"'&";

    [Fact]
    public void Every_committed_result_is_used() => Assert.Empty(CommittedReport.Model.Skipped);

    [Theory]
    [InlineData("{\"manifest\": {\"schema\": 2,", "is not a whole result file")]
    [InlineData("[]", "is not a whole result file")]
    [InlineData("null", "schema none")]
    [InlineData("{\"manifest\": null, \"rows\": []}", "is not a whole result file")]
    [InlineData("{\"somebody\": \"else's\"}", "times.json")]
    public void A_file_that_cannot_be_used_is_named_and_left_out(string content, string warning)
    {
        using var results = SyntheticResults.Machines(1);
        string path = Path.Combine(results.Folder, "other", "net10.0-jit", TimesResults.FileName);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);

        var model = ReportModel.Load(results.Folder);

        string skipped = Assert.Single(model.Skipped);
        Assert.Contains(Path.Combine("other", "net10.0-jit", TimesResults.FileName), skipped);
        Assert.Contains(warning, skipped);
        Assert.Contains("Left out: other", HtmlReport.Render(model));
        Assert.Single(model.Machines);
    }

    [Fact]
    public void The_folder_of_one_machine_is_a_page_of_one_machine()
    {
        using var results = SyntheticResults.Machines(2);
        var model = ReportModel.Load(Path.Combine(results.Folder, SyntheticResults.MachineOf(1).Folder));
        Assert.Equal(SyntheticResults.MachineOf(1).ToString(), Assert.Single(model.Machines));
        Assert.Equal(["jit", "aot"], model.Deployments.Select(deployment => deployment.Mode));
    }

    [Fact]
    public void A_file_of_another_schema_and_one_of_no_known_kind_are_left_out()
    {
        using var results = SyntheticResults.Machines(1);
        Manifest foreign = SyntheticResults.ManifestOf(5, "jit") with { Schema = 99 };
        ResultFile.Write(results.PathOf(foreign, TimesResults.FileName), new TimesResults(foreign, []));
        File.WriteAllText(Path.Combine(results.Folder, "surprise.json"), "{}");

        var model = ReportModel.Load(results.Folder);

        Assert.Contains(model.Skipped, sentence => sentence.Contains("schema 99", StringComparison.Ordinal));
        Assert.Contains(model.Skipped, sentence => sentence.StartsWith("surprise.json", StringComparison.Ordinal));
    }

    [Fact]
    public void A_row_that_tells_little_is_a_row_all_the_same()
    {
        using var results = SyntheticResults.Machines(1);
        string folder = Path.Combine(results.Folder, SyntheticResults.MachineOf(0).Folder, "net10.0-jit");
        string manifest = File.ReadAllText(Path.Combine(folder, StartupRow.FileName)).Split("\"rows\"")[0];
        foreach (string file in (string[])[WarmUpRow.FileName, SizeRow.FileName, VerdictRow.FileName])
            File.WriteAllText(Path.Combine(folder, file), manifest + "\"rows\": [{\"contender\": \"Brief\", \"payload\": \"Payload0\"}]}");
        File.WriteAllText(Path.Combine(folder, MemoryRow.FileName), manifest + "\"rows\": [{}]}");

        var model = ReportModel.Load(results.Folder);

        Assert.Contains("Brief", HtmlReport.Render(model));
        Assert.Contains(MemoryRow.FileName, Assert.Single(model.Skipped));
    }

    [Fact]
    public void Without_any_result_there_is_no_empty_section_and_a_command()
    {
        string folder = Directory.CreateTempSubdirectory("jsonaot-empty-").FullName;
        string page = HtmlReport.Render(ReportModel.Load(folder));
        Directory.Delete(folder);
        Assert.DoesNotContain("<section", page);
        Assert.Contains("Nothing is measured yet: dotnet run --project ", page);
    }

    [Fact]
    public void Hostile_names_stay_text()
    {
        using var results = SyntheticResults.Machines(1);
        Manifest manifest = SyntheticResults.ManifestOf(1, Hostile) with { Machine = SyntheticResults.MachineOf(1, Hostile) };
        var row = new TimesRow
        {
            Payload = Hostile, Contender = Hostile, Direction = TimesRow.Writing, Lane = Hostile, Form = TimesRow.Canonical,
            Unavailable = Hostile,
        };
        string path = Path.Combine(results.Folder, "hostile", "net10.0-x", TimesResults.FileName);
        ResultFile.Write(path, new TimesResults(manifest, [row]));

        var model = ReportModel.Load(results.Folder);
        string page = HtmlReport.Render(model);

        Assert.DoesNotContain("<img", page);
        Assert.Equal(2, page.Split("</script>").Length - 1);
        Assert.All(
            model.Machines,
            machine => Assert.DoesNotContain("<img", AnswerMarkdown.Of(model.Answers[machine]) + AnswerMarkdown.Sentences(model, machine)));
    }

    [Fact]
    public void The_answer_has_figures_and_intervals()
    {
        using var results = SyntheticResults.Machines(1);
        var model = ReportModel.Load(results.Folder);
        MachineAnswer answer = model.Answers[model.Machines[0]];
        Assert.Contains("is the fastest", answer.Findings[0]);
        Assert.StartsWith("first answer: ", answer.Decisions[0].Today.Gain, StringComparison.Ordinal);
        Assert.Equal("ready with Payload0: 5.50 ms, JIT: 110 ms", answer.Decisions[1].Today.Gain);
        Assert.Equal("the JIT catches up after 290,000 to 330,000 calls", answer.Decisions[1].Cost);
        Assert.Contains(answer.Decisions, decision => decision.Today.Range.Contains("x to ", StringComparison.Ordinal));
        Assert.Contains("Measured once", answer.Doubts[0]);
    }

    [Theory]
    [InlineData(0, "0")]
    [InlineData(831.247, "831.2")]
    [InlineData(0.0471239, "0.04712")]
    [InlineData(5021909.692, "5022e3")]
    [InlineData(-1234567, "-1235e3")]
    public void The_page_stores_four_digits(double value, string stored) => Assert.Equal(stored, PageData.Short(value));

    /// <summary>Read back as the page's script does it: a column is differences of places in a list, and how often each comes.</summary>
    [Fact]
    public void The_page_has_the_names_of_every_row()
    {
        using var results = SyntheticResults.Machines(2);
        var model = ReportModel.Load(results.Folder);
        JsonElement data = JsonDocument.Parse(PageData.Of(model)).RootElement;
        foreach (ResultTable table in model.Tables)
        {
            JsonElement cells = data.GetProperty("tables").GetProperty(table.Id).GetProperty("cells");
            foreach ((int place, Column column) in table.Columns.Index().Where(one => one.Item.Kind is ColumnKind.Name or ColumnKind.Text))
            {
                bool isName = column.Kind == ColumnKind.Name;
                string[] names =
                [
                    .. data.GetProperty("names")
                        .GetProperty(isName ? column.Id : "text").EnumerateArray().Select(name => name.GetString()!),
                ];
                int[] runs = [.. cells[place].EnumerateArray().Select(number => number.GetInt32())];
                int last = 0;
                IEnumerable<string> read = runs.Chunk(2)
                    .SelectMany(run => Enumerable.Repeat(run[0], run[1])).Select(step => names[last += step]);
                Assert.Equal(table.Rows.Select(row => isName ? column.Marked(row[column.Id]) : column.Print(row[column.Id])), read);
            }
        }
    }

    [Fact]
    public void A_contender_of_ours_is_marked_and_nothing_else_of_its_name()
    {
        using var results = new SyntheticResults(1, ["jit"], 1, ["STJ source-gen", "SpanCodec"]);
        var model = ReportModel.Load(results.Folder);
        ResultTable table = model["steady"];
        var cell = new Cell { Text = "SpanCodec" };
        Assert.Equal("SpanCodec (ours)", table[Column.Contender].Marked(cell));
        Assert.Equal("SpanCodec", table[Column.Payload].Marked(cell));
        using var printed = new StringWriter();
        table.InWords(model.Machines[0], TimesRow.Utf8, "STJ source-gen").Print(printed);
        Assert.Contains("baseline", $"{printed}", StringComparison.Ordinal);
        Assert.Matches(@"SpanCodec.* \d\.\d\d?x", $"{printed}");
    }

    [Fact]
    public void The_page_has_one_main_part_in_one_body()
    {
        using var results = SyntheticResults.Machines(1);
        string page = HtmlReport.Render(ReportModel.Load(results.Folder));
        foreach (string part in (string[])["main", "body", "html", "head"])
            Assert.Equal((1, 1), (Regex.Count(page, $"<{part}[ >]"), Regex.Count(page, $"</{part}>")));
    }

    [Fact]
    public void The_pages_own_script_and_style_stay_small() =>
        Assert.InRange(Encoding.UTF8.GetByteCount(PageAssets.Script) + Encoding.UTF8.GetByteCount(PageAssets.Style), 1, 48 * 1024);

    /// <summary>Brackets keep the second half of a name apart from the next name in a list.</summary>
    [Theory]
    [InlineData("STJ reflection, any case", "STJ reflection (any case)")]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json")]
    public void A_variant_is_shown_in_brackets(string name, string shown)
    {
        Assert.Equal(shown, ShownName.Of(name));
        using var results = new SyntheticResults(1, ["jit", "aot"], 2, ["STJ source-gen", name]);
        var model = ReportModel.Load(results.Folder);
        string page = HtmlReport.Render(model);
        Assert.Contains(shown, page);
        // A cell without scripts, a chip, and a name in the script's data.
        foreach (string place in (string[])[$"<td>{name}<", $">{name}</label>", $"\"{name}\""])
            Assert.Equal(name == shown, page.Contains(place, StringComparison.Ordinal));
        Assert.Single(Choices.Contenders([shown]));
    }
}
