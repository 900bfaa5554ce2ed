using System.Diagnostics;

namespace BenchTurns.Tests;

/// <summary>A program that is stopped: by a person, or because the one that has started it for itself is gone.</summary>
public sealed class StopTests : TestsInFolder
{
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(30);

    [Fact]
    public void It_ends_with_the_one_that_has_started_it()
    {
        SkipOnWindows();
        using Process starter = Process.Start("sleep", "1000");
        try
        {
            using StartedProgram started = Waiting((Starter.Variable, $"{starter.Id}"));
            Assert.False(started.IsOverIn(TimeSpan.FromSeconds(1.5)));
            starter.Kill();
            starter.WaitForExit();
            IsStopped(started);
        }
        finally
        {
            starter.Kill();
        }
    }

    [Fact]
    public void It_ends_at_once_where_its_starter_is_gone_already()
    {
        SkipOnWindows();
        using Process starter = Process.Start("sleep", "0");
        starter.WaitForExit();
        using var started = new StartedProgram(House.TimedProgram, ["waiting", _folder], null, (Starter.Variable, $"{starter.Id}"));
        IsStopped(started);
    }

    [Theory]
    [InlineData("-INT")]
    [InlineData("-TERM")]
    public void A_signal_ends_it_with_a_word_and_the_exit_code_of_a_stop(string signal)
    {
        SkipOnWindows();
        Assert.SkipWhen(signal == "-INT" && IsInterruptIgnored, "Whoever started the tests in the background has them ignore this signal.");
        using StartedProgram started = Waiting();
        using (Process sent = Process.Start("kill", [signal, $"{started.Id}"]))
            sent.WaitForExit();
        IsStopped(started);
    }

    /// <summary>It is told before anybody waits for it in vain.</summary>
    [Fact]
    public void A_limit_that_cannot_be_used_ends_a_program_before_it_begins()
    {
        using var started = new StartedProgram(House.TimedProgram, ["waiting", _folder], null, ("BENCHTURNS_CHILD_LIMIT", "5 s"));
        (int exitCode, string output, string errors) = started.Finish();
        Assert.Equal((2, ""), (exitCode, output));
        Assert.StartsWith("BENCHTURNS_CHILD_LIMIT takes seconds from 1 to 3600", errors, StringComparison.Ordinal);
        Assert.EndsWith("'5 s' is not that.", errors.Trim(), StringComparison.Ordinal);
    }

    // A shell has what it starts in the background ignore it, and the children of that too. The second lowest bit is that signal.
    private static bool IsInterruptIgnored => OperatingSystem.IsLinux() && (2 & Convert.ToInt32(
        File.ReadLines("/proc/self/status").First(line => line.StartsWith("SigIgn:", StringComparison.Ordinal)).TrimEnd()[^1..], 16)) != 0;

    private StartedProgram Waiting(params (string, string)[] variables)
    {
        var started = new StartedProgram(House.TimedProgram, ["waiting", _folder], null, variables);
        Assert.Equal("waiting", started.ReadLine());
        return started;
    }

    private static void IsStopped(StartedProgram started)
    {
        (int exitCode, _, string errors) = started.Finish(Soon);
        Assert.Equal(130, exitCode);
        Assert.StartsWith("Stopping ...", errors, StringComparison.Ordinal);
        Assert.Contains("Stopped.", errors, StringComparison.Ordinal);
    }

    private static void SkipOnWindows() => Assert.SkipWhen(OperatingSystem.IsWindows(), "It needs the signals of Unix.");
}
