using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.CsProj;

namespace BenchTurns.Building;

/// <summary>BenchmarkDotNet's generated project, run from its publish folder as the executable that a mode ships.</summary>
internal sealed class ModeGenerator(DeploymentMode mode, string projectFile, string framework, string runtimeIdentifier)
    : CsProjGenerator(framework, cliPath: null!, packagesPath: null!, runtimeFrameworkVersion: null!)
{
    protected override string GetExecutableExtension() => OperatingSystem.IsWindows() ? ".exe" : "";

    protected override string GetBinariesDirectoryPath(string buildArtifactsDirectoryPath, string configuration) =>
        Path.Combine(buildArtifactsDirectoryPath, "bin", configuration, TargetFrameworkMoniker, runtimeIdentifier, "publish");

    protected override void GenerateProject(BuildPartition buildPartition, ArtifactsPaths artifactsPaths, ILogger logger)
    {
        base.GenerateProject(buildPartition, artifactsPaths, logger);
        if (!mode.IsNative)
            return;
        string project = File.ReadAllText(artifactsPaths.ProjectFilePath);
        int inside = project.IndexOf('>', project.IndexOf("<Project", StringComparison.Ordinal)) + 1;
        File.WriteAllText(
            artifactsPaths.ProjectFilePath,
            project.Insert(inside, "\n  <PropertyGroup><PublishAot>true</PublishAot></PropertyGroup>\n"));
    }

    // The default searches below the current folder; a host run from elsewhere would not find itself.
    protected override FileInfo GetProjectFilePath(Type benchmarkTarget, ILogger logger) => new(projectFile);
}
