using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

internal sealed record RunOutcome(
    int Measured, IReadOnlyList<(string Name, string Reason)> Unavailable, IReadOnlyList<(string Name, string Reason)> Failed)
{
    internal bool IsStopped { get; init; }

    /// <summary>Measured, but stopped before all generations that they would have had.</summary>
    internal int Open { get; init; }

    /// <summary>Without a single process, because the run was stopped.</summary>
    internal int NotReached { get; init; }

    internal static RunOutcome Of(IReadOnlyList<Summary> summaries)
    {
        IEnumerable<(string Name, string Reason)> invalid =
            from summary in summaries
            from error in summary.ValidationErrors
            where error.IsCritical
            select (error.BenchmarkCase?.DisplayInfo ?? summary.Title, error.Message);
        (string Name, BenchmarkOutcome Outcome)[] all =
        [
            .. summaries.SelectMany(summary => summary.Reports).Where(report => !MeasuredRows.WasNotReached(report.BenchmarkCase))
                .Select(report => (TimedRows.TitleOf(report.BenchmarkCase), BenchmarkOutcome.Of(report))),
            .. NotRun(summaries).Select(one => (TimedRows.TitleOf(one.Benchmark), one.Outcome)),
        ];
        BenchmarkCase[] stopped =
        [
            .. summaries.SelectMany(summary => summary.BenchmarksCases).Where(row => MeasuredRows.Of(row) is { IsOpen: true }),
        ];
        int notReached = stopped.Count(MeasuredRows.WasNotReached);
        return new RunOutcome(With(OutcomeKind.Measured).Length, With(OutcomeKind.Unavailable), [.. invalid, .. With(OutcomeKind.Failed)])
        {
            NotReached = notReached,
            Open = stopped.Length - notReached,
        };

        (string Name, string Reason)[] With(OutcomeKind kind) =>
            [.. all.Where(one => one.Outcome.Kind == kind).Select(one => (one.Name, one.Outcome.Note))];
    }

    /// <summary>
    /// Benchmarks without a report: where all builds of a class failed, BenchmarkDotNet reports only the first. Each has a row with its
    /// own reason.
    /// </summary>
    internal static IEnumerable<(BenchmarkCase Benchmark, BenchmarkOutcome Outcome)> NotRun(IReadOnlyList<Summary> summaries)
    {
        HashSet<BenchmarkCase> reported = [.. summaries.SelectMany(summary => summary.Reports).Select(report => report.BenchmarkCase)];
        (BenchmarkCase Benchmark, BenchmarkOutcome Outcome)[] notBuilt =
        [
            .. MeasuredRows.NotBuilt.Select(one => (one.Benchmark, BenchmarkOutcome.Of(one.Build))),
        ];
        // A class that BenchmarkDotNet's validation refused has no builds and no reports.
        IEnumerable<BenchmarkCase> refused = summaries.SelectMany(summary => summary.BenchmarksCases)
            .Except(notBuilt.Select(one => one.Benchmark)).Where(benchmark => !MeasuredRows.WasNotReached(benchmark));
        var notRun = new BenchmarkOutcome(OutcomeKind.Failed, "it was not run");
        return notBuilt
            .Concat(refused.Select(benchmark => (Benchmark: benchmark, Outcome: notRun)))
            .Where(one => !reported.Contains(one.Benchmark));
    }

    // A run of which nothing at all could be measured has not answered its question, whatever the reasons.
    internal int ExitCode => IsStopped ? ExitCodes.Interrupted
        : Failed.Count == 0 && Measured > 0 ? ExitCodes.Success
        : ExitCodes.Differs;
}

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
            ? new BenchmarkOutcome(OutcomeKind.Failed, MeasuredRows.Of(report.BenchmarkCase)?.Reason ?? OfPreset(report))
            : new BenchmarkOutcome(OutcomeKind.Measured, "");
    }

    internal static BenchmarkOutcome Of(BuildResult build)
    {
        string message = build.ErrorMessage ?? build.GenerateException?.Message ?? "no reason was given";
        return BuildFailure.IsOfPackages(message)
            ? new BenchmarkOutcome(OutcomeKind.Unavailable, message)
            : new BenchmarkOutcome(OutcomeKind.Failed, $"the build failed: {BuildFailure.FirstError(message)}");
    }

    private static string OfPreset(BenchmarkReport report) => TimeLimit.Of(report.BenchmarkCase) is { } reason
        ? $"its process {reason}, and was ended"
        : OfEndedProcess(report.ExecuteResults is [.., var last] ? last : null);

    private static string OfEndedProcess(ExecuteResult? result) => result switch
    {
        { ExitCode: { } code } when CrashCode.Name(code) is { } signal => $"its process was ended by {signal}",
        { ExitCode: not null and not 0 and int code } => $"its process ended with exit code {code} and no measurement",
        _ => "its process gave no measurement",
    };

    private static string? Find(string[] output, string mark) =>
        output.FirstOrDefault(line => line.StartsWith(mark, StringComparison.Ordinal))?[mark.Length..].Trim();
}
