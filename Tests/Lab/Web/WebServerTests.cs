using JsonAot.Lab.Doctor;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab.Web;

/// <summary>
/// The server of the measurement, under the JIT. Nothing is published for it, and nobody else's figures are made meanwhile.
/// </summary>
public sealed class WebServerTests : TestsInFolder
{
    private const string Project = "Lab/MeasuredPrograms/Web";

    private const string Program = "JsonAot.Web";

    private string Executable => Repository.Built(Project, Program);

    [Fact]
    public void Every_server_answers_with_the_value_and_ends_with_its_input()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Servers are measured on Linux alone.");
        WebBody[] bodies =
        [
            .. InBox.Payloads.Where(payload => payload.Name is "CalibrationPoints" or "Complex")
                .Select(payload => new WebBody(payload, _folder.Path)),
        ];
        using var client = new WebClient();
        foreach (WebEntry entry in WebEntry.All)
        {
            int process;
            using (var server = new RunningServer(Executable, WebContestants.Arguments(entry, bodies)))
            {
                Assert.True(server.Failure is null, $"{entry.Name}: {server.Failure}");
                process = server.Process;
                foreach ((int index, WebBody body) in bodies.Index())
                {
                    Assert.Null(client.Ask(WebClient.Address(server.Port, index), body, WebBody.Echo).Wrong);
                    Assert.Null(client.Ask(WebClient.Address(server.Port, index), body, WebBody.Make).Wrong);
                }

                // The value of one payload is no answer for another's request.
                Assert.NotNull(client.Ask(WebClient.Address(server.Port, 0), bodies[1], WebBody.Make).Wrong);
                Assert.NotNull(client.Ask(WebClient.Address(server.Port, 9), bodies[0], WebBody.Make).Wrong);
                Assert.True(OtherProcess.ProcessorNs(process) > 0);
                Assert.True(server.PeakBytes() > 10_000_000);
            }

            Assert.Null(OtherProcess.ProcessorNs(process));
        }
    }

    [Fact]
    public void A_server_that_cannot_serve_says_why()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Servers are measured on Linux alone.");
        using var server = new RunningServer(Executable, ["serve", "NonsenseWeb"]);
        Assert.Equal("this server was built without NonsenseWeb", server.Failure);
    }

    // Servers that do not start, die, or do not end: each is a row with what happened, and nobody waits for it.
    // Reports as a server that is ready, without the wait for its release.
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
        await Task.Run(server.Dispose, TestContext.Current.CancellationToken)
            .WaitAsync(TimeSpan.FromSeconds(60), TestContext.Current.CancellationToken);
    }

    [Fact]
    public void One_that_dies_under_load_is_a_row_and_the_others_are_measured()
    {
        FakeChildren.SkipElsewhere();
        Assert.SkipWhen(LoadTool.Find() is null, $"There is no load generator here. {LoadTool.HowToInstall}.");
        WebBody[] bodies = [new WebBody(MeasuredPayloads.Named("Simple"), _folder.Path)];
        WebEntry sound = WebEntry.All.Single(entry => entry.Name == WebEntry.Baseline);
        WebTarget[] targets =
        [
            new WebTarget(sound, [], DeploymentMode.Jit, null) { Program = InPlaceOfIt("sound", "") },
            new WebTarget(WebEntry.Echo, [], DeploymentMode.Jit, null)
            {
                Program = InPlaceOfIt("killed", "(sleep 3; kill -9 $$) < /dev/null > /dev/null 2>&1 &"),
            },
        ];
        using var client = new WebClient();
        using var progress = new ProgressLine();
        var loads = new WebLoads(targets, bodies, new LoadGenerator(LoadTool.Find()!, _folder.Path), client, progress);
        loads.Run([WebBody.Echo], generations: 1, seed: 1);

        LoadCell measured = loads.Cells.Single(cell => cell.Target.Entry == sound);
        Assert.Null(measured.Failure);
        Assert.NotEmpty(measured.Slices);
        Assert.Contains(
            "its process ended by SIGKILL",
            loads.Cells.Single(cell => cell.Target.Entry == WebEntry.Echo).Failure,
            StringComparison.Ordinal);
        Assert.Equal([targets[0]], loads.PeakBytes.Keys);
    }

    private static RunningServer Play(string script, double seconds)
    {
        FakeChildren.SkipElsewhere();
        return new RunningServer("/bin/sh", ["-c", script], TimeSpan.FromSeconds(seconds));
    }

    /// <summary>
    /// The built server, as if it were published. Somebody may kill it after three seconds: while it is warmed up or
    /// under load, and earlier on a busy machine.
    /// </summary>
    private PublishedProbe InPlaceOfIt(string name, string first)
    {
        var program = new PublishedProbe(
            new PublishRequest(new ProgramProject(Project, Program), DeploymentMode.Jit),
            _folder[name],
            new PublishRecord("", [], 0, null));
        Directory.CreateDirectory(program.Folder);
        FakeChildren.Write(program.Executable, $"""
            {first}
            exec '{Executable}' "$@"
            """);
        return program;
    }
}
