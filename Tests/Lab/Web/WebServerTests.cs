using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Web;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab.Web;

/// <summary>The server of the measurement, under the JIT, and the verb.</summary>
[Collection("Measuring")]
public class WebServerTests
{
    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), ["web", .. arguments]);

    [Theory]
    [InlineData("--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("--modes", "nonsense", "aot-speed")]
    [InlineData("--rounds", "0", "1 to 10000")]
    public void A_mistake_is_answered_with_what_there_is(string option, string value, string known)
    {
        ProgramRun run = LabCommand.Run("web", option, value);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(known, run.Errors + run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Every_server_answers_with_the_value_and_ends_with_its_input()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Servers are measured on Linux alone.");
        PublishedProbe program = new PublishCache(_ => { }).Get(new PublishRequest(new ProgramProject("Lab/MeasuredPrograms/Web", "JsonAot.Web"), DeploymentMode.Jit));
        Assert.Null(program.Unavailable);
        Assert.InRange(program.Record.TookSeconds, 0.1, 900);
        string folder = Directory.CreateTempSubdirectory("web").FullName;
        try
        {
            WebBody[] bodies = [.. InBox.Payloads.Where(payload => payload.Name is "CalibrationPoints" or "Complex").Select(payload => new WebBody(payload, folder))];
            using var client = new WebClient();
            foreach (WebEntry entry in WebEntry.All)
            {
                int process;
                using (var server = new RunningServer(program.Executable, WebContestants.Arguments(entry, bodies)))
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
                    Assert.True(ProcessClock.Of(process) > 0);
                    Assert.True(server.PeakBytes() > 10_000_000);
                }

                Assert.Null(ProcessClock.Of(process));
            }
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [Fact]
    public void A_server_that_cannot_serve_says_why()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Servers are measured on Linux alone.");
        PublishedProbe program = new PublishCache(_ => { }).Get(new PublishRequest(new ProgramProject("Lab/MeasuredPrograms/Web", "JsonAot.Web"), DeploymentMode.Jit));
        using var server = new RunningServer(program.Executable, ["serve", "NonsenseWeb"]);
        Assert.Equal("this server was built without NonsenseWeb", server.Failure);
    }

    [Fact]
    public void First_answers_and_load_are_measured_and_saved()
    {
        Thorough.Require();
        string folder = Directory.CreateTempSubdirectory("web").FullName;
        try
        {
            ProgramRun run = Lab("--modes", "jit", "--rounds", "5", "--payload", "Complex", "--json", "--results", folder);
            Assert.True(run.ExitCode == 0, run.ToString());
            Assert.Equal(JsonValueKind.Array, JsonDocument.Parse(run.Output).RootElement.ValueKind);
            WebResults saved = new ResultStore(folder).Read<WebResults>(Machine.Current, Repository.Framework, "jit")!;
            Assert.All(saved.Starts.Where(row => row.Kind != StartupKind.Floor), row => Assert.True(row is { AnsweredNs.Low: > 0, Unavailable: null }, row.ToString()));
            Assert.All(saved.Starts.Where(row => row.AnsweredNs is not null), row =>
                Assert.True(row.ToMainNs!.Median < row.ListeningNs!.Median && row.ListeningNs.Median < row.AnsweredNs!.Median));
            if (JsonAot.Lab.Doctor.LoadTool.Find() is null)
                return;
            Assert.Equal(2 * (WebEntry.All.Count + 1), saved.Loads.Count);
            Assert.Equal(2, saved.Loads.Count(row => row is { Contender: WebEntry.Twin, Ratio: > 0.5 and < 2 }));
            Assert.All(saved.Loads, row => Assert.True(row is { CpuNs.Low: > 0, Requests: > 100, PerSecond: > 100, Unavailable: null }, row.ToString()));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
