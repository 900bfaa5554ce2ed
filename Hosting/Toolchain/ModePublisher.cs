using System.Text.RegularExpressions;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Hosting.Toolchain;

/// <summary>Restores, then publishes; a restore that fails says which package this machine's source lacks.</summary>
internal sealed partial class ModePublisher(string arguments) : IBuilder
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
                : BuildResult.Failure(generateResult, ExplainRestore(restore.AllInformation));
        }
    }

    /// <summary>One sentence for the table; begins with <see cref="NotRestorable"/> when the cause is a missing package.</summary>
    internal static string ExplainRestore(string output)
    {
        string[] missing = [.. MissingPackage().Matches(output).Select(match => match.Groups["package"].Value).Distinct()];
        if (missing.Length > 0)
            return $"{NotRestorable} {string.Join(", ", missing)}. Choose another framework or mode, or a source that has it.";
        string? error = output.Split('\n').FirstOrDefault(line => line.Contains("error ", StringComparison.Ordinal));
        return $"The restore failed: {error?.Trim() ?? output.Trim()}";
    }

    internal const string NotRestorable = "this machine's package source does not have";

    [GeneratedRegex(@"NU110[123]: Unable to find (?:a stable )?package (?<package>[\w.-]+?)(?:\.| with)(?=\s)", RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();
}
