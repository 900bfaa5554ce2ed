using System.Text.Json;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Statistics;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>An independent witness, where this machine has it.</summary>
[Collection("Measuring")]
public sealed class HyperfineTests : IDisposable
{
    private const int Runs = 30;

    private const double Tolerance = 0.10;

    // Beside other tests one of the two may fall into a busier moment; two that do not agree would not agree the fifth time either.
    private const int Attempts = 5;

    private readonly string _folder = Directory.CreateTempSubdirectory("hyperfine").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void It_sees_what_the_launcher_sees()
    {
        FakeChildren.SkipElsewhere();
        Thorough.Require();
        Assert.SkipUnless(IsInstalled(), "hyperfine is not installed: apt-get install hyperfine.");
        PublishedProbe probe = new PublishCache(_ => { }).Get(ProbeProgram.EmptyWithHandshake(DeploymentMode.Jit));
        Assert.Null(probe.Unavailable);
        string[] seen = [.. Enumerable.Range(0, Attempts).Select(_ => Compare(probe.Executable)).TakeWhile(difference => difference.Length > 0)];
        Assert.True(seen.Length < Attempts, string.Join("; ", seen));
    }

    /// <returns>Empty when they agree.</returns>
    private string Compare(string executable)
    {
        double ours = Launched(executable);
        double theirs = Witnessed(executable);
        return Math.Abs(ours / theirs - 1) < Tolerance ? "" : $"the launcher says {Duration.Format(ours)}, hyperfine {Duration.Format(theirs)}";
    }

    private static double Launched(string executable)
    {
        using var launcher = new Launcher(executable, [], FakeChildren.Ample);
        return Bootstrap.MedianOf([.. Enumerable.Range(0, Runs + 3).Select(_ => StartupSample.Of(launcher.Run()).Wall).Skip(3)]);
    }

    private double Witnessed(string executable)
    {
        string file = Path.Combine(_folder, "witness.json");
        ProgramRun run = Repository.Run(
            "hyperfine", "-N", "--style", "none", "--warmup", "3", "--runs", Runs.ToString(), "--export-json", file, executable);
        Assert.True(run.ExitCode == 0, run.ToString());
        using JsonDocument witness = JsonDocument.Parse(File.ReadAllText(file));
        return 1e9 * witness.RootElement.GetProperty("results")[0].GetProperty("median").GetDouble();
    }

    private static bool IsInstalled() =>
        (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator).Any(folder => File.Exists(Path.Combine(folder, "hyperfine")));
}
