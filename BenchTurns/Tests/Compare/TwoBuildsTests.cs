using BenchTurns.Compare;

namespace BenchTurns.Tests;

/// <summary>Two builds of one program, which is told how to behave.</summary>
public sealed class TwoBuildsTests : TestsInFolder
{
    private static readonly TurnSettings Few = new()
    {
        Generations = 3, MostGenerations = 3, Rounds = 20, Limit = TimeSpan.FromSeconds(20),
    };

    [Fact]
    public void Each_benchmark_has_a_verdict_or_a_reason()
    {
        BuiltSide before = Side(
            "before", [("Steady", "sound"), ("Breaks", "sound"), ("Went", "sound"), ("BaseHangs", "leaves"), ("Fails", "fails")]);
        BuiltSide after = Side(
            "after", [("Steady", "sound"), ("Breaks", "throws"), ("New", "sound"), ("BaseHangs", "sound"), ("Fails", "sound")]);
        after = after with { Built = after.Built with { Failures = [new BuildFault("Went", "jit", "error CS1: gone")] } };
        var builds = new TwoBuilds(before, after, Few, 0.03, _folder);
        var told = new List<(int, int)>();
        Dictionary<string, ComparedRow> rows = builds.Run((done, all) => told.Add((done, all)), default).ToDictionary(row => row.Name);
        Assert.Equal((4, 12), (builds.Pairs, told[^1].Item2));
        Assert.Equal(
            "base: its process exited with code 255: System.IO.FileNotFoundException: Could not find file 'spec.md'.",
            rows["Fails"].Reason);
        Assert.True(rows["Steady"] is { Base.CpuNs: > 0, Change.CpuNs: > 0, Reason: null, IsByWall: false });
        Assert.Equal(3, rows["Steady"].Change!.Quotients.Count);
        Assert.Equal(Verdict.Broken, rows["Breaks"].Verdict);
        Assert.StartsWith("change: its process ended by SIGABRT", rows["Breaks"].Reason, StringComparison.Ordinal);
        Assert.Equal((Verdict.Broken, "change: error CS1: gone"), (rows["Went"].Verdict, rows["Went"].Reason));
        Assert.Equal((Verdict.OneSide, "the base has no such benchmark"), (rows["New"].Verdict, rows["New"].Reason));
        Assert.Equal(
            (Verdict.NotKnown, "base: its process exited without an answer"), (rows["BaseHangs"].Verdict, rows["BaseHangs"].Reason));
        Assert.Empty(Directory.EnumerateFiles(_folder, "unfinished-*"));
    }

    [Fact]
    public void What_waits_is_judged_by_the_clock_on_the_wall()
    {
        BuiltSide side = Side("same", [("Waits", "waits")]);
        var once = Few with { Generations = 1, MostGenerations = 1 };
        ComparedRow row = Assert.Single(new TwoBuilds(side, side, once, 0.03, _folder).Run((_, _) => { }, default));
        Assert.True(row is { IsByWall: true, BaseNs: > 1.9e6 });
    }

    [Fact]
    public void A_run_that_was_stopped_judges_what_is_whole_and_the_next_one_goes_on()
    {
        BuiltSide side = Side("same", [("A", "sound"), ("B", "sound")]);
        using var stop = new CancellationTokenSource();
        var first = new TwoBuilds(side, side, Few, 0.03, _folder);
        IReadOnlyList<ComparedRow> rows = first.Run((done, _) =>
        {
            if (done == 1)
                stop.Cancel();
        }, stop.Token);
        Assert.Contains(rows, row => row.Base is not null);
        Assert.Contains(rows, row => row.Reason == "the run was stopped before its first generation");
        var second = new TwoBuilds(side, side, Few, 0.03, _folder);
        int least = int.MaxValue;
        Assert.All(second.Run((done, _) => least = Math.Min(least, done), default), row => Assert.NotNull(row.Base));
        Assert.Equal((true, 1), (second.IsResumed, least));
        Assert.False(new TwoBuilds(side, side, Few with { Generations = 1, MostGenerations = 1 }, 0.03, _folder) is { IsResumed: true });
    }

    /// <summary>A call of one build makes sixteen operations, and one of the other makes one.</summary>
    [Fact]
    public void Figures_are_of_one_operation()
    {
        BuiltSide one = Side("one", [("A", "slow")]), sixteen = Side("sixteen", [("A", "slow")], operations: 16);
        ComparedRow row = Assert.Single(new TwoBuilds(one, sixteen, Few, 0.03, _folder).Run((_, _) => { }, default));
        Assert.InRange(row.Speed!.Median, 8, 32);
    }

    private BuiltSide Side(string title, (string Name, string Kind)[] rows, int operations = 1)
    {
        string folder = Directory.CreateDirectory(In(title)).FullName;
        var built = new BuiltBenchmarks(
            BuiltBenchmarks.Format, "net10.0", "Tested", null,
            [
                .. rows.Select(row => new BuiltRow(
                    row.Name, "jit", row.Name, false, operations, House.TimedScript(folder, row.Kind), [],
                    new Dictionary<string, string>())),
            ],
            []);
        built.Write(folder);
        return BuiltSide.Read(title, folder);
    }
}
