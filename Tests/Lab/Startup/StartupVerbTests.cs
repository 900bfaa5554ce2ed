using System.Diagnostics;
using JsonAot.Lab.Programs;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>The verbs as a person meets them, with programs that are published for them.</summary>
[Collection("Measuring")]
public sealed class StartupVerbTests : TestsInFolder
{
    [Fact]
    public void Results_that_could_not_be_kept_are_not_measured()
    {
        FakeChildren.SkipElsewhere();
        var store = new ResultStore(_folder.Path);
        string path = store.PathOf(Machine.Current, Repository.Framework, "jit", StartupRow.FileName);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "{ \"manifest\":");
        ProgramRun damaged = LabCommand.Run("startup", "--modes", "jit", "--results", _folder.Path);
        Assert.Equal(3, damaged.ExitCode);
        Assert.Contains($"{path} is not a whole result file", damaged.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_that_is_killed_is_gone_on_with_and_its_figures_make_sense()
    {
        FakeChildren.SkipElsewhere();
        DateTime begun = DateTime.UtcNow;
        // A library is published in a program of its own.
        string[] library = Thorough.IsAsked ? ["--contender", "Google.Protobuf"] : [];
        string[] arguments = ["startup", "--modes", "jit", "--contender", "STJ source-gen*", "--contender", "STJ fast path", .. library];
        int kept = KillAfterThreeRounds([.. arguments, "--rounds", "5000", "--results", _folder.Path], begun);
        Assert.Empty(Directory.EnumerateFiles(_folder.Path, "*.json", SearchOption.AllDirectories));

        ProgramRun run = LabCommand.Measure(_folder, [.. arguments, "--rounds", (kept + 3).ToString()]);
        Assert.Contains($"Resuming a run that was interrupted: rounds measured already: {kept}.", run.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Publishing", run.Errors, StringComparison.Ordinal);
        Assert.Contains(" as fast as its twin.", run.Output, StringComparison.Ordinal);
        Assert.Empty(Journals(begun));

        var results = LabCommand.Saved<Results<StartupRow>>(_folder);
        Assert.Contains("JIT", results.Manifest.RuntimeVersion, StringComparison.Ordinal);
        StartupRow Row(string program) => Assert.Single(results.Rows, row => row.Program == program);
        StartupRow sourceGen = Row("STJ source-gen");
        Assert.Equal((kept + 3, kept + 3), (sourceGen.Rounds, sourceGen.Samples.Count));
        Assert.All(new[]
        {
            sourceGen.ToMainNs, sourceGen.InputNs, sourceGen.SetUpNs, sourceGen.FirstWriteNs, sourceGen.FirstReadNs, sourceGen.ExitNs,
        },
            phase => Assert.True(phase!.Median > 0));
        Assert.True(sourceGen.DoneNs!.Median > Row(Contestant.EmptyName).DoneNs!.Median);
        Assert.True(sourceGen.PeakBytes!.Median > 0);
        Assert.Equal(1, sourceGen.Ratio!.Median);
        Assert.Null(Row("STJ fast path").FirstReadNs);
        Assert.Null(Row("STJ source-gen, any case").FirstWriteNs);
        Assert.All(library.Skip(1), name => Assert.NotNull(Row(name).FirstReadNs));
        Assert.Equal(StartupKind.Twin, Row(Contestant.TwinOf("STJ source-gen")).Kind);
        if (Row(EmptyC.Name).DoneNs is { } c)
            Assert.True(c.Median < Row(Contestant.EmptyName).DoneNs!.Median);
    }

    [Fact]
    public void A_curve_is_measured_to_the_last_call_that_was_asked_for()
    {
        FakeChildren.SkipElsewhere();
        ProgramRun run = LabCommand.Measure(
            _folder, "startup", "--modes", "jit", "--contender", "STJ source-gen", "--calls", "1000", "--rounds", "2");
        WarmUpRow row = Assert.Single(LabCommand.Saved<Results<WarmUpRow>>(_folder).Rows);
        Assert.Equal([1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000], row.Points.Select(point => point.Calls));
        Assert.All(
            row.Points.Zip(row.Points.Skip(1)), pair => Assert.True(pair.First.SinceSpawnNs.Median < pair.Second.SinceSpawnNs.Median));
        Assert.InRange(row.CostNs!.Value, 1, 1e6);
        Assert.Contains("Time since the spawn until so many calls were done", run.Output, StringComparison.Ordinal);
    }

    /// <returns>How many rounds it has kept.</returns>
    private static int KillAfterThreeRounds(string[] arguments, DateTime begun)
    {
        using var program = new MarkedProgram();
        using Process lab = program.Start("Lab", arguments);
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        lab.BeginOutputReadLine();
        var watch = Stopwatch.StartNew();
        while (!HasBegun() && !lab.HasExited && watch.Elapsed < TimeSpan.FromMinutes(8))
            Thread.Sleep(100);
        bool hasBegun = !lab.HasExited && HasBegun();
        lab.Kill();
        lab.WaitForExit();
        if (!hasBegun)
            Assert.Fail($"it did not begin: {errors.Result}");
        return ReadShared(Assert.Single(Journals(begun))).Count(c => c == '\n') - 1;

        bool HasBegun() => Journals(begun) is [var journal] && ReadShared(journal).Count(c => c == '\n') > 3;
    }

    /// <summary>An older one may be left of a run that nobody went on with.</summary>
    private static string[] Journals(DateTime begun)
    {
        string folder = Path.Combine(Repository.Root, "artifacts", "startup");
        return Directory.Exists(folder)
            ? [.. Directory.EnumerateFiles(folder, "unfinished-*.jsonl").Where(path => File.GetLastWriteTimeUtc(path) >= begun)]
            : [];
    }

    private static string ReadShared(string path)
    {
        using var reader = new StreamReader(new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete));
        return reader.ReadToEnd();
    }
}
