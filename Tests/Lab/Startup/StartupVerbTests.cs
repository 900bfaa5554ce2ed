using System.Diagnostics;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>The verbs as a person meets them, with programs that are published for them.</summary>
[Collection("Measuring")]
public sealed class StartupVerbTests : IDisposable
{
    private readonly string _results = Directory.CreateTempSubdirectory("startup").FullName;

    public void Dispose() => Directory.Delete(_results, recursive: true);

    private static ProgramRun Lab(params string[] arguments) => Repository.Run(Repository.Built("Lab"), arguments);

    [Theory]
    [InlineData("--contender", "Nonsense", "STJ source-gen")]
    [InlineData("--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("--modes", "nonsense", "aot-speed")]
    [InlineData("--rounds", "0", "from 1")]
    public void What_cannot_be_is_answered_with_what_can(string option, string value, string known)
    {
        ProgramRun run = LabCommand.Run("startup", option, value);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(known, run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_second_Lab_in_the_same_checkout_says_so_and_stops()
    {
        FakeChildren.SkipElsewhere();
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "A real measurement holds the lock.");
        ProgramRun run = Lab("startup", "--modes", "jit");
        Assert.Equal(3, run.ExitCode);
        Assert.Contains("Another measurement is under way in this checkout", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void Results_that_could_not_be_kept_are_not_measured()
    {
        FakeChildren.SkipElsewhere();
        var store = new ResultStore(_results);
        string path = store.PathOf(Machine.Current, Repository.Framework, "jit", StartupRow.FileName);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "{ \"manifest\":");
        ProgramRun damaged = LabCommand.Run("startup", "--modes", "jit", "--results", _results);
        Assert.Equal(3, damaged.ExitCode);
        Assert.Contains($"{path} is not a whole result file", damaged.Errors, StringComparison.Ordinal);

        Directory.Delete(Path.GetDirectoryName(path)!, recursive: true);
        File.WriteAllText(Path.GetDirectoryName(path)!, "a file where a folder should be");
        ProgramRun blocked = LabCommand.Run("startup", "--modes", "jit", "--results", _results);
        Assert.Equal(3, blocked.ExitCode);
        Assert.Contains("Nothing was measured", blocked.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_that_is_killed_is_gone_on_with_and_its_figures_make_sense()
    {
        FakeChildren.SkipElsewhere();
        string seed = Random.Shared.Next(1, int.MaxValue).ToString();
        // A library is published in a program of its own.
        string[] library = Thorough.IsAsked ? ["--contender", "Google.Protobuf"] : [];
        string[] arguments = ["startup", "--modes", "jit", "--contender", "STJ source-gen*", "--contender", "STJ fast path", .. library, "--seed", seed, "--results", _results];
        int kept = KillAfterThreeRounds([.. arguments, "--rounds", "5000"], seed);
        Assert.Empty(Directory.EnumerateFiles(_results, "*.json", SearchOption.AllDirectories));

        ProgramRun run = Lab([.. arguments, "--rounds", (kept + 3).ToString()]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains($"Resuming a run that was interrupted: rounds measured already: {kept}.", run.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Publishing", run.Errors, StringComparison.Ordinal);
        Assert.Empty(Journals(seed));

        Results<StartupRow> results = new ResultStore(_results).Read<Results<StartupRow>>(Machine.Current, Repository.Framework, "jit")!;
        Assert.Contains("JIT", results.Manifest.RuntimeVersion, StringComparison.Ordinal);
        StartupRow Row(string program) => Assert.Single(results.Rows, row => row.Program == program);
        StartupRow sourceGen = Row("STJ source-gen");
        Assert.Equal((kept + 3, int.Parse(seed), kept + 3), (sourceGen.Rounds, sourceGen.Seed, sourceGen.Samples.Count));
        Assert.All(new[] { sourceGen.ToMainNs, sourceGen.InputNs, sourceGen.SetUpNs, sourceGen.FirstWriteNs, sourceGen.FirstReadNs, sourceGen.ExitNs },
            phase => Assert.True(phase!.Median > 0));
        Assert.True(sourceGen.DoneNs!.Median > Row(Contestant.EmptyName).DoneNs!.Median);
        Assert.True(sourceGen.PeakBytes!.Median > 0);
        Assert.Equal(1, sourceGen.Ratio!.Median);
        Assert.Null(Row("STJ fast path").FirstReadNs);
        Assert.Null(Row("STJ source-gen, any case").FirstWriteNs);
        Assert.All(library.Skip(1), name => Assert.NotNull(Row(name).FirstReadNs));
        Assert.Equal(StartupKind.Again, Row(SecondName.Of("STJ source-gen")).Kind);
        if (Row(CFloor.Name).DoneNs is { } c)
            Assert.True(c.Median < Row(Contestant.EmptyName).DoneNs!.Median);
    }

    [Fact]
    public async Task A_run_that_is_stopped_says_how_to_go_on_and_what_it_has_can_be_had()
    {
        FakeChildren.SkipElsewhere();
        string seed = Random.Shared.Next(1, int.MaxValue).ToString();
        string[] arguments = ["startup", "--modes", "jit", "--contender", "Hand-written", "--seed", seed, "--results", _results];
        (Process lab, Task<string> errors) = Begin([.. arguments, "--rounds", "5000"], seed);
        using (lab)
        {
            // Not SIGINT: a shell that starts the tests in the background has them ignore it, and their children with them.
            Assert.Equal(0, Repository.Run("kill", "-TERM", lab.Id.ToString()).ExitCode);
            try
            {
                await lab.WaitForExitAsync(TestContext.Current.CancellationToken).WaitAsync(FakeChildren.Ample, TestContext.Current.CancellationToken);
                Assert.Equal(130, lab.ExitCode);
            }
            finally
            {
                // One that goes on would hold the lock, and fail every test after this one.
                lab.Kill(entireProcessTree: true);
            }
        }

        string rounds = RoundsKept(seed).ToString();
        Assert.Contains("Stopped. What was finished is kept", await errors, StringComparison.Ordinal);
        ProgramRun run = Lab([.. arguments, "--rounds", rounds]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("Hand-written", run.Output, StringComparison.Ordinal);
        Assert.Contains("under two names differs by at most", run.Output, StringComparison.Ordinal);
        Assert.Empty(Journals(seed));
    }

    [Fact]
    public void A_curve_is_measured_to_the_last_call_that_was_asked_for()
    {
        FakeChildren.SkipElsewhere();
        ProgramRun run = Lab("startup", "--modes", "jit", "--contender", "STJ source-gen", "--calls", "1000", "--rounds", "2", "--results", _results);
        Assert.True(run.ExitCode == 0, run.ToString());
        WarmUpRow row = Assert.Single(new ResultStore(_results).Read<Results<WarmUpRow>>(Machine.Current, Repository.Framework, "jit")!.Rows);
        Assert.Equal([1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000], row.Points.Select(point => point.Calls));
        Assert.All(row.Points.Zip(row.Points.Skip(1)), pair => Assert.True(pair.First.SinceSpawnNs.Median < pair.Second.SinceSpawnNs.Median));
        Assert.InRange(row.CostNs!.Value, 1, 1e6);
        Assert.Contains("Time since the spawn until so many calls were done", run.Output, StringComparison.Ordinal);
    }

    private static int KillAfterThreeRounds(string[] arguments, string seed)
    {
        (Process lab, _) = Begin(arguments, seed);
        using (lab)
        {
            lab.Kill();
            lab.WaitForExit();
        }

        return RoundsKept(seed);
    }

    private static (Process Lab, Task<string> Errors) Begin(string[] arguments, string seed)
    {
        var start = new ProcessStartInfo(Repository.Built("Lab"), arguments) { WorkingDirectory = Repository.Root, RedirectStandardError = true };
        foreach (string variable in start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase)).ToArray())
            start.Environment.Remove(variable);
        Process lab = Process.Start(start)!;
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        var watch = Stopwatch.StartNew();
        while (!HasBegun() && !lab.HasExited && watch.Elapsed < TimeSpan.FromMinutes(8))
            Thread.Sleep(100);
        if (lab.HasExited || !HasBegun())
        {
            lab.Kill();
            Assert.Fail($"it did not begin: {errors.Result}");
        }

        return (lab, errors);

        bool HasBegun() => Journals(seed) is [var journal] && ReadShared(journal).Count(c => c == '\n') > 3;
    }

    private static int RoundsKept(string seed) => ReadShared(Assert.Single(Journals(seed))).Count(c => c == '\n') - 1;

    private static string[] Journals(string seed)
    {
        string folder = Path.Combine(Repository.Root, "artifacts", "startup");
        return Directory.Exists(folder)
            ? [.. Directory.EnumerateFiles(folder, "unfinished-*.jsonl").Where(path => ReadShared(path).Split('\n')[0].Contains($"\"Seed\":{seed}}}", StringComparison.Ordinal))]
            : [];
    }

    private static string ReadShared(string path)
    {
        using var reader = new StreamReader(new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete));
        return reader.ReadToEnd();
    }
}
