using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;
using BenchTurns.Building;
using JsonAot.Lab.BenchmarkHost.Presets;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <param name="Rows">All benchmarks that were reached, with figures or a reason.</param>
internal sealed record RunOutcome(
    IReadOnlyList<BenchmarkOutcome> Rows, IReadOnlyList<(string Name, string Reason)> Unavailable,
    IReadOnlyList<(string Name, string Reason)> Failed)
{
    internal int Measured => Rows.Count(row => row.Kind == OutcomeKind.Measured);

    internal bool IsStopped { get; init; }

    internal static RunOutcome Of(IReadOnlyList<Summary> summaries, BenchmarkTurns turns)
    {
        IEnumerable<(string Name, string Reason)> invalid =
            from summary in summaries
            from error in summary.ValidationErrors
            where error.IsCritical
            select (error.BenchmarkCase?.DisplayInfo ?? summary.Title, error.Message);
        BenchmarkOutcome[] all =
        [
            .. summaries.SelectMany(summary => summary.Reports).Where(report => !WasNotReached(report))
                .Select(report => BenchmarkOutcome.Of(report, turns)),
            .. NotRun(summaries, turns),
        ];
        return new RunOutcome(all, With(OutcomeKind.Unavailable), [.. invalid, .. With(OutcomeKind.Failed)]);

        (string Name, string Reason)[] With(OutcomeKind kind) =>
            [.. all.Where(one => one.Kind == kind).Select(one => (TimedRows.TitleOf(one.Benchmark), one.Row.Unavailable!))];

        // The run was stopped before anything was known of it: it has no row.
        bool WasNotReached(BenchmarkReport report) => turns.Of(report.BenchmarkCase) is { } measured
            ? measured.Result is null
            : Interrupt.IsRequested && report.BuildResult.IsBuildSuccess && report.ResultStatistics is null;
    }

    /// <summary>
    /// Benchmarks without a report: where all builds of a class failed, BenchmarkDotNet reports only the first. Each has a row with its
    /// own reason.
    /// </summary>
    internal static IEnumerable<BenchmarkOutcome> NotRun(IReadOnlyList<Summary> summaries, BenchmarkTurns turns)
    {
        HashSet<BenchmarkCase> reported = [.. summaries.SelectMany(summary => summary.Reports).Select(report => report.BenchmarkCase)];
        BenchmarkOutcome[] notBuilt = [.. turns.NotBuilt.Select(one => BenchmarkOutcome.Of(one.Benchmark, one.Build))];
        // A class that BenchmarkDotNet's validation refused has no builds and no reports.
        IEnumerable<BenchmarkCase> refused = summaries.SelectMany(summary => summary.BenchmarksCases)
            .Except(notBuilt.Select(one => one.Benchmark)).Where(benchmark => turns.Of(benchmark) is not { Result: null });
        return notBuilt
            .Concat(refused.Select(benchmark => BenchmarkOutcome.Without(benchmark, OutcomeKind.Failed, "it was not run")))
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
/// <param name="Row">Its figures, or why it has none.</param>
internal sealed record BenchmarkOutcome(BenchmarkCase Benchmark, OutcomeKind Kind, TimesRow Row)
{
    internal static BenchmarkOutcome Of(BenchmarkReport report, BenchmarkTurns turns)
    {
        BenchmarkCase benchmark = report.BenchmarkCase;
        if (!report.BuildResult.IsBuildSuccess)
            return Of(benchmark, report.BuildResult);
        string[] output = [.. report.ExecuteResults.SelectMany(result => result.StandardOutput)];
        if (Find(output, Admission.UnavailableMark) is { } unavailable)
            return Without(benchmark, OutcomeKind.Unavailable, unavailable);
        if (Find(output, Admission.RefusedMark) is { } refused)
            return Without(benchmark, OutcomeKind.Failed, $"refused by the gate: {refused}");
        if (turns.Of(benchmark) is { Result: { } result } measured)
        {
            return result.Reason is { } reason
                ? Without(benchmark, OutcomeKind.Failed, reason)
                : new BenchmarkOutcome(benchmark, OutcomeKind.Measured, TimedRows.OfTurns(measured, turns.Seed));
        }

        return report.ResultStatistics is null
            ? Without(benchmark, OutcomeKind.Failed, WhyNoMeasurement(report))
            : new BenchmarkOutcome(benchmark, OutcomeKind.Measured, TimedRows.OfPreset(report));
    }

    internal static BenchmarkOutcome Of(BenchmarkCase benchmark, BuildResult build)
    {
        string reason = BuildReason.Of(build);
        return Without(benchmark, BuildFailure.IsOfPackages(reason) ? OutcomeKind.Unavailable : OutcomeKind.Failed, reason);
    }

    internal static BenchmarkOutcome Without(BenchmarkCase benchmark, OutcomeKind kind, string reason) =>
        new(benchmark, kind, TimedRows.RowOf(benchmark) with { Unavailable = reason });

    private static string WhyNoMeasurement(BenchmarkReport report) => (report.ExecuteResults is [.., var last] ? last : null) switch
    {
        _ when TimeLimit.Of(report.BenchmarkCase) is { } reason => $"its process {reason}, and was ended",
        { ExitCode: { } code } when CrashCode.Name(code) is { } signal => $"its process was ended by {signal}",
        { ExitCode: not null and not 0 and int code } => $"its process ended with exit code {code} and no measurement",
        _ => "its process gave no measurement",
    };

    private static string? Find(string[] output, string mark) =>
        output.FirstOrDefault(line => line.StartsWith(mark, StringComparison.Ordinal))?[mark.Length..].Trim();
}
