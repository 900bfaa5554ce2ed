using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>A real run of BenchmarkDotNet with benchmarks that hang, crash, throw, leave early, take all memory, or turn wrong while they are timed.</summary>
[Collection("Test host")]
public class MisbehavingTests(MisbehavingTests.Finished run) : IClassFixture<MisbehavingTests.Finished>
{
    // Of seconds. A process that shares two processors with compilers takes ten to start and to fill its memory.
    private const string Limit = "20";

    [Fact]
    public void One_that_hangs_is_ended_and_the_rest_is_measured()
    {
        Assert.Contains($"did not come back within {Limit} s", run.Row("Hanging.Never").Unavailable, StringComparison.Ordinal);
        Assert.NotNull(run.Row("Sound.SourceGen").MedianNs);
    }

    [Fact]
    public void A_stack_overflow_is_a_row_with_its_signal() =>
        Assert.Contains("ended by SIGABRT", run.Row("Overflowing.Overflow").Unavailable, StringComparison.Ordinal);

    /// <summary>BenchmarkDotNet's Main returns -1. On Unix that is 255, above all signals.</summary>
    [Fact]
    public void One_that_throws_has_its_exit_code_and_no_signal() =>
        Assert.Equal($"its process ended with exit code {(OperatingSystem.IsWindows() ? -1 : 255)} and no measurement", run.Row("Throwing.Throw").Unavailable);

    [Fact]
    public void One_that_leaves_early_has_no_figure() =>
        Assert.Contains("no measurement", run.Row("Exiting.Exit").Unavailable, StringComparison.Ordinal);

    [Fact]
    public void One_that_allocates_without_end_is_ended() =>
        Assert.Contains("took more than 1.0 GB of memory, and was ended", run.Row("Allocating.Allocate").Unavailable, StringComparison.Ordinal);

    [Fact]
    public void One_that_turns_wrong_while_it_is_timed_has_no_figure() =>
        HasNoFigure("WrongLater.Deserialize", "after it was timed", "$[0].RawY: 312 became 0");

    [Fact]
    public void One_that_is_wrong_on_a_variant_of_the_document_is_refused() =>
        HasNoFigure("WrongVariant.Deserialize", "refused by the gate: a variant of its document: ", "RawY");

    [Fact]
    public void Each_is_a_failure_of_the_run() => Assert.Equal(1, run.Program.ExitCode);

    private void HasNoFigure(string benchmark, params string[] reasons)
    {
        SteadyRow row = run.Row(benchmark);
        Assert.Null(row.MedianNs);
        Assert.All(reasons, reason => Assert.Contains(reason, row.Unavailable, StringComparison.Ordinal));
    }

    public sealed class Finished
    {
        private readonly string _results = Path.Combine(Repository.Root, "artifacts", "tests", "misbehaving");

        public Finished()
        {
            if (Directory.Exists(_results))
                Directory.Delete(_results, recursive: true);
            Program = Repository.RunWith(
                [("JSONAOT_CHILD_MEMORY_MB", "1000")], Repository.Root,
                Repository.Built("TestHost"), "--filter", "*Hanging*", "*Overflowing*", "*Throwing*", "*Exiting*", "*Allocating*", "*WrongLater*", "*WrongVariant*", "*Sound.SourceGen*",
                "--modes", "jit", "--job", "dry",
                "--child-limit", Limit, "--results", _results, "--artifacts", Path.Combine(_results, "bdn"));
        }

        internal ProgramRun Program { get; }

        internal SteadyRow Row(string benchmark) =>
            (new ResultStore(_results).Read<SteadyState>(Machine.Current, Repository.Framework, "jit")
                ?? throw new InvalidOperationException($"Nothing was measured: {Program}"))
            .Rows.Single(row => row.Benchmark == benchmark);
    }
}
