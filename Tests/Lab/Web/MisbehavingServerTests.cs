using JsonAot.Lab.Doctor;
using JsonAot.Lab.MeasuredPrograms.Web;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;
using JsonAot.Tests.Lab.Startup;
using Xunit;

namespace JsonAot.Tests.Lab.Web;

/// <summary>Servers that do not start, die, or do not end: each is a row with what happened, and nobody waits for it.</summary>
[Collection("Measuring")]
public class MisbehavingServerTests
{
    // What a server reports when it is ready, without the wait for its release.
    private const string Ready = "printf MJSONAOT1; head -c 16 /dev/zero";

    [Fact]
    public void One_that_does_not_start_is_ended()
    {
        using RunningServer server = Play("sleep 100", seconds: 1);
        Assert.Equal("its process did not come to its end within 1 s and gave no report, and was ended before Main", server.Failure);
    }

    [Theory]
    [InlineData("sleep 1; echo gone >&2; exit 3", "its process exited with code 3: gone after its report")]
    [InlineData("sleep 1; exit 0", "its process ended before it was told to")]
    public void One_that_dies_while_it_serves_says_how(string then, string expected)
    {
        using RunningServer server = Play($"{Ready}; {then}", seconds: 60);
        Assert.Null(server.Failure);
        Assert.True(SpinWait.SpinUntil(() => server.WhyNot() is not null, TimeSpan.FromSeconds(60)));
        Assert.Equal(expected, server.WhyNot());
        Assert.Null(server.PeakBytes());
    }

    [Fact]
    public async Task One_may_serve_for_longer_than_its_limit_but_must_end_within_it()
    {
        RunningServer server = Play($"{Ready}; exec sleep 100", seconds: 2);
        await Task.Delay(TimeSpan.FromSeconds(2.5), TestContext.Current.CancellationToken);
        Assert.Null(server.WhyNot());
        await Task.Run(server.Dispose, TestContext.Current.CancellationToken).WaitAsync(TimeSpan.FromSeconds(60), TestContext.Current.CancellationToken);
    }

    [Fact]
    public void One_that_dies_under_load_is_a_row_and_the_others_are_measured()
    {
        FakeChildren.SkipElsewhere();
        Assert.SkipWhen(LoadTool.Find() is null, $"There is no load generator here. {LoadTool.HowToInstall}.");
        PublishedProbe program = new PublishCache(_ => { }).Get(new PublishRequest(new ProgramProject("Lab/MeasuredPrograms/Web", "JsonAot.Web"), DeploymentMode.Jit));
        Assert.Null(program.Unavailable);
        using var folder = new TemporaryFolder();
        WebBody[] bodies = [new WebBody(MeasuredPayloads.Named("Simple"), folder.Path)];
        WebEntry sound = WebEntry.All.Single(entry => entry.Name == WebEntry.Baseline);
        WebTarget[] targets =
        [
            new WebTarget(sound, [], DeploymentMode.Jit, program, null),
            new WebTarget(WebEntry.Floor, [], DeploymentMode.Jit, Killed(program, folder.Path), null),
        ];
        using var client = new WebClient();
        using var progress = new ProgressLine();
        var loads = new WebLoads(targets, bodies, new LoadGenerator(LoadTool.Find()!, folder.Path), client, progress);
        IReadOnlyList<LoadCell> cells = loads.Run([WebBody.Echo], passes: 2, seed: 1);

        LoadCell measured = cells.Single(cell => cell.IsOf(sound));
        Assert.Null(measured.Failure);
        Assert.NotEmpty(measured.Slices);
        Assert.Contains("its process ended by SIGKILL", cells.Single(cell => cell.IsOf(WebEntry.Floor)).Failure, StringComparison.Ordinal);
        Assert.Equal([targets[0]], loads.PeakBytes.Keys);
    }

    private static RunningServer Play(string script, double seconds)
    {
        FakeChildren.SkipElsewhere();
        return new RunningServer("/bin/sh", ["-c", script], TimeSpan.FromSeconds(seconds));
    }

    /// <summary>The same server, which somebody kills after three seconds: while it is warmed up or under load, and earlier on a busy machine.</summary>
    private static PublishedProbe Killed(PublishedProbe program, string folder)
    {
        PublishedProbe killed = program with { Home = folder };
        Directory.CreateDirectory(killed.Folder);
        File.WriteAllText(killed.Executable, $"""
            #!/bin/sh
            (sleep 3; kill -9 $$) < /dev/null > /dev/null 2>&1 &
            exec '{program.Executable}' "$@"

            """);
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(killed.Executable, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        return killed;
    }
}
