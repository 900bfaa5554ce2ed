using System.Diagnostics;

namespace BenchTurns.Tests;

/// <summary>
/// Ctrl-Z and fg, or a paused machine: the limits of children go by, and their answers lie unread. None of them has done anything wrong.
/// </summary>
public sealed class SuspendedTests : TestsInFolder
{
    // Ample for a busy machine to begin in; it is waited for once.
    private const int Limit = 6;

    private static readonly string[] Children = ["read", "talk"];

    [Fact]
    public void A_child_that_has_answered_while_its_parent_was_suspended_is_not_accused()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the signals of Linux.");
        using var parent = new StartedProgram(House.TimedProgram, ["suspended", _folder, $"{Limit}"]);
        Wait("begun");
        Signal("-STOP");
        File.WriteAllText(In("go"), "");
        Wait("done");
        Thread.Sleep(TimeSpan.FromSeconds(Limit + 1));
        Signal("-CONT");
        (int exitCode, string output, _) = parent.Finish();
        Assert.Equal(0, exitCode);
        Assert.Equal(["answered, exited", "answered, exited"], output.Split('\n', StringSplitOptions.RemoveEmptyEntries));

        void Wait(string what) => Assert.True(
            SpinWait.SpinUntil(() => Children.All(child => File.Exists(In($"{what}-{child}"))), TimeSpan.FromMinutes(1)), what);

        void Signal(string signal)
        {
            using Process sent = Process.Start("kill", [signal, $"{parent.Id}"]);
            sent.WaitForExit();
            Assert.Equal(0, sent.ExitCode);
        }
    }
}
