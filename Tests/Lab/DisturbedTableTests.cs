using JsonAot.Lab.Report.Documents;
using JsonAot.Lab.Report.Model;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>The table of what a neighbour changes, from runs that are made up.</summary>
public sealed class DisturbedTableTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("disturbed");

    private static Manifest Manifest { get; } = SteadyResults.Of().Manifest;

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void The_last_column_is_the_largest_change_against_the_middle_quiet_run()
    {
        string table = DisturbedTable.Render(Runs(quiet: [0.50, 0.51, 0.40], disturbed: [0.50, 0.55, 0.49]));
        Assert.Contains("| Fast | 0.500 | 0.510 | 0.400 | 0.500 | 0.550 | 0.490 | 10.0 % |", table, StringComparison.Ordinal);
        Assert.Contains("| *noise floor* |", table, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_saved_is_read_again_and_a_cut_file_is_named()
    {
        var store = new ResultStore(_folder.FullName);
        store.CheckWritable(Manifest.Machine, Manifest.Framework, Manifest.Mode);
        string path = Runs([0.5], [0.6]).Save(store);
        DisturbedRuns read = DisturbedRuns.Read(Path.GetDirectoryName(path)!)!;
        Assert.Equal([false, true], read.Runs.Select(run => run.IsDisturbed));
        Assert.Null(DisturbedRuns.Read(_folder.FullName));
        File.WriteAllText(path, File.ReadAllText(path)[..100]);
        Assert.Contains(path, Assert.Throws<ResultFileException>(() => DisturbedRuns.Read(Path.GetDirectoryName(path)!)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_ratio_is_formed_with_the_baseline_of_the_same_category()
    {
        SteadyRow Row(string name, string category, double ns, bool isBaseline = false) => new()
        {
            Benchmark = $"HighPerformance.{name}", Category = category, Parameters = new Dictionary<string, string>(), MedianNs = ns, IsBaseline = isBaseline,
        };
        var state = new SteadyState(Manifest, [Row("Read", "read", 100, true), Row("ReadFast", "read", 50), Row("Write", "write", 10, true), Row("WriteFast", "write", 8)]);
        Assert.Equal([("ReadFast", 0.5), ("WriteFast", 0.8)], DisturbedRatio.Of(state, "HighPerformance").Select(ratio => (ratio.Benchmark, ratio.Ratio)));
    }

    [Theory]
    [InlineData("disturbed", "-- disturbed --modes jit")]
    [InlineData("varied", "-- --filter '*Varied*' --modes jit")]
    public void What_was_not_measured_yet_is_a_command(string table, string command)
    {
        var store = new ResultStore(_folder.FullName);
        store.Save(SteadyResults.Of(SteadyResults.Row("HighPerformance.Serialize", 100)));
        Assert.Contains(command, SplicedTables.Render(store, table, ["net10.0-jit"]), StringComparison.Ordinal);
    }

    [Fact]
    public void A_machine_may_have_these_runs_alone()
    {
        var store = new ResultStore(_folder.FullName);
        string path = Runs([0.5], [0.6]).Save(store);
        string deployment = Path.GetRelativePath(store.Root, Path.GetDirectoryName(path)!).Replace('\\', '/');
        Assert.Contains("| Fast | 0.500 | 0.600 |", SplicedTables.Render(store, "disturbed", [deployment]), StringComparison.Ordinal);
    }

    /// <summary>A run keeps the floor that it printed, and the rule has changed since.</summary>
    [Fact]
    public void Floors_of_the_older_rule_say_so()
    {
        var store = new ResultStore(_folder.FullName);
        store.Save(SteadyResults.Of(SteadyResults.Row("HighPerformance.Serialize", 100)));
        Assert.EndsWith(" Floors are those that the runs printed, by the rule until 2026-11-24.", TableAt(23), StringComparison.Ordinal);
        Assert.DoesNotContain("the rule", TableAt(24), StringComparison.Ordinal);

        string TableAt(int day)
        {
            DisturbedRuns runs = Runs([0.5], [0.6]);
            (runs with { Manifest = runs.Manifest with { TakenAt = new DateTimeOffset(2026, 11, day, 12, 0, 0, TimeSpan.Zero) } }).Save(store);
            return SplicedTables.Render(store, "disturbed", ["net10.0-jit"]);
        }
    }

    private static DisturbedRuns Runs(double[] quiet, double[] disturbed)
    {
        IEnumerable<DisturbedRun> Of(double[] ratios, bool isDisturbed) => ratios.Select(
            (ratio, index) => new DisturbedRun(isDisturbed, index + 1, 0.01, 60, [new DisturbedRatio("read", "Fast", 100 * ratio, ratio, 3)]));
        return new DisturbedRuns(Manifest, [.. Of(quiet, false), .. Of(disturbed, true)]);
    }
}
