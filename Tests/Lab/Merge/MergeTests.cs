using JsonAot.Lab;
using JsonAot.Lab.Commands.Merge;
using JsonAot.Lab.Report.Model;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Merge;

public sealed class MergeTests : IDisposable
{
    private static readonly Machine Mac = new("Darwin 24.1.0", "arm64", "Apple M4", 10);
    private static readonly Machine Windows = new("Microsoft Windows 10.0.26100", "x64", "Intel64 Family 6", 8);

    private readonly TemporaryFolder _folder = new();
    private readonly List<string> _said = [];

    public void Dispose() => _folder.Dispose();

    private static SteadyState State(Machine machine, string commit = "c1", int minute = 0, params SteadyRow[] rows) =>
        new(SteadyResults.Of().Manifest with { Machine = machine, Commit = commit, TakenAt = At(minute) }, rows.Length > 0 ? rows : [Row("T.Read", 100, minute)]);

    private static SteadyRow Row(string name, double median, int minute) => SteadyResults.Row(name, median) with { TakenAt = At(minute) };

    private static DateTimeOffset At(int minute) => new(2026, 11, 21, 0, minute, 0, TimeSpan.Zero);

    private string Save(string folder, SteadyState state)
    {
        new ResultStore(_folder[folder]).Save(state);
        return _folder[folder];
    }

    private (int Files, int Machines) Merge(bool force, params string[] folders) =>
        new ResultMerge(_folder["all"], force, _said.Add).Run([.. folders.Select(folder => _folder[folder])]);

    private Dictionary<string, string> Contents(string folder = "all") => Directory.Exists(_folder[folder])
        ? Directory.EnumerateFiles(_folder[folder], "*", SearchOption.AllDirectories).ToDictionary(file => Path.GetRelativePath(_folder[folder], file), File.ReadAllText)
        : [];

    [Fact]
    public void Folders_of_several_machines_become_one_and_merging_again_changes_nothing()
    {
        // As a build server leaves them: each machine's folder below one of the server's own.
        Save(Path.Combine("downloaded", "results-macos"), State(Mac));
        Save(Path.Combine("downloaded", "results-windows"), State(Windows));
        Assert.Equal((2, 2), Merge(force: false, "downloaded"));
        Dictionary<string, string> once = Contents();
        Assert.Equal(
            [Path.Combine("macos-arm64-apple-m4-10core", "net10.0-jit", "steady.json"), Path.Combine("windows-x64-intel64-family-6-8core", "net10.0-jit", "steady.json")],
            once.Keys.Order(StringComparer.Ordinal));
        Assert.Equal((2, 2), Merge(force: false, "downloaded"));
        Assert.Equal(once, Contents());
        Assert.Empty(_said);
    }

    [Theory]
    [InlineData("morning", "evening")]
    [InlineData("evening", "morning")]
    public void Of_the_runs_beside_a_neighbour_the_newer_ones_stay(string first, string second)
    {
        Save("morning", State(Mac));
        Save("evening", State(Mac));
        foreach ((string folder, int minute) in new[] { ("morning", 1), ("evening", 2) })
            new DisturbedRuns(State(Mac, minute: minute).Manifest, []).Save(new ResultStore(_folder[folder]));

        Merge(force: false, first, second);
        Merge(force: false, first, second);

        Assert.Empty(_said);
        Assert.Equal(At(2), DisturbedRuns.Read(_folder["all", Mac.Folder, "net10.0-jit"])!.Manifest.TakenAt);
    }

    [Fact]
    public void Two_commits_are_refused_by_name_and_merged_when_forced()
    {
        Save("mac", State(Mac, "c1"));
        Save("windows", State(Windows, "c2"));
        LabException refusal = Assert.Throws<LabException>(() => Merge(force: false, "mac", "windows"));
        Assert.Equal(1, refusal.ExitCode);
        Assert.Contains("2 commits", refusal.Message, StringComparison.Ordinal);
        Assert.Contains("c1 (1 files", refusal.Message, StringComparison.Ordinal);
        Assert.Empty(Contents());
        Assert.Equal((2, 2), Merge(force: true, "mac", "windows"));
        Assert.Contains("the commits differ", Assert.Single(_said), StringComparison.Ordinal);
    }

    [Fact]
    public void A_clash_is_reported_and_the_newer_rows_win_when_forced()
    {
        Save("old", State(Mac, minute: 1, rows: [Row("T.Read", 100, 1), Row("T.Write", 200, 1)]));
        Save("new", State(Mac, minute: 2, rows: [Row("T.Read", 150, 2), Row("T.New", 300, 2)]));
        LabException refusal = Assert.Throws<LabException>(() => Merge(force: false, "new", "old"));
        Assert.Contains("steady.json", refusal.Message, StringComparison.Ordinal);
        Assert.Contains(_folder["old"], refusal.Message, StringComparison.Ordinal);
        Assert.Empty(Contents());

        Merge(force: true, "old", "new");
        SteadyState merged = ResultFile.Read<SteadyState>(_folder["all", Mac.Folder, "net10.0-jit", "steady.json"])!;
        Assert.Equal(["T.Write 200", "T.Read 150", "T.New 300"], merged.Rows.Select(row => $"{row.Key} {row.MedianNs}"));
        Assert.Equal(At(2), merged.Manifest.TakenAt);

        Dictionary<string, string> once = Contents();
        Merge(force: true, "new", "old");
        Assert.Equal(once, Contents());
    }

    [Fact]
    public void Figures_of_two_builds_of_the_framework_never_share_a_file()
    {
        SteadyState other = State(Mac, minute: 2, rows: [Row("T.New", 300, 2)]);
        Save("old", State(Mac, minute: 1));
        Save("new", other with { Manifest = other.Manifest with { RuntimeVersion = "9.0.23" } });
        Merge(force: true, "old", "new");
        Assert.Equal("T.New", Assert.Single(ResultFile.Read<SteadyState>(_folder["all", Mac.Folder, "net10.0-jit", "steady.json"])!.Rows).Key);
    }

    [Fact]
    public void A_damaged_file_stops_all_of_it()
    {
        Save("mac", State(Mac));
        Merge(force: false, "mac");
        Dictionary<string, string> before = Contents();
        Save("windows", State(Windows));
        File.WriteAllText(_folder["windows", Windows.Folder, "net10.0-jit", "cpu.json"], "{");
        ResultFileException problem = Assert.Throws<ResultFileException>(() => Merge(force: false, "windows"));
        Assert.Contains("cpu.json is not a whole result file", problem.Message, StringComparison.Ordinal);
        Assert.Equal(before, Contents());
        Assert.Equal(["all", "mac", "windows"], Directory.EnumerateDirectories(_folder.Path).Select(path => Path.GetFileName(path)).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void What_is_no_result_is_left_out_and_named_and_what_stands_in_the_target_stays()
    {
        File.WriteAllText(Path.Combine(Save("mac", State(Mac)), "notes.txt"), "x");
        Directory.CreateDirectory(_folder["all"]);
        File.WriteAllText(_folder["all", "README.md"], "about these");
        Assert.Equal((1, 1), Merge(force: false, "mac"));
        Assert.Contains("notes.txt", Assert.Single(_said), StringComparison.Ordinal);
        Assert.Equal("about these", File.ReadAllText(_folder["all", "README.md"]));
        Assert.False(File.Exists(_folder["all", "notes.txt"]));
    }

    [Fact]
    public void The_verb_answers_with_its_exit_code()
    {
        Save("mac", State(Mac, "c1"));
        Save("windows", State(Windows, "c2"));
        Assert.Equal(1, LabCommand.Run("merge", _folder["mac"], _folder["windows"], "--into", _folder["all"]).ExitCode);
        Assert.Equal(2, LabCommand.Run("merge", _folder["nowhere"], "--into", _folder["all"]).ExitCode);
        Assert.Equal(2, LabCommand.Run("merge", _folder["mac"]).ExitCode);
        ProgramRun run = Repository.Run(Repository.Built("Lab"), "merge", _folder["mac"], _folder["windows"], "--into", _folder["all"], "--force");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("2 result files of 2 machines.", run.Output, StringComparison.Ordinal);
    }
}
