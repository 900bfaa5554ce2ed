using BenchTurns.Compare;

namespace BenchTurns.Tests;

/// <summary>The sample as a person runs it: BenchmarkDotNet discovers and builds it, and its programs take turns.</summary>
public sealed class SampleTests : TestsInFolder
{
    private static readonly TimeSpan Ample = TimeSpan.FromMinutes(10);

    private static ChildProcess Sample { get; } = new(Path.Combine(
        House.Root, "samples", "Regression", "Benchmarks", "bin", "Release", House.Framework,
        OperatingSystem.IsWindows() ? "Benchmarks.exe" : "Benchmarks"))
    {
        HasMemoryLimit = false,
    };

    [Fact]
    public void Its_programs_are_built_once_and_identical_code_is_not_told_apart()
    {
        ChildRun built = Sample.Run(["--filter", "*Spins*", "--build-only", In("built")], Ample);
        Assert.True(built.ExitCode == 0, built.Output + built.Errors);
        BuiltSide side = BuiltSide.Read("the sample", In("built"));
        Assert.Equal(
            ["CountingBenchmarks.Spins(Hundreds=1)", "CountingBenchmarks.Spins(Hundreds=10)", "CountingBenchmarks.Spins(Hundreds=100)",
                "CountingBenchmarks.Spins(Hundreds=1000)", "CountingBenchmarks.Spins(Hundreds=10000)"],
            side.Built.Rows.Select(row => row.Name));
        // One is enough to show that its program takes turns.
        side = side with { Built = side.Built with { Rows = [side.Built.Rows[0]] } };
        var settings = new TurnSettings { Generations = 2, MostGenerations = 2, Rounds = 20 };
        IReadOnlyList<ComparedRow> rows = new TwoBuilds(side, side, settings, 0.03, _folder).Run((_, _) => { }, default);
        Assert.All(rows, row => Assert.True(
            row is { Base.CpuNs: > 0, Change.CpuNs: > 0, Verdict: Verdict.Same or Verdict.NotKnown }, row.ToString()));
    }

    [Fact]
    public void A_filter_that_matches_nothing_lists_what_there_is()
    {
        ChildRun run = Sample.Run(["--filter", "*Nothing*"], Ample);
        Assert.Equal(ExitCodes.Usage, run.ExitCode);
        Assert.StartsWith("No benchmark matches the filter. There are:", run.Errors.Trim(), StringComparison.Ordinal);
        Assert.Contains("CountingBenchmarks.Words(Hundreds=1)", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void An_option_that_nobody_knows_is_one_sentence()
    {
        ChildRun run = Sample.Run(["--filter", "*", "--quik"], Ample);
        Assert.Equal((ExitCodes.Usage, "Option 'quik' is unknown. See --help.", ""), (run.ExitCode, run.Errors.Trim(), run.Output));
    }

    [Fact]
    public void Help_and_a_list_are_answered_at_once()
    {
        Assert.Contains("--build-only FOLDER", Sample.Run(["--help"], Ample).Output, StringComparison.Ordinal);
        // A name of the list is a filter.
        ChildRun one = Sample.Run(["--list", "flat", "--filter", "CountingBenchmarks.Words(Hundreds=10)"], Ample);
        Assert.Equal((0, "CountingBenchmarks.Words(Hundreds=10)"), (one.ExitCode, one.Output.Trim()));
        Assert.Equal(ExitCodes.Usage, Sample.Run(["--list", "flat", "--filter", "*Nothing*"], Ample).ExitCode);
        ChildRun list = Sample.Run(["--list", "flat"], Ample);
        Assert.Equal((0, 30), (list.ExitCode, list.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length));
    }
}
