using System.Collections.Concurrent;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Results;

namespace BenchTurns.Building;

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
/// <remarks>BenchmarkDotNet's own commands would go on when the host is killed.</remarks>
internal sealed class ModePublisher(DeploymentMode mode, BuildOptions options) : IBuilder
{
    // Nothing that a build starts may outlive it: it would hold memory, and files of the next build.
    private static readonly string[] Alone = ["--nodeReuse:false", "-p:UseSharedCompilation=false"];

    // BenchmarkDotNet builds all modes in parallel. Each has folders of its own, so two at a time is safe and fills the seconds in which
    // one of them uses a single core; more would run a small machine out of memory.
    private static readonly SemaphoreSlim TwoAtATime = new(2);

    // One mode may have several programs, which share what they are made of.
    private static readonly ConcurrentDictionary<string, SemaphoreSlim> OneOfAMode = new();

    public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger)
    {
        SemaphoreSlim ofTheMode = OneOfAMode.GetOrAdd(mode.Name, _ => new SemaphoreSlim(1));
        ofTheMode.Wait();
        TwoAtATime.Wait();
        try
        {
            options.BeforeBuild();
            ArtifactsPaths paths = generateResult.ArtifactsPaths;
            BenchmarkCase[] benchmarks = [.. buildPartition.Benchmarks.Select(benchmark => benchmark.BenchmarkCase)];
            string[] arguments =
            [
                paths.ProjectFilePath, .. ModeSwitches.Of(mode, options), .. options.SwitchesFor(benchmarks), .. Alone,
                "-p:Optimize=true", "-p:Deterministic=true", .. options.UsesOwnFolders ? FoldersOf(paths) : [],
                $"-p:PublishDir={paths.BinariesDirectoryPath}/",
            ];
            string[] publishing = ["--no-restore", "-c", buildPartition.BuildConfiguration];
            if (options.UsesOwnFolders)
                publishing = [.. publishing, "--output", $"{paths.BinariesDirectoryPath}/"];
            string? fault = FaultOf(["restore", .. arguments]) is { } notRestored
                ? BuildFailure.Explain("The restore failed", notRestored)
                : FaultOf(["publish", .. arguments, .. publishing]);
            return fault is null ? BuildResult.Success(generateResult) : BuildResult.Failure(generateResult, fault);
        }
        finally
        {
            TwoAtATime.Release();
            ofTheMode.Release();
        }

        // All that it said, and how it ended; null where it did what it should.
        string? FaultOf(string[] command)
        {
            string? folder = Path.GetDirectoryName(options.Project);
            ChildRun run = Dotnet.RunAsync(command, buildPartition.Timeout, folder).GetAwaiter().GetResult();
            string said = run.Output + run.Errors;
            if (buildPartition.LogBuildOutput)
                logger.WriteLine(said);
            return run is { End: ChildEnd.Exited, ExitCode: 0 } ? null : $"{said}dotnet {run.Describe()}";
        }
    }

    private static string[] FoldersOf(ArtifactsPaths paths) =>
    [
        $"-p:ArtifactsPath={paths.BuildArtifactsDirectoryPath}/",
        $"-p:OutDir={paths.BinariesDirectoryPath}/", $"-p:OutputPath={paths.BinariesDirectoryPath}/",
    ];
}

/// <summary>The switches by which a program of benchmarks is restored and published.</summary>
public static class ModeSwitches
{
    /// <summary>Those of all modes, and those that a host adds. The mode's own ones are in the generated project.</summary>
    public static IReadOnlyList<string> Of(DeploymentMode mode, BuildOptions options) =>
    [
        // The host's own build has analysed these sources; each child would analyse them all again.
        "-p:RunAnalyzers=false",
        // Symbols change no instruction, and nobody debugs a child that is deleted after the run.
        "-p:NativeDebugSymbols=false",
        $"-p:CustomAfterMicrosoftCommonTargets={ChildFiles.TargetsFile}",
        .. options.SwitchesOf(mode),
    ];
}
