namespace BenchTurns.Building;

/// <summary>What the programs of benchmarks are built from, and how.</summary>
/// <param name="Project">The benchmark project's own file.</param>
/// <param name="Framework">What is measured, such as net10.0.</param>
public sealed record BuildOptions(string Project, string Framework)
{
    /// <summary>
    /// Switches of a mode beside its own: by default each mode builds everything in folders of its own, so that no mode disturbs another,
    /// nor the project's ordinary build.
    /// </summary>
    public Func<DeploymentMode, IReadOnlyList<string>> SwitchesOf { get; init; } = mode =>
        ["-p:UseArtifactsOutput=true", $"-p:ArtifactsPath={Path.Combine(ChildFiles.Folder, mode.Name)}/"];

    /// <summary>Switches of a program by the benchmarks that are in it.</summary>
    public Func<IReadOnlyList<BenchmarkCase>, IReadOnlyList<string>> SwitchesFor { get; init; } = _ => [];

    /// <summary>What comes before every build.</summary>
    public Action BeforeBuild { get; init; } = () => { };

    /// <summary>Whether BenchmarkDotNet's own folders are used, as a project that separates modes by itself wants.</summary>
    public bool UsesOwnFolders { get; init; }
}
