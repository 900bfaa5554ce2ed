using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>
/// Benchmarks that hang, crash, throw, leave early, take all memory, or turn wrong while they are timed, in a run that is stopped in the middle and goes on.
/// </summary>
[Collection("Test host")]
public class MisbehavingTests(StoppedRun run) : IClassFixture<StoppedRun>
{
    [Fact]
    public void One_that_hangs_is_ended_and_the_rest_is_measured()
    {
        Assert.Contains($"did not come back within {StoppedRun.Limit} s", ReasonOf("Hanging.Never"), StringComparison.Ordinal);
        Assert.All((string[])["Sound.SourceGen", "Sound.Reflection"], benchmark => Assert.NotNull(StoppedRun.Row(run.Rows, benchmark).MedianNs));
    }

    [Fact]
    public void A_stack_overflow_is_a_row_with_its_signal() => Assert.Contains("ended by SIGABRT", ReasonOf("Overflowing.Overflow"), StringComparison.Ordinal);

    /// <summary>BenchmarkDotNet's Main returns -1. On Unix that is 255, above all signals.</summary>
    [Fact]
    public void One_that_throws_has_its_exit_code_and_no_signal() =>
        Assert.Equal($"its process ended with exit code {(OperatingSystem.IsWindows() ? -1 : 255)} and no measurement", ReasonOf("Throwing.Throw"));

    [Fact]
    public void One_that_leaves_early_has_no_figure() => Assert.Contains("no measurement", ReasonOf("Exiting.Exit"), StringComparison.Ordinal);

    [Fact]
    public void One_that_allocates_without_end_is_ended() =>
        Assert.Contains("took more than 0.3 GB of memory, and was ended", ReasonOf("Allocating.Allocate"), StringComparison.Ordinal);

    [Fact]
    public void One_that_turns_wrong_while_it_is_timed_has_no_figure() =>
        HasReasons("WrongLater.Deserialize", "after it was timed", "$[0].RawY: 312 became 0");

    [Fact]
    public void One_that_is_wrong_on_a_variant_of_the_document_is_refused() =>
        HasReasons("WrongVariant.Deserialize", "refused by the gate: a variant of its document: ", "RawY");

    [Fact]
    public void Each_is_a_failure_of_the_run() => Assert.True(run.Again.ExitCode == 1, run.Again.ToString());

    [Fact]
    public void A_run_that_is_stopped_writes_what_is_measured_and_says_how_to_go_on()
    {
        SkipWithoutSignals();
        Assert.True(run.Stopped.ExitCode == 130, run.Stopped.Output);
        // Where the signal comes late, one may have its second pass.
        Assert.Matches("Stopped: [01] rows have all their passes, ", run.Stopped.Output);
        Assert.Contains("Run the same command again to go on.", run.Stopped.Output, StringComparison.Ordinal);
        SteadyRow[] kept = [.. run.Stopped.Rows.Where(row => row.MedianNs is not null)];
        Assert.NotEmpty(kept);
        Assert.All(kept, row => Assert.NotNull(row.Passes));
    }

    [Fact]
    public void The_same_command_goes_on_with_the_passes_and_the_reasons_that_it_had()
    {
        SkipWithoutSignals();
        Assert.Contains("Resuming a run that was stopped: ", run.Again.Output, StringComparison.Ordinal);
        Assert.All(run.Rows.Where(row => row.MedianNs is not null), row => Assert.True(row.Passes!.Count >= 2));
        foreach (SteadyRow row in run.Stopped.Rows)
        {
            SteadyRow whole = run.Rows.Single(other => other.Key == row.Key);
            Assert.Equal(row.Unavailable, whole.Unavailable);
            // The first pass is the one that the stopped run has measured.
            if (row.MedianNs is not null && whole.Passes![0].Counts)
                Assert.True(AreTheSameTimes(row.Samples, whole.Samples), run.Again.ToString());
        }

        Assert.Empty(Journals(run.Again.Output));
    }

    private void HasReasons(string benchmark, params string[] reasons) =>
        Assert.All(reasons, reason => Assert.Contains(reason, ReasonOf(benchmark), StringComparison.Ordinal));

    private string? ReasonOf(string benchmark)
    {
        SteadyRow row = StoppedRun.Row(run.Rows, benchmark);
        Assert.Null(row.MedianNs);
        return row.Unavailable;
    }

    private static void SkipWithoutSignals() => Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsMacOS(), "It sends a signal.");

    /// <summary>
    /// What is known of the machine later changes the clock at which the times of a pass are given, all by one factor, and may leave out some of its iterations.
    /// </summary>
    private static bool AreTheSameTimes(IReadOnlyList<double> earlier, IReadOnlyList<double> later)
    {
        const double Rounding = 0.0001;
        (IReadOnlyList<double> few, IReadOnlyList<double> many) = earlier.Count < later.Count ? (earlier, later) : (later, earlier);
        return many.Any(first => few.All(one => many.Any(other => Math.Abs(one / other / (few[0] / first) - 1) < Rounding)));
    }

    private static IEnumerable<string> Journals(string output) => output.Split('\n')
        .Where(line => line.Contains("To begin anew, delete ", StringComparison.Ordinal))
        .Select(line => line[(line.IndexOf("delete ", StringComparison.Ordinal) + "delete ".Length)..].Trim().TrimEnd('.'))
        .Where(File.Exists);
}
