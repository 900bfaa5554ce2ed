using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Documents;

namespace JsonAot.Tests.Report;

/// <summary>Wherever a contender has rows whose package a person built, the report says so, and it is made of result files alone.</summary>
public sealed class BuiltFromSourceTests : IDisposable
{
    private const string Sentence =
        "Built by us from their sources, because our package source lacked them (docs/adding-a-library.md): Beta, tag v1.";

    private readonly SyntheticResults _results = SyntheticResults.Machines(1);

    public void Dispose() => _results.Dispose();

    [Fact]
    public void Every_section_with_such_a_row_says_so()
    {
        // Files from before this was kept say nothing.
        Assert.DoesNotContain(Sentence[..30], HtmlReport.Render(ReportModel.Load(_results.Folder)), StringComparison.Ordinal);
        SayBuilt();
        var model = ReportModel.Load(_results.Folder);
        Assert.Empty(model.Skipped);
        string[] page = [.. HtmlReport.Render(model).Split("<section id=").Skip(1)];
        foreach (Section section in Sections.All)
        {
            bool has = section.Tables.Any(spec => HasBeta(model[spec.Id]));
            string? shown = page.SingleOrDefault(part => part.StartsWith($"\"{section.Id}\"", StringComparison.Ordinal));
            Assert.Equal(has || section.Tables.Count == 0, shown?.Contains($">{Sentence}</p>", StringComparison.Ordinal) == true);
        }

        string[] with =
            [.. Sections.All.Where(section => section.Tables.Any(spec => HasBeta(model[spec.Id]))).Select(section => section.Id)];
        Assert.All(["steady", "startup", "size", "errors", "fidelity", "native"], id => Assert.Contains(id, with));
    }

    /// <summary>The table of decisions names contenders too, and README has nothing else of them.</summary>
    [Fact]
    public void An_answer_that_names_such_a_contender_says_so()
    {
        SayBuilt();
        var model = ReportModel.Load(_results.Folder);
        string answer = AnswerMarkdown.Sentences(model, model.FirstMachine!);
        Assert.True(model.Answers[model.FirstMachine!].Says("Beta"));
        Assert.EndsWith($"\n{Sentence}\n", answer, StringComparison.Ordinal);
    }

    /// <summary>The script shows the sentence of the machine that is chosen, and hides the others'.</summary>
    [Fact]
    public void The_page_has_the_sentence_of_each_machine_and_shows_that_of_the_first()
    {
        using var two = SyntheticResults.Machines(2);
        SayBuilt(two.Folder);
        var model = ReportModel.Load(two.Folder);
        string[] notes =
        [
            .. HtmlReport.Render(model)
                .Split('\n').Where(line => line.StartsWith("<p class=\"none\" data-machine=", StringComparison.Ordinal)),
        ];
        Assert.Equal(2, model.Machines.Count);
        foreach (string machine in model.Machines)
        {
            Assert.All(
                notes.Where(note => note.Contains($"\"{machine}\"", StringComparison.Ordinal)),
                note => Assert.Equal(machine != model.FirstMachine, note.Contains(" hidden>", StringComparison.Ordinal)));
        }

        Assert.Equal(notes.Length, 2 * notes.Count(note => note.Contains(" hidden>", StringComparison.Ordinal)));
        Assert.NotEmpty(notes);
    }

    [Fact]
    public void A_terminal_is_told_by_the_same_table()
    {
        SayBuilt();
        var model = ReportModel.Load(_results.Folder);
        foreach (TableSpec spec in Kinds.All.SelectMany(kind => kind.OnTerminal))
        {
            ResultTable table = spec.ForTerminal(model.Deployments);
            Assert.Equal(HasBeta(table), table.Built.Any(built => built is { Contender: "Beta", Source: "tag v1" }));
        }
    }

    private void SayBuilt() => SayBuilt(_results.Folder);

    private static void SayBuilt(string folder)
    {
        foreach (string file in Directory.EnumerateFiles(folder, "*.json", SearchOption.AllDirectories))
            File.WriteAllText(
                file,
                File.ReadAllText(file)
                    .Replace("\"tool\":", "\"builtFromSource\": { \"Beta\": \"tag v1\" }, \"tool\":", StringComparison.Ordinal));
    }

    private static bool HasBeta(ResultTable table) => table.NamesIn(Column.Contender).Contains("Beta");
}
