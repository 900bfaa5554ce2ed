using JsonAot.Lab;
using JsonAot.Lab.Commands.Compare;

namespace JsonAot.Tests.Lab.Compare;

/// <summary>
/// Reports that BenchmarkDotNet 0.15.8 made of another project: before, after,
/// and with two jobs. Their measurements that are no results are left out.
/// </summary>
public sealed class BenchmarkReportTests : TestsInFolder
{
    private const string Name = "Acme.Texts.Joining-report-full.json";

    private static string Folder(string side) => Path.Combine(Repository.Root, "Tests", "Lab", "Compare", "Reports", side);

    private static SideComparison Compare(string a, string b) => SideComparison.Of(MeasuredSide.Read(a), MeasuredSide.Read(b));

    private string Changed(Func<string, string> change)
    {
        string path = _folder[Name];
        File.WriteAllText(path, change(File.ReadAllText(Path.Combine(Folder("before"), Name))));
        return path;
    }

    [Theory]
    [InlineData("", "")]
    [InlineData(Name, Name)]
    [InlineData(Name, "")]
    public void Rows_of_any_project_are_matched_by_name_and_parameters(string a, string b)
    {
        SideComparison comparison = Compare(Path.Combine(Folder("before"), a), Path.Combine(Folder("after"), b));
        Assert.Equal(6, comparison.Rows.Count);
        Assert.Equal(Change.Slower, comparison.Rows.Single(row => row.Name == "Acme.Texts.Joining.Add(Count: 1000)").Change);
        Assert.Equal(Change.Same, comparison.Rows.Single(row => row.Name == "Acme.Texts.Joining.Join(Count: 1000)").Change);
        Assert.Equal(
            "it has no figures: it failed", comparison.Rows.Single(row => row.Name == "Acme.Texts.Joining.Fails(Count: 1000)").Reason);
        Assert.Equal(
            "it is too short to be timed", comparison.Rows.Single(row => row.Name == "Acme.Texts.Joining.Fails(Count: 10)").Reason);
        Assert.Equal(["Differences up to 2.0 % count as none."], comparison.Remarks);
    }

    [Fact]
    public void Where_a_report_has_several_jobs_the_job_is_part_of_the_name()
    {
        SideComparison comparison = Compare(Folder("jobs"), Folder("jobs"));
        string[] names = [.. comparison.Rows.Select(row => row.Name)];
        Assert.Contains("Acme.Texts.Joining.Join(Count: 10) [Server]", names);
        Assert.Contains("Acme.Texts.Joining.Join(Count: 10) [IterationCount=8, IterationTime=40ms, WarmupCount=2]", names);
        Assert.DoesNotContain(comparison.Rows, row => row.Change is Change.Slower or Change.Faster);
    }

    [Fact]
    public void Other_conditions_are_told_and_do_not_hinder()
    {
        SideComparison comparison = Compare(
            Folder("before"), Changed(text => text.Replace("\"0.15.8\"", "\"0.13.12\"", StringComparison.Ordinal)));
        Assert.Contains("Another tool: A BenchmarkDotNet 0.15.8; B BenchmarkDotNet 0.13.12.", comparison.Remarks);
        Assert.Contains(comparison.Rows, row => row.Change == Change.Same);
    }

    [Fact]
    public void One_report_in_both_forms_is_one()
    {
        string text = File.ReadAllText(Path.Combine(Folder("before"), Name));
        File.WriteAllText(_folder[Name], text);
        File.WriteAllText(_folder["Acme.Texts.Joining-report-full-compressed.json"], text);
        Assert.Equal(6, Assert.Single(MeasuredSide.Read(_folder.Path).Sets).Rows.Count);
    }

    [Theory]
    [InlineData("[]")]
    [InlineData("{\"Title\": \"x\"}")]
    [InlineData("{\"HostEnvironmentInfo\"")]
    [InlineData("null")]
    public void A_file_that_is_no_report_is_refused_by_name(string content)
    {
        LabException refusal = Assert.Throws<LabException>(() => MeasuredSide.Read(Changed(_ => content)));
        Assert.Contains(Name, refusal.Message, StringComparison.Ordinal);
        Assert.Equal(ExitCodes.Usage, refusal.ExitCode);
    }

    [Fact]
    public void The_verb_fails_on_a_regression_beyond_what_was_allowed_and_its_table_fits_a_terminal()
    {
        ProgramRun run = Repository.Run(
            Repository.Built("Lab"), "compare", Folder("before"), Folder("after"), "--fail-on-regression", "5%");
        Assert.Equal(ExitCodes.Differs, run.ExitCode);
        Assert.Contains("Slower by more than 5 %: Acme.Texts.Joining.Add(Count: ", run.Output, StringComparison.Ordinal);
        string[] table =
        [
            .. run.Output.Split('\n').SkipWhile(line => !line.StartsWith("A and B, Acme.Texts.Joining.", StringComparison.Ordinal))
                .TakeWhile(line => line.Length > 0),
        ];
        Assert.True(table.Length > 3, run.Output);
        Assert.All(table, line => Assert.InRange(line.Length, 1, 80));
    }

    [Fact]
    public void Mistakes_are_answered_and_a_gate_that_compared_nothing_does_not_pass()
    {
        Assert.Equal(ExitCodes.Usage, LabCommand.Run("compare", Folder("before"), _folder["nowhere"]).ExitCode);
        Assert.Equal(ExitCodes.Usage, LabCommand.Run("compare", Folder("before"), _folder.Path).ExitCode);
        Assert.Equal(
            ExitCodes.Usage, LabCommand.Run("compare", Folder("before"), Folder("after"), "--fail-on-regression", "much").ExitCode);
        string other = Changed(text => text.Replace("Acme.", "Other.", StringComparison.Ordinal));
        ProgramRun run = LabCommand.Run("compare", Folder("before"), other, "--fail-on-regression", "5%");
        Assert.Equal(ExitCodes.CouldNotMeasure, run.ExitCode);
        Assert.Contains("Nothing could be compared", run.Errors, StringComparison.Ordinal);
    }
}
