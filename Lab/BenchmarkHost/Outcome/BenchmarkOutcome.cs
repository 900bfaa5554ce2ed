using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

internal enum OutcomeKind
{
    Measured,

    /// <summary>Not available for a stated, expected reason: a row, not a failure.</summary>
    Unavailable,

    Failed,
}

/// <summary>What became of one benchmark, read from what its process said and did.</summary>
internal sealed record BenchmarkOutcome(OutcomeKind Kind, string Note)
{
    internal static BenchmarkOutcome Of(BenchmarkReport report)
    {
        if (!report.BuildResult.IsBuildSuccess)
            return Of(report.BuildResult);
        string[] output = [.. report.ExecuteResults.SelectMany(result => result.StandardOutput)];
        if (Find(output, Admission.UnavailableMark) is { } unavailable)
            return new BenchmarkOutcome(OutcomeKind.Unavailable, unavailable);
        if (Find(output, Admission.RefusedMark) is { } refused)
            return new BenchmarkOutcome(OutcomeKind.Failed, $"refused by the gate: {refused}");
        return report.ResultStatistics is null
            ? new BenchmarkOutcome(OutcomeKind.Failed, OfFailedProcess(report))
            : new BenchmarkOutcome(OutcomeKind.Measured, "");
    }

    /// <param name="build">One that failed.</param>
    internal static BenchmarkOutcome Of(BuildResult build)
    {
        string message = build.ErrorMessage ?? build.GenerateException?.Message ?? "no reason was given";
        return BuildFailure.IsOfPackages(message)
            ? new BenchmarkOutcome(OutcomeKind.Unavailable, message)
            : new BenchmarkOutcome(OutcomeKind.Failed, $"the build failed: {FirstError(message)}");
    }

    private static string OfFailedProcess(BenchmarkReport report) => MeasuredRows.Of(report.BenchmarkCase)?.Reason ?? OfPreset(report);

    private static string OfPreset(BenchmarkReport report) => TimeLimit.Of(report.BenchmarkCase) is { } reason
        ? $"its process {reason}, and was ended"
        : OfEndedProcess(report.ExecuteResults is [.., var last] ? last : null);

    private static string OfEndedProcess(ExecuteResult? result) => result switch
    {
        { ExitCode: { } code } when CrashCode.Name(code) is { } signal => $"its process was ended by {signal}",
        { ExitCode: not null and not 0 and int code } => $"its process ended with exit code {code} and no measurement",
        _ => "its process gave no measurement",
    };

    private static string FirstError(string message) =>
        message.Split('\n').FirstOrDefault(line => line.Contains(": error ", StringComparison.Ordinal))?.Trim() ?? message.Trim();

    private static string? Find(string[] output, string mark) =>
        output.FirstOrDefault(line => line.StartsWith(mark, StringComparison.Ordinal))?[mark.Length..].Trim();
}
