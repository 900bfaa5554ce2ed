using JsonAot.Lab.Commands.Compare;
using JsonAot.Lab.Commands.Merge;
using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Xunit;
using ReportModel = JsonAot.Lab.Report.Model.ReportModel;

namespace JsonAot.Tests.Report;

/// <summary>What earlier commits said: kept small, kept once, read by the page and by compare.</summary>
public sealed class ResultHistoryTests : IDisposable
{
    private readonly SyntheticResults _results = new(1, ["jit", "aot"], 2, ["STJ source-gen", "SpanCodec", "Beta"]);

    public void Dispose() => _results.Dispose();

    private static Manifest ManifestOf(string mode) => SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", mode);

    private void MeasureAgain(string root, double factor)
    {
        foreach (string mode in (string[])["jit", "aot"])
        {
            SteadyState state = ResultFile.Read<SteadyState>(_results.PathOf(ManifestOf(mode), SteadyState.FileName))!;
            Manifest manifest = state.Manifest with { Commit = "fedcba987654", TakenAt = state.Manifest.TakenAt.AddDays(1) };
            SteadyRow[] rows = [.. state.Rows.Select(row => row with
            {
                MedianNs = row.MedianNs * factor,
                Samples = [.. row.Samples.Select(sample => sample * factor)],
                TakenAt = manifest.TakenAt,
            })];
            ResultFile.Write(new ResultStore(root).PathOf(manifest.Machine, manifest.Framework, mode, SteadyState.FileName), state with { Manifest = manifest, Rows = rows });
        }
    }

    [Fact]
    public void A_state_is_one_small_file_of_the_followed_contenders_however_often_it_is_kept()
    {
        string path = Assert.Single(ResultHistory.Keep(_results.Folder, _ => true));
        Assert.Equal([path], ResultHistory.Keep(_results.Folder, _ => true));
        Assert.Equal("2026-11-21-01234567.json", Path.GetFileName(path));
        Assert.InRange(new FileInfo(path).Length, 1, 20_000);
        var snapshot = Snapshot.Read(path);
        Assert.Equal(["jit", "aot"], snapshot.Deployments.Select(state => state.Manifest.Mode).Order(StringComparer.Ordinal).Reverse());
        SteadyState[] deployments = [.. snapshot.Deployments];
        Assert.All(deployments, state => Assert.Equal(2 * 2 * 2, state.Rows.Count(row => row.Benchmark.StartsWith("Matrix.", StringComparison.Ordinal))));
        Assert.All(deployments, state => Assert.NotNull(NoiseFloor.Of(state)));
        Assert.DoesNotContain("Beta", File.ReadAllText(path), StringComparison.Ordinal);
        Assert.Empty(ReportModel.Load(_results.Folder).Skipped);
    }

    /// <summary>Without its passes it would look sound for ever.</summary>
    [Fact]
    public void A_disturbed_row_is_not_kept()
    {
        string file = _results.PathOf(ManifestOf("jit"), SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        string key = state.Rows.First(row => row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter) == "SpanCodec").Key;
        ResultFile.Write(file, state with { Rows = [.. state.Rows.Select(row => row.Key == key ? SteadyResults.Disturbed(row) : row)] });

        var snapshot = Snapshot.Read(Assert.Single(ResultHistory.Keep(_results.Folder, _ => true)));

        SteadyState jit = snapshot.Deployments.Single(kept => kept.Manifest.Mode == "jit");
        Assert.DoesNotContain(jit.Rows, row => row.Key == key);
        Assert.Equal(2 * 2 * 2 - 1, jit.Rows.Count(row => row.Benchmark.StartsWith("Matrix.", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_state_has_the_noise_floor_of_its_file()
    {
        string file = _results.PathOf(ManifestOf("jit"), SteadyState.FileName);
        SteadyState state = ResultFile.Read<SteadyState>(file)!;
        SteadyRow[] apart =
        [
            .. state.Rows.Where(NoiseFloor.IsPartOf).Select((row, index) => row with
            {
                Parameters = new Dictionary<string, string> { ["Payload"] = "Large" },
                MedianNs = 1000 * (1 + index),
                Passes = [new SteadyPass(1, 1000, true, row.Samples), new SteadyPass(2, 3000, true, row.Samples)],
            }),
        ];
        ResultFile.Write(file, state with { Rows = [.. state.Rows, .. apart] });
        var snapshot = Snapshot.Read(Assert.Single(ResultHistory.Keep(_results.Folder, _ => true)));
        double? kept = NoiseFloor.Of(snapshot.Deployments.Single(one => one.Manifest.Mode == "jit"));
        Assert.Equal(NoiseFloor.Of(state), kept);
        Assert.InRange(kept!.Value, 0, 0.02);
    }

    [Fact]
    public void A_later_run_is_compared_with_it()
    {
        string path = Assert.Single(ResultHistory.Keep(_results.Folder, _ => true));
        MeasureAgain(_results.Folder, 0.5);
        foreach (string before in (string[])[path, Path.Combine(_results.Folder, ResultHistory.FolderName)])
        {
            FolderComparison comparison = new Comparer(0.02).Compare(before, _results.Folder);
            Assert.Equal(2 * 2 * 2 * 2 + 2 * 2, comparison.Count(Change.Improved));
            Assert.Equal(0, comparison.Count(Change.Regressed));
        }
    }

    [Fact]
    public void Merging_results_of_another_commit_keeps_what_they_replace_and_the_history_of_both()
    {
        using var measured = new SyntheticResults(0, [], 0, []);
        MeasureAgain(measured.Folder, 0.5);
        string brought = Path.Combine(measured.Folder, ResultHistory.FolderName, "another-machine", "2026-01-01-aaaaaaaa.json");
        Directory.CreateDirectory(Path.GetDirectoryName(brought)!);
        File.WriteAllText(brought, "{}");
        var said = new List<string>();

        new ResultMerge(_results.Folder, force: true, said.Add).Run([measured.Folder]);

        string[] kept = [.. ResultHistory.FilesIn(_results.Folder).Select(Path.GetFileName).OfType<string>().Order(StringComparer.Ordinal)];
        Assert.Equal(["2026-01-01-aaaaaaaa.json", "2026-11-21-01234567.json"], kept);
        Assert.Equal("fedcba987654", ResultFile.Read<SteadyState>(_results.PathOf(ManifestOf("jit"), SteadyState.FileName))!.Manifest.Commit);
        Assert.DoesNotContain(said, sentence => sentence.Contains(ResultHistory.FolderName, StringComparison.Ordinal));
    }

    [Fact]
    public void Results_of_the_same_commit_replace_nothing_that_is_kept()
    {
        new ResultMerge(_results.Folder, force: false, _ => { }).Run([_results.Folder]);
        Assert.Empty(ResultHistory.FilesIn(_results.Folder));
    }

    [Fact]
    public void A_summary_that_is_cut_is_named_and_the_page_is_made_without_it()
    {
        string path = Assert.Single(ResultHistory.Keep(_results.Folder, _ => true));
        File.WriteAllText(path, File.ReadAllText(path)[..100]);
        string sentence = Assert.Single(ReportModel.Load(_results.Folder).Skipped);
        Assert.Contains("is not a whole summary", sentence, StringComparison.Ordinal);
        Assert.StartsWith(Path.Combine(ResultHistory.FolderName, SyntheticResults.MachineOf(0).Folder), sentence, StringComparison.Ordinal);
    }
}
