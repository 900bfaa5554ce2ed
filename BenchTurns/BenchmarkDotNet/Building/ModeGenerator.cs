using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains.CsProj;

namespace BenchTurns.Building;

/// <summary>BenchmarkDotNet's generated project, run from its publish folder as the executable that a mode ships.</summary>
internal sealed class ModeGenerator(DeploymentMode mode, string projectFile, string framework, string runtimeIdentifier)
    : CsProjGenerator(framework, cliPath: null!, packagesPath: null!, runtimeFrameworkVersion: null!)
{
    protected override string GetExecutableExtension() => OperatingSystem.IsWindows() ? ".exe" : "";

    protected override string GetBinariesDirectoryPath(string buildArtifactsDirectoryPath, string configuration) =>
        Path.Combine(buildArtifactsDirectoryPath, "bin", configuration, TargetFrameworkMoniker, runtimeIdentifier, "publish");

    // The default searches below the current folder; a host run from elsewhere would not find itself.
    protected override FileInfo GetProjectFilePath(Type benchmarkTarget, ILogger logger) => new(projectFile);

    // In the project, and not on the command line: from there they would reach every library that it refers to, and every framework of
    // each. The SDK publishes no netstandard2.0 natively, and wants the runtimes of frameworks that nobody measures.
    protected override string GetRuntimeSettings(GcMode gcMode, IResolver resolver)
    {
        string[] properties =
        [
            $"RuntimeIdentifier={runtimeIdentifier}", "SelfContained=true", .. mode.Switches.Select(word => word["-p:".Length..]),
        ];
        string elements = string.Concat(
            properties.Select(property => property.Split('=', 2)).Select(pair => $"<{pair[0]}>{pair[1]}</{pair[0]}>"));
        return $"{base.GetRuntimeSettings(gcMode, resolver)}<PropertyGroup>{elements}</PropertyGroup>";
    }
}
