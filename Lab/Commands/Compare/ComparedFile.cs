using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Startup;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>One result file of a side: where it stands, under what conditions it was taken, and its rows.</summary>
/// <param name="NoiseFloor">What the run itself measured a difference of nothing to be; null where it did not.</param>
internal sealed record ComparedFile(string Machine, string Deployment, string Kind, Manifest Manifest, double? NoiseFloor, IReadOnlyList<ComparedRow> Rows)
{
    private const string Steady = "steady state";
    private const string Start = "start until the first write and read";

    /// <param name="folder">Results of many machines, of one, or of one framework and mode; or the summary of an earlier commit, or a folder of those.</param>
    /// <exception cref="ResultFileException">A file is cut, foreign or of another schema.</exception>
    internal static IReadOnlyList<ComparedFile> ReadAll(string folder)
    {
        string root = Path.GetFullPath(folder);
        if (File.Exists(root))
            return OfSnapshot(root);
        if (!Directory.Exists(root))
            throw new LabException($"There is no folder {folder}.", ExitCodes.Usage);
        ComparedFile[] files =
        [
            .. Directory.EnumerateFiles(root, "*.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal).Select(Read).OfType<ComparedFile>(),
        ];
        if (files.Length == 0 && root.Split(Path.DirectorySeparatorChar).Contains(ResultHistory.FolderName))
            files = [.. NewestSnapshots(root).SelectMany(OfSnapshot)];
        return files.Length > 0
            ? files
            : throw new LabException($"{folder} holds no {SteadyState.FileName} and no {StartupResults.FileName}: name a folder that a measurement wrote its results to.",
                ExitCodes.Usage);
    }

    /// <summary>Of each machine: the files are named by their date.</summary>
    private static IEnumerable<string> NewestSnapshots(string folder) => Directory.EnumerateFiles(folder, "*.json", SearchOption.AllDirectories)
        .GroupBy(Path.GetDirectoryName).Select(machine => machine.MaxBy(Path.GetFileName, StringComparer.Ordinal)!);

    private static IReadOnlyList<ComparedFile> OfSnapshot(string path) =>
    [
        .. from steady in Snapshot.Read(path).Deployments
           let deployment = $"{steady.Manifest.Framework}-{steady.Manifest.Mode}"
           select Of(steady, Path.GetFileName(Path.GetDirectoryName(path))!, deployment),
    ];

    private static ComparedFile Of(SteadyState steady, string machine, string deployment)
    {
        var times = new SteadyTimes(steady);
        return new ComparedFile(
            machine, deployment, Steady, steady.Manifest, ResultFiles.NoiseFloor.Of(steady), [.. steady.Rows.Select(row => ComparedRow.Of(row, times))]);
    }

    private static ComparedFile? Read(string path)
    {
        string deployment = Path.GetDirectoryName(path)!;
        string machine = Path.GetFileName(Path.GetDirectoryName(deployment) ?? "");
        deployment = Path.GetFileName(deployment);
        string name = Path.GetFileName(path);
        if (name == SteadyState.FileName)
            return Of(ResultFile.Read<SteadyState>(path)!, machine, deployment);
        if (name != StartupResults.FileName)
            return null;
        StartupResults startup = ResultFile.Read<StartupResults>(path)!;
        return new ComparedFile(machine, deployment, Start, startup.Manifest, NoiseOf(startup), [.. startup.Rows.Select(ComparedRow.Of)]);
    }

    private static double? NoiseOf(StartupResults startup) => StartKind.Differences(startup).Select(one => (double?)one.Noise).Max();
}

/// <summary>What a comparison needs of a row, of whatever kind.</summary>
/// <param name="Settings">Null where they were not recorded; empty where the kind has none.</param>
/// <param name="PayloadHash">Null where it was not recorded; empty where the row has no document.</param>
internal sealed record ComparedRow(
    string Name, string? Settings, string? PayloadHash, double? MedianNs, IReadOnlyList<double> Samples, string? Unavailable)
{
    /// <summary>There were no two undisturbed passes of it: such a figure is not to be used.</summary>
    internal bool IsDisturbed { get; init; }

    /// <summary>With the interval that its passes give it; null where it was not measured in passes.</summary>
    internal Estimate? Time { get; init; }

    internal static ComparedRow Of(SteadyRow row, SteadyTimes times) => new(row.Key, row.Settings, row.PayloadHash, row.MedianNs, row.Samples, row.Unavailable)
    {
        IsDisturbed = row.IsDisturbed,
        Time = row.Passes is null ? null : times.Of(row),
    };

    internal static ComparedRow Of(StartupRow row) => new(
        row.Payload.Length == 0 ? row.Program : $"{row.Program}, {row.Payload}",
        "",
        row.Kind == StartupKind.Floor ? "" : row.PayloadHash,
        row.DoneNs?.Median,
        row.Samples,
        row.Unavailable);
}
