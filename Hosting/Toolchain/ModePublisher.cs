using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Results;

namespace JsonAot.Hosting.Toolchain;

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
internal sealed class ModePublisher(string arguments) : IBuilder
{
    // BenchmarkDotNet builds modes in parallel. Two publishes at once on a small machine gain nothing, and a
    // native compile beside another can run out of memory.
    private static readonly Lock OneAtATime = new();

    public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger)
    {
        lock (OneAtATime)
        {
            var command = new DotNetCliCommand(null!, arguments, generateResult, logger, buildPartition, [], buildPartition.Timeout);
            DotNetCliCommandResult restore = command.Restore();
            return restore.IsSuccess
                ? command.PublishNoRestore().ToBuildResult(generateResult)
                : BuildResult.Failure(generateResult, BuildFailure.Explain("The restore failed", restore.AllInformation));
        }
    }
}
