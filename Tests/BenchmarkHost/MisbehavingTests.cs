using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// Benchmarks that hang, crash, throw, leave early, take all memory, or turn wrong while they are timed, in a run that is stopped in the middle and goes on.
/// </summary>
[Collection("Test host")]
public class MisbehavingTests(StoppedRun run) : IClassFixture<StoppedRun>
{
    [Fact]
    public void One_that_hangs_is_ended_and_the_rest_is_measured()
    {
        Assert.Contains($"its process gave no answer within {StoppedRun.Limit}", ReasonOf("Hanging.Never"), StringComparison.Ordinal);
        Assert.All((string[])["Sound.SourceGen", "Sound.Reflection"], benchmark => Assert.NotNull(StoppedRun.Row(run.Rows, benchmark).CpuNs));
    }

    [Fact]
    public void A_stack_overflow_is_a_row_with_its_signal() => Assert.Contains("ended by a stack overflow", ReasonOf("Overflowing.Overflow"), StringComparison.Ordinal);

    /// <summary>BenchmarkDotNet's Main returns -1. On Unix that is 255, above all signals.</summary>
    [Fact]
    public void One_that_throws_has_its_exit_code_and_no_signal() =>
        Assert.StartsWith($"its process exited with code {(OperatingSystem.IsWindows() ? -1 : 255)}", ReasonOf("Throwing.Throw"), StringComparison.Ordinal);

    [Fact]
    public void One_that_leaves_early_has_no_figure() => Assert.Contains("exited without an answer", ReasonOf("Exiting.Exit"), StringComparison.Ordinal);

    [Fact]
    public void One_that_allocates_without_end_is_ended() =>
        Assert.Contains("because it took more than 0.3 GB of memory", ReasonOf("Allocating.Allocate"), StringComparison.Ordinal);

    [Fact]
    public void One_that_turns_wrong_while_it_is_timed_has_no_figure() =>
        HasReasons("WrongLater.Deserialize", "after it was timed", "$[0].RawY: 312 became 0");

    [Fact]
    public void Each_is_a_failure_of_the_run() => Assert.True(run.Again.ExitCode == 1, run.Again.ToString());

    [Fact]
    public void A_run_that_is_stopped_writes_what_is_measured_and_says_how_to_go_on()
    {
        SkipWithoutSignals();
        Assert.True(run.Stopped.ExitCode == 130, run.Stopped.Output);
        Assert.Matches("Stopped: [0-9]+ rows have all their generations, ", run.Stopped.Output);
        Assert.Contains("Run the same command again to go on.", run.Stopped.Output, StringComparison.Ordinal);
        Assert.All(run.Stopped.Rows.Where(row => row.CpuNs is not null), row => Assert.NotEmpty(row.Quotients));
    }

    [Fact]
    public void The_same_command_goes_on_with_the_generations_and_the_reasons_that_it_had()
    {
        SkipWithoutSignals();
        Assert.Contains("Resuming a run that was stopped, with ", run.Again.Output, StringComparison.Ordinal);
        Assert.All(run.Rows.Where(row => row.CpuNs is not null), row => Assert.True(row.Quotients.Count >= 2));
        foreach (TimesRow row in run.Stopped.Rows)
        {
            TimesRow whole = run.Rows.Single(other => other.Key == row.Key);
            Assert.Equal(row.Unavailable, whole.Unavailable);
            // The first generation is the one that the stopped run has measured.
            if (row.CpuNs is not null)
                Assert.Equal(row.Quotients[0], whole.Quotients[0]);
        }

        Assert.Empty(Journals(run.Again.Output));
    }

    private void HasReasons(string benchmark, params string[] reasons) =>
        Assert.All(reasons, reason => Assert.Contains(reason, ReasonOf(benchmark), StringComparison.Ordinal));

    private string? ReasonOf(string benchmark)
    {
        TimesRow row = StoppedRun.Row(run.Rows, benchmark);
        Assert.Null(row.CpuNs);
        return row.Unavailable;
    }

    private static void SkipWithoutSignals() => Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsMacOS(), "It sends a signal.");

    private static IEnumerable<string> Journals(string output) => output.Split('\n')
        .Where(line => line.Contains("To begin anew, delete ", StringComparison.Ordinal))
        .Select(line => line[(line.IndexOf("delete ", StringComparison.Ordinal) + "delete ".Length)..].Trim().TrimEnd('.'))
        .Where(File.Exists);
}
