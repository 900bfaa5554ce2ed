using System.Diagnostics;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

/// <summary>
/// Ctrl-Z and fg, or a paused machine: the limit of a launched child goes by, and its answer lies unread. It has done nothing wrong.
/// </summary>
public sealed class SuspendedTests : TestsInFolder
{
    // Ample for a busy machine to begin in; it is waited for once.
    private const int Limit = 6;

    [Fact]
    public void A_child_that_has_answered_while_its_parent_was_suspended_is_not_accused()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the signals and the launcher of Linux.");
        using Process parent = Process.Start(new ProcessStartInfo(Repository.Built("TestHost"), ["suspended", _folder.Path, $"{Limit}"])
        {
            RedirectStandardOutput = true,
        })!;
        Wait("begun");
        Signal("-STOP");
        File.WriteAllText(_folder["go"], "");
        Wait("done");
        Thread.Sleep(TimeSpan.FromSeconds(Limit + 1));
        Signal("-CONT");
        Assert.Equal("answered", parent.StandardOutput.ReadToEnd().Trim());

        void Wait(string what) => Assert.True(
            SpinWait.SpinUntil(() => File.Exists(_folder[what]), TimeSpan.FromMinutes(1)), what);

        void Signal(string signal) => Assert.Equal(0, Repository.Run("kill", signal, $"{parent.Id}").ExitCode);
    }
}
