using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Running;

/// <summary>The handshake with children that keep to it, and with those that do not.</summary>
public class LauncherTests
{
    [Fact]
    public void The_C_floor_shakes_hands_and_is_timed_from_its_spawn_to_its_end()
    {
        using var launcher = new Launcher(FakeChildren.C(), [], FakeChildren.Ample);
        Launch launch = launcher.Run();
        Assert.Null(launch.Failure);
        long main = Assert.Single(launch.Report!.Stamps);
        Assert.InRange(main, launch.Spawned, launch.Received);
        Assert.True(launch.Received <= launch.Released && launch.Released <= launch.Ended);
        // Its own, not the launcher's: this test program has many times as much.
        Assert.InRange(launch.PeakBytes!.Value, 100_000, 10_000_000);
        Assert.InRange(launch.Usage.MinorFaults, 10, 2_000);
        Assert.InRange(launch.UserNs + launch.SystemNs, 1, 1e9);
    }

    [Fact]
    public void A_child_that_answers_late_is_late_in_its_figures()
    {
        Launch launch = FakeChildren.Run($"sleep 0.3; exec {FakeChildren.C()}");
        Assert.Null(launch.Failure);
        Assert.InRange(launch.Report!.Stamps[0] - launch.Spawned, 300e6, 60e9);
    }

    [Theory]
    [InlineData("echo oops >&2; exit 3", "exited with code 3: oops before Main")]
    [InlineData("exit 0", "exited without a report before Main")]
    // The kernel tells an exit code from a signal.
    [InlineData("exit 137", "exited with code 137 before Main")]
    [InlineData("kill -SEGV $$", "ended by SIGSEGV before Main")]
    [InlineData("printf M; kill -ABRT $$", "ended by SIGABRT after Main began")]
    [InlineData("printf MJSONAOT1; exit 0", "exited without a report after Main began")]
    [InlineData("printf MJSONAOT1; head -c 16 /dev/zero; cat > /dev/null; exit 7", "exited with code 7 after its report")]
    // Garbage is shown and not waited for.
    [InlineData("echo hello; sleep 100", "wrote something else than a report: 'hello'")]
    [InlineData("echo Mnonsense; sleep 100", "wrote something else than a report: 'Mnonsense'")]
    [InlineData("yes", "wrote something else than a report: 'y y y ")]
    public void A_child_that_dies_or_talks_is_told_by_how_and_when(string script, string expected)
    {
        Launch launch = FakeChildren.Run(script);
        Assert.StartsWith(expected, launch.Failure, StringComparison.Ordinal);
        Assert.InRange(launch.Ended - launch.Spawned, 0, 30e9);
    }

    [Theory]
    [InlineData("sleep 100", "did not come to its end within 2 s and gave no report, and was ended before Main")]
    [InlineData("printf M; sleep 100", "did not come to its end within 2 s and gave no report, and was ended after Main began")]
    [InlineData("printf MJSONAOT1; head -c 16 /dev/zero; sleep 100", "did not come to its end within 2 s, and was ended after its report")]
    public void A_child_that_never_comes_to_its_end_is_ended_with_all_that_it_started(string script, string expected)
    {
        Launch launch = FakeChildren.Run(script, TimeSpan.FromSeconds(2));
        Assert.Equal(expected, launch.Failure);
        Assert.InRange(launch.Ended - launch.Spawned, 1.8e9, 60e9);
    }

    [Fact]
    public void Megabytes_on_standard_error_stop_nobody() =>
        Assert.Null(FakeChildren.Run($"head -c 5000000 /dev/zero >&2; {FakeChildren.Report}").Failure);

    [Fact]
    public void Settings_of_this_shell_do_not_reach_the_child()
    {
        Environment.SetEnvironmentVariable("DOTNET_JsonAotTest", "1");
        try
        {
            Assert.Null(FakeChildren.Run($"test -z \"$DOTNET_JsonAotTest\" || exit 9; {FakeChildren.Report}").Failure);
        }
        finally
        {
            Environment.SetEnvironmentVariable("DOTNET_JsonAotTest", null);
        }
    }

    [Fact]
    public void A_program_that_is_not_there_is_named()
    {
        FakeChildren.SkipElsewhere();
        using var launcher = new Launcher("/no/such/program", [], FakeChildren.Ample);
        Assert.Contains(
            "/no/such/program could not be started",
            Assert.Throws<ProcessException>(() => launcher.Run()).Message,
            StringComparison.Ordinal);
    }
}
