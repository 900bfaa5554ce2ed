using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>The program of long runs finds what there is, and keeps what it was.</summary>
public sealed partial class FuzzProgramTests : IDisposable
{
    private static readonly string Program = Repository.Built("Tests/Fuzz/Program", "SpanCodecFuzz");

    private readonly string _folder = Directory.CreateTempSubdirectory("fuzz-").FullName;

    [GeneratedRegex(@"(?<executions>[\d,]+) executions, .* (?<edges>[\d,]+) edges, (?<inputs>[\d,]+) inputs, (?<findings>\d+) findings")]
    private static partial Regex Counts { get; }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void It_finds_a_document_that_no_seed_is()
    {
        ProgramRun run = Fuzz("trial/differs");
        Assert.True(run.ExitCode == 1, run.ToString());
        string finding = Assert.Single(Directory.GetFiles(Path.Combine(_folder, "findings")).Take(1));
        Assert.Contains(Path.GetFileName(finding), run.Output, StringComparison.Ordinal);
        ProgramRun again = Repository.Run(Program, "--replay", finding);
        Assert.Equal(1, again.ExitCode);
        Assert.Contains("was found", again.Output, StringComparison.Ordinal);
        Assert.True(Last(run, "edges") > 100, run.ToString());
        Assert.True(Last(run, "inputs") > 1, run.ToString());
    }

    [Fact]
    public void An_input_that_ends_the_process_is_kept()
    {
        ProgramRun run = Fuzz("trial/ends");
        Assert.True(run.ExitCode == 1, run.ToString());
        string finding = Directory.GetFiles(Path.Combine(_folder, "findings"))[0];
        Assert.Contains("ends the process", File.ReadAllText(finding), StringComparison.Ordinal);
        Assert.NotEqual(0, Repository.Run(Program, "--replay", finding).ExitCode);
    }

    [Fact]
    public void An_input_that_does_not_end_is_kept()
    {
        Thorough.Require();
        ProgramRun run = Fuzz("trial/hangs");
        Assert.True(run.ExitCode == 1, run.ToString());
        Assert.Contains(
            "does not end", File.ReadAllText(Directory.GetFiles(Path.Combine(_folder, "findings"))[0]), StringComparison.Ordinal);
    }

    [Fact]
    public void It_finds_nothing_where_nothing_is()
    {
        ProgramRun run = Fuzz("document/ShapeCodecs.Size", executions: "2000");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.True(Last(run, "executions") > 100, run.ToString());
        Assert.Equal(0, Last(run, "findings"));
        Assert.Contains("findings", File.ReadAllText(Path.Combine(_folder, "counts.txt")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_no_target_has_is_refused()
    {
        ProgramRun run = Fuzz("nothing");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("No target has 'nothing' in its name.", run.Output, StringComparison.Ordinal);
    }

    /// <summary>Of so many inputs one is found, however busy the machine is.</summary>
    private ProgramRun Fuzz(string targets, string executions = "200000") =>
        Repository.Run(Program, "--until-found", executions, _folder, targets);

    private static int Last(ProgramRun run, string what) =>
        int.Parse(Counts.Matches(run.Output)[^1].Groups[what].Value.Replace(",", "", StringComparison.Ordinal));
}
