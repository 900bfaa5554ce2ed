using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains.CsProj;

namespace BenchTurns.Building;

/// <summary>BenchmarkDotNet's generated project, run from its publish folder as the executable that a mode ships.</summary>
internal sealed class ModeGenerator(string projectFile, string framework, string runtimeIdentifier)
    : CsProjGenerator(framework, cliPath: null!, packagesPath: null!, runtimeFrameworkVersion: null!)
{
    protected override string GetExecutableExtension() => OperatingSystem.IsWindows() ? ".exe" : "";

    protected override string GetBinariesDirectoryPath(string buildArtifactsDirectoryPath, string configuration) =>
        Path.Combine(buildArtifactsDirectoryPath, "bin", configuration, TargetFrameworkMoniker, runtimeIdentifier, "publish");

    // The default searches below the current folder; a host run from elsewhere would not find itself.
    protected override FileInfo GetProjectFilePath(Type benchmarkTarget, ILogger logger) => new(projectFile);
}
