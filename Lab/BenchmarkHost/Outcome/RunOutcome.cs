using BenchmarkDotNet.Reports;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>What a whole run came to.</summary>
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
        var measured = 0;
        var unavailable = new List<(string, string)>();
        var failed = new List<(string, string)>();
        foreach (Summary summary in summaries)
        {
            failed.AddRange(
                summary.ValidationErrors.Where(error => error.IsCritical)
                    .Select(error => (error.BenchmarkCase?.DisplayInfo ?? summary.Title, error.Message)));
            foreach (BenchmarkReport report in summary.Reports.Where(report => !MeasuredRows.WasNotReached(report.BenchmarkCase)))
            {
                BenchmarkOutcome outcome = BenchmarkOutcome.Of(report);
                string name = TurnJournal.NameOf(report.BenchmarkCase);
                if (outcome.Kind == OutcomeKind.Measured)
                    measured++;
                else
                    (outcome.Kind == OutcomeKind.Unavailable ? unavailable : failed).Add((name, outcome.Note));
            }
        }

        foreach ((BenchmarkCase benchmark, BenchmarkOutcome outcome) in NotRun(summaries))
            (outcome.Kind == OutcomeKind.Unavailable ? unavailable : failed).Add((TurnJournal.NameOf(benchmark), outcome.Note));

        BenchmarkCase[] stopped =
        [
            .. summaries.SelectMany(summary => summary.BenchmarksCases).Where(row => MeasuredRows.Of(row) is { IsOpen: true }),
        ];
        int notReached = stopped.Count(MeasuredRows.WasNotReached);
        return new RunOutcome(measured, unavailable, failed) { NotReached = notReached, Open = stopped.Length - notReached };
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
