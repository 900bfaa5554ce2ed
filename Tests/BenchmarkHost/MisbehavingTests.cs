using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// Benchmarks that hang, crash, throw, leave early, take all memory, or turn wrong while they are timed; where the tests are thorough, in a
/// run that is stopped in the middle and goes on.
/// </summary>
[Collection("Test host")]
public class MisbehavingTests(StoppedRun run) : IClassFixture<StoppedRun>
{
    [Theory]
    [InlineData("Hanging.Never", $"its process gave no answer within {StoppedRun.Limit}")]
    [InlineData("Overflowing.Overflow", "ended by a stack overflow")]
    [InlineData("Throwing.Throw", "^it throws InvalidOperationException: thrown on purpose")]
    [InlineData("Exiting.Exit", "exited without an answer")]
    [InlineData("Allocating.Allocate", "because it took more than 0.3 GB of memory")]
    [InlineData("Broken.Deserialize", @"(?s)refused by the gate.*\$\[0\]\.RawY: 312 became 0")]
    [InlineData("WrongLater.Deserialize", @"(?s)after it was timed.*\$\[0\]\.RawY: 312 became 0")]
    [InlineData("OperationWrongLater.Run", "Forgetful: after it was timed, it counts 1 where there are")]
    public void One_that_goes_wrong_has_its_reason_and_no_figure(string benchmark, string reason)
    {
        TimesRow row = StoppedRun.Row(run.Rows, benchmark);
        Assert.Null(row.CpuNs);
        Assert.Matches(reason, row.Unavailable!);
    }

    [Fact]
    public void They_are_a_failure_of_the_run_and_the_rest_is_measured()
    {
        Assert.True(run.Again.ExitCode == 1, run.Again.ToString());
        Assert.All(
            (string[])["Sound.SourceGen", "Sound.Reflection"], benchmark => Assert.NotNull(StoppedRun.Row(run.Rows, benchmark).CpuNs));
        Paired.AssertAll(run.Rows);
    }

    [Fact]
    public void A_run_that_is_stopped_writes_what_is_measured_and_says_how_to_go_on()
    {
        RequireStopped();
        Assert.True(run.Stopped.ExitCode == 130, run.Stopped.Output);
        Assert.Contains(
            "Stopped. What was finished is kept: run the same command again to go on.", run.Stopped.Output, StringComparison.Ordinal);
        Assert.All(run.Stopped.Rows.Where(row => row.CpuNs is not null), row => Assert.NotEmpty(row.Quotients));
    }

    [Fact]
    public void The_same_command_goes_on_with_the_generations_and_the_reasons_that_it_had()
    {
        RequireStopped();
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

    private static void RequireStopped()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsMacOS(), "It sends a signal.");
        Thorough.Require();
    }

    private static IEnumerable<string> Journals(string output) => output.Split('\n')
        .Where(line => line.Contains("To begin anew, delete ", StringComparison.Ordinal))
        .Select(line => line[(line.IndexOf("delete ", StringComparison.Ordinal) + "delete ".Length)..].Trim().TrimEnd('.'))
        .Where(File.Exists);
}
