using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Lab.BenchmarkHost.Toolchain;

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
internal sealed class ModePublisher(string arguments, CommonBuild? common) : IBuilder
{
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
            var command = new DotNetCliCommand(
                null!, $"{arguments} {leftOut}", generateResult, logger, buildPartition, [], buildPartition.Timeout);
            DotNetCliCommandResult restore = command.Restore();
            return restore.IsSuccess
                ? command.PublishNoRestore().ToBuildResult(generateResult)
                : BuildResult.Failure(generateResult, BuildFailure.Explain("The restore failed", restore.AllInformation));
        }
        finally
        {
            TwoAtATime.Release();
        }
    }
}
