using System.Text.Json;
using JsonAot.Lab.Commands.Compare;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Compare;

/// <summary>The verb as a build server meets it: exit codes, and what it prints.</summary>
public sealed class CompareVerbTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public CompareVerbTests()
    {
        new ResultStore(_folder["A"]).Save(SteadyResults.Of(SteadyResults.Row("T.Read", 100), SteadyResults.Row("T.<b>|Write", 100)));
        new ResultStore(_folder["B"]).Save(SteadyResults.Of(SteadyResults.Row("T.Read", 100), SteadyResults.Row("T.<b>|Write", 110)));
    }

    public void Dispose() => _folder.Dispose();

    private ProgramRun Compare(params string[] options) => Repository.Run(Repository.Built("Lab"), ["compare", _folder["A"], _folder["B"], .. options]);

    [Fact]
    public void A_regression_fails_only_beyond_what_was_allowed()
    {
        ProgramRun run = Compare("--fail-on-regression", "5%");
        Assert.Equal(1, run.ExitCode);
        Assert.Contains("1 regressed, 0 improved, 1 same, 0 not comparable.", run.Output, StringComparison.Ordinal);
        Assert.Contains("T.<b>|Write, net10.0-jit: 1.10 times A.", run.Errors, StringComparison.Ordinal);
        Assert.Equal(0, LabCommand.Run("compare", _folder["A"], _folder["B"], "--fail-on-regression", "15%").ExitCode);
        Assert.Equal(0, LabCommand.Run("compare", _folder["A"], _folder["B"]).ExitCode);
    }

    [Fact]
    public void Markdown_cannot_be_broken_by_a_name()
    {
        ProgramRun run = Compare("--format", "md");
        Assert.Contains("""| T.&lt;b>\|Write | 100 ns | 110 ns | 1.10 | """, run.Output, StringComparison.Ordinal);
        Assert.Contains("**regressed**", run.Output, StringComparison.Ordinal);
        Assert.Contains("<summary>1 same</summary>", run.Output, StringComparison.Ordinal);
    }

    /// <summary>A pull request shows the text: a name in a file must not become code, emphasis, a link or a picture there.</summary>
    [Fact]
    public void Markdown_shows_a_name_as_it_is()
    {
        SteadyState state = SteadyResults.Of(SteadyResults.Row("T.*a*`b`![c](d)&lt;", 100));
        state = state with { Manifest = state.Manifest with { Commit = "`<i>" } };
        new ResultStore(_folder["C"]).Save(state);
        new ResultStore(_folder["D"]).Save(state);
        string markdown = ComparisonMarkdown.Of(new Comparer(0.02).Compare(_folder["C"], _folder["D"]));
        Assert.Contains(@"| T.\*a\*\`b\`!\[c](d)&amp;lt; | 100 ns | 100 ns ", markdown, StringComparison.Ordinal);
        Assert.Contains(@"A: \`&lt;i>, 2026-11-21. ", markdown, StringComparison.Ordinal);
    }

    [Fact]
    public void Json_holds_every_row()
    {
        using JsonDocument json = JsonDocument.Parse(Compare("--format", "json").Output);
        JsonElement rows = json.RootElement.GetProperty("files")[0].GetProperty("rows");
        Assert.Equal(["same", "regressed"], rows.EnumerateArray().Select(row => row.GetProperty("change").GetString()));
    }

    [Fact]
    public void Mistakes_are_answered_and_a_gate_that_compared_nothing_does_not_pass()
    {
        Assert.Equal(2, Mistaken("nowhere"));
        Assert.Equal(2, Mistaken("B", "--fail-on-regression", "much"));
        Assert.Equal(2, Mistaken("B", "--format", "xml"));

        SteadyState aot = SteadyResults.Of(SteadyResults.Row("T.Read", 100));
        new ResultStore(_folder["C"]).Save(aot with { Manifest = aot.Manifest with { Mode = "aot" } });
        ProgramRun run = LabCommand.Run("compare", _folder["A"], _folder["C"], "--fail-on-regression", "5%");
        Assert.Equal(3, run.ExitCode);
        Assert.Contains("Nothing could be compared", run.Errors, StringComparison.Ordinal);

        int Mistaken(string with, params string[] options) => LabCommand.Run(["compare", _folder["A"], _folder[with], .. options]).ExitCode;
    }
}
