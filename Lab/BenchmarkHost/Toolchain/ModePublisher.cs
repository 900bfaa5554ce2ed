using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Lab.BenchmarkHost.Toolchain;

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
/// <remarks>BenchmarkDotNet's own commands would go on when the host is killed.</remarks>
internal sealed class ModePublisher(IReadOnlyList<string> switches, CommonBuild? common) : IBuilder
{
    // Nothing that a build starts may outlive it: it would hold memory, and files of the next build.
    private static readonly string[] Alone = ["--nodeReuse:false", "-p:UseSharedCompilation=false"];

    // BenchmarkDotNet builds all modes in parallel. Each has folders of its own, so two at a time is safe and fills
    // the seconds in which one of them uses a single core; more would run a small machine out of memory.
    private static readonly SemaphoreSlim TwoAtATime = new(2);

    public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger)
    {
        TwoAtATime.Wait();
        try
        {
            common?.Make();
            string leftOut = LeftOutPayloads.Switch(buildPartition.Benchmarks.Select(benchmark => benchmark.BenchmarkCase));
            ArtifactsPaths paths = generateResult.ArtifactsPaths;
            string[] arguments =
            [
                paths.ProjectFilePath, .. switches, .. leftOut.Length > 0 ? [leftOut] : Array.Empty<string>(), .. Alone,
                "-p:Optimize=true", "-p:Deterministic=true", $"-p:ArtifactsPath={paths.BuildArtifactsDirectoryPath}/",
                $"-p:OutDir={paths.BinariesDirectoryPath}/", $"-p:OutputPath={paths.BinariesDirectoryPath}/",
                $"-p:PublishDir={paths.PublishDirectoryPath}/",
            ];
            string[] publishing = ["--no-restore", "-c", buildPartition.BuildConfiguration, "--output", $"{paths.BinariesDirectoryPath}/"];
            string? fault = FaultOf(["restore", .. arguments]) is { } notRestored
                ? BuildFailure.Explain("The restore failed", notRestored)
                : FaultOf(["publish", .. arguments, .. publishing]);
            return fault is null ? BuildResult.Success(generateResult) : BuildResult.Failure(generateResult, fault);
        }
        finally
        {
            TwoAtATime.Release();
        }

        // All that it said, and how it ended; null where it did what it should.
        string? FaultOf(string[] command)
        {
            ChildRun run = Dotnet.RunAsync(command, buildPartition.Timeout).GetAwaiter().GetResult();
            string said = run.Output + run.Errors;
            if (buildPartition.LogBuildOutput)
                logger.WriteLine(said);
            return run is { End: ChildEnd.Exited, ExitCode: 0 } ? null : $"{said}dotnet {run.Describe()}";
        }
    }
}
