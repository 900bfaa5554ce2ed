using System.Runtime.InteropServices;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.CsProj;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost.Toolchain;

/// <summary>
/// One toolchain for every mode. All build the same generated project from the same framework build; the publish
/// switches alone differ, so that a difference between two modes is a difference of the modes.
/// </summary>
/// <remarks>
/// BenchmarkDotNet's own toolchains do not serve: its NativeAOT one asks for complete type metadata, and its JIT one
/// measures whatever shared runtime is installed.
/// </remarks>
internal static class ModeToolchain
{
    internal static IToolchain Create(string project, DeploymentMode mode, HostArguments arguments) =>
        new BenchmarkDotNet.Toolchains.Toolchain(
        mode.Name,
        new ModeGenerator(project, arguments.Framework, RuntimeInformation.RuntimeIdentifier),
        new ModePublisher(mode, arguments.Framework),
        new TurnExecutor(arguments.ChildLimit));

    /// <summary>The switches by which a child is restored and published.</summary>
    internal static string[] Arguments(DeploymentMode mode, string framework, string runtimeIdentifier) =>
    [
        "-r", runtimeIdentifier,
        "-p:SelfContained=true",
        $"-p:JsonAotFramework={framework}",
        $"-p:JsonAotMode={mode.Name}",
        // The host's own build has analysed these sources; each child would analyse them all again.
        "-p:RunAnalyzers=false",
        // Symbols change no instruction, and nobody debugs a child that is deleted after the run.
        "-p:NativeDebugSymbols=false",
        .. mode.Switches,
        $"-p:CustomAfterMicrosoftCommonTargets={Path.Combine(Checkout.Root, "Lab", "BenchmarkHost", "BenchmarkChild.targets")}",
        .. Checkout.LibrariesSwitch,
    ];
}

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

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
/// <remarks>BenchmarkDotNet's own commands would go on when the host is killed.</remarks>
internal sealed class ModePublisher(DeploymentMode mode, string framework) : IBuilder
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
            // For the host's own framework the host's build has made it.
            if (framework != Checkout.Framework)
                CommonBuilds.Make(["Shared", "Lab/Running"], [$"-p:JsonAotFramework={framework}"]);
            string[] switches = ModeToolchain.Arguments(mode, framework, RuntimeInformation.RuntimeIdentifier);
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
            ChildRun run = Dotnet.RunAsync(command, buildPartition.Timeout, Checkout.Root).GetAwaiter().GetResult();
            string said = run.Output + run.Errors;
            if (buildPartition.LogBuildOutput)
                logger.WriteLine(said);
            return run is { End: ChildEnd.Exited, ExitCode: 0 } ? null : $"{said}dotnet {run.Describe()}";
        }
    }
}

/// <summary>
/// The payloads that no benchmark of a child asks for. The native compiler would compile every contender for each of them: a child of one
/// payload is a fifth smaller without, and published in a seventh less time.
/// </summary>
internal static class LeftOutPayloads
{
    /// <returns>The switch for a publish (Lab/BenchmarkHost/BenchmarkChild.targets); empty where the child needs all of them.</returns>
    internal static string Switch(IEnumerable<BenchmarkCase> benchmarks)
    {
        IPayload?[] needed = [.. benchmarks.Select(MeasuredPayload.PayloadOf)];
        // One that does not say what it reads and writes may ask for any of them.
        if (needed.Any(payload => payload is null))
            return "";
        string[] leftOut =
        [
            .. MeasuredPayloads.EveryOne.Select(payload => payload.GetType())
                .Except(needed.Select(payload => payload!.GetType())).Select(type => type.Name),
        ];
        return leftOut.Length == 0 ? "" : $"-p:LeftOutPayloads={string.Join('+', leftOut)}";
    }
}
