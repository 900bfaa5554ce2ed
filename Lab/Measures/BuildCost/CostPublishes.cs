using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// Publishes projects one after the other, so that each has the machine for itself, tries what came of them, and weighs it.
/// </summary>
internal sealed class CostPublishes(DeploymentMode mode, Measuring run)
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    private readonly PublishCache _cache = new(run.Progress.Say);

    /// <returns>The rows with their publishes; without them where nothing can be published here.</returns>
    internal IReadOnlyList<BuildCostRow> Run(IReadOnlyList<BuildCostRow> rows, IReadOnlyList<GeneratedProject> projects)
    {
        PublishedProbe empty = Get(ProbeProgram.Empty(mode));
        if (empty.Unavailable is { } reason)
        {
            run.Progress.Say($"{Checkout.Framework} {mode.Name} is not available: {reason}");
            return rows;
        }

        long floor = FolderWeight.Of(empty.Folder);
        int begun = 0;
        return [.. rows.Zip(projects, (row, project) =>
        {
            run.Progress.Show(++begun, projects.Count, $"a publish: {project.Name}");
            return Publish(row, project, floor);
        })];
    }

    private BuildCostRow Publish(BuildCostRow row, GeneratedProject project, long floor)
    {
        PublishedProbe published = Get(new PublishRequest(project.Program, mode) { Libraries = "none" });
        if (published.Unavailable is { } reason)
            return row with { Note = reason };
        ChildRun tried = new ChildProcess(published.Executable).Run([], Limit);
        bool isRight = tried is { End: ChildEnd.Exited, ExitCode: 0 };
        long bytes = FolderWeight.Of(published.Folder);
        return row with
        {
            PublishedBytes = bytes,
            BytesPerType = Math.Round((bytes - floor) / (double)project.Types, 1),
            PublishNs = published.Record.TookSeconds * 1e9,
            Note = isRight ? null : $"the published program does not do its work: it {tried.Describe()}",
        };
    }

    private PublishedProbe Get(PublishRequest request) => _cache.Get(request);
}
