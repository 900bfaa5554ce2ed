using System.Diagnostics;

namespace BenchTurns.Tests;

/// <summary>Children that end in every way there is. A shell plays them all.</summary>
public class ChildProcessTests
{
    private static readonly TimeSpan Ample = TimeSpan.FromSeconds(60);

    private static ChildRun Shell(string script, TimeSpan? limit = null)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The children of these tests are written for a Unix shell.");
        return new ChildProcess("/bin/sh").Run(["-c", script], limit ?? Ample);
    }

    [Fact]
    public void An_exit_is_told_with_its_code_and_its_first_error()
    {
        ChildRun run = Shell("echo out; echo first >&2; echo second >&2; exit 3");
        Assert.Equal((ChildEnd.Exited, 3, null), (run.End, run.ExitCode, run.Signal));
        Assert.Equal("out\n", run.Output);
        Assert.Equal("exited with code 3: first", run.Describe());
        Assert.Equal("exited", Shell("exit 0").Describe());
    }

    [Theory]
    [InlineData("SEGV", "SIGSEGV")]
    [InlineData("KILL", "SIGKILL")]
    [InlineData("ABRT", "SIGABRT")]
    public void A_signal_is_a_crash_with_its_name(string signal, string name)
    {
        ChildRun run = Shell($"kill -{signal} $$");
        Assert.Equal((ChildEnd.Crashed, name), (run.End, run.Signal));
        Assert.False(run.IsStackOverflow);
        Assert.Equal($"ended by {name}", run.Describe());
    }

    /// <summary>.NET's host exits with 154 where the program is not there, and that is no signal 26.</summary>
    [Theory]
    [InlineData(129, "SIGHUP")]
    [InlineData(139, "SIGSEGV")]
    [InlineData(128, null)]
    [InlineData(154, null)]
    [InlineData(160, null)]
    [InlineData(192, null)]
    [InlineData(255, null)]
    public void An_exit_code_is_a_signal_where_the_system_sends_it(int code, string? signal)
    {
        ChildRun run = Shell($"echo why >&2; exit {code}");
        Assert.Equal(signal, run.Signal);
        Assert.Equal(signal is null ? $"exited with code {code}: why" : $"ended by {signal}: why", run.Describe());
    }

    [Fact]
    public void A_stack_overflow_is_known_by_the_first_line_of_megabytes()
    {
        ChildRun run = Shell("echo 'Stack overflow.' >&2; head -c 5000000 /dev/zero | tr '\\0' 'x' >&2; echo the end >&2; kill -ABRT $$");
        Assert.True(run.IsStackOverflow);
        Assert.Equal("ended by a stack overflow", run.Describe());
        Assert.InRange(run.Errors.Length, 1, 100_000);
        Assert.Contains("the end", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void What_only_says_stack_overflow_and_exits_has_not_crashed() =>
        Assert.False(Shell("echo 'Stack overflow.' >&2; exit 1").IsStackOverflow);

    [Fact]
    public void A_child_that_hangs_is_ended_at_the_limit_with_all_that_it_started()
    {
        ChildRun run = Shell("sleep 100 & echo $!; wait", TimeSpan.FromSeconds(1));
        Assert.Equal(ChildEnd.Hung, run.End);
        Assert.InRange(run.Took, TimeSpan.FromSeconds(0.9), TimeSpan.FromSeconds(30));
        Assert.StartsWith("gave no answer within ", run.Describe(), StringComparison.Ordinal);
        string grandchild = $"/proc/{int.Parse(run.Output)}/cmdline";
        if (Directory.Exists("/proc"))
            Assert.True(SpinWait.SpinUntil(() => !File.Exists(grandchild) || File.ReadAllText(grandchild).Length == 0, Ample));
    }

    [Fact]
    public void A_child_that_prints_for_ever_is_ended_at_the_limit() =>
        Assert.Equal(ChildEnd.Hung, Shell("yes", TimeSpan.FromSeconds(0.5)).End);

    [Fact]
    public void A_child_that_waits_for_input_is_told_that_there_is_none() =>
        Assert.Equal(0, Shell("cat").ExitCode);

    [Fact]
    public void A_program_that_is_not_there_is_named()
    {
        var problem = Assert.Throws<ProcessException>(() => new ChildProcess("no-such-program-here").Run([], Ample));
        Assert.Contains("no-such-program-here could not be started", problem.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Lines_are_told_as_they_come_and_are_kept_too()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The children of these tests are written for a Unix shell.");
        var told = new System.Collections.Concurrent.ConcurrentQueue<string>();
        var first = new TaskCompletionSource();
        var program = new ChildProcess("/bin/sh")
        {
            Line = line =>
            {
                told.Enqueue(line);
                first.TrySetResult();
            },
        };
        Task<ChildRun> running = program.RunAsync(["-c", "echo one; sleep 2; echo two >&2"], Ample);
        await first.Task;
        Assert.False(running.IsCompleted);
        ChildRun run = await running;
        Assert.Equal(["one", "two"], told);
        Assert.Equal(("one\n", "two\n"), (run.Output, run.Errors));
    }

    [Fact]
    public void A_child_that_hangs_is_ended_with_all_that_it_started_when_its_parent_is_gone_and_others_are_left_alone()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "A child leads a session of its own on Linux.");
        using var guard = new ChildGuard();
        using Process hanging = Hang(), other = Hang();
        string grandchild = $"/proc/{int.Parse(hanging.StandardOutput.ReadLine()!)}/cmdline";
        guard.Begun(hanging.Id);
        guard.Begun(other.Id);
        guard.Ended(other.Id);
        // As when the parent is killed: the system closes what it has open.
        guard.Dispose();
        Assert.True(hanging.WaitForExit(Ample));
        Assert.Equal("SIGKILL", CrashCode.Name(hanging.ExitCode));
        Assert.True(SpinWait.SpinUntil(() => !File.Exists(grandchild) || File.ReadAllText(grandchild).Length == 0, Ample));
        Assert.False(other.WaitForExit(TimeSpan.FromMilliseconds(200)));
        ChildProcess.Kill(other);

        static Process Hang() => new ChildProcess("/bin/sh").Start(["-c", "sleep 100 & echo $!; wait"], out _);
    }

    [Fact]
    public void What_a_child_leaves_running_may_stay_when_it_ended_by_itself()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "A child leads a session of its own on Linux.");
        ChildRun run = Shell("sleep 100 >/dev/null 2>&1 & echo $!");
        using Process left = Process.GetProcessById(int.Parse(run.Output));
        Assert.False(left.WaitForExit(TimeSpan.FromMilliseconds(200)));
        left.Kill();
    }
}
