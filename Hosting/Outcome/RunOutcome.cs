using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Outcome;

/// <summary>Exit codes of both hosts.</summary>
internal static class ExitCode
{
    /// <summary>Every requested benchmark has figures, or is unavailable for a stated, expected reason.</summary>
    internal const int Success = 0;

    internal const int Failed = 1;

    internal const int Usage = 2;
}

/// <summary>What a whole run came to.</summary>
internal sealed record RunOutcome(int Measured, IReadOnlyList<(string Name, string Reason)> Unavailable, IReadOnlyList<(string Name, string Reason)> Failed)
{
    internal static RunOutcome Of(IReadOnlyList<Summary> summaries)
    {
        var measured = 0;
        var unavailable = new List<(string, string)>();
        var failed = new List<(string, string)>();
        foreach (Summary summary in summaries)
        {
            failed.AddRange(summary.ValidationErrors.Where(error => error.IsCritical).Select(error => (error.BenchmarkCase?.DisplayInfo ?? summary.Title, error.Message)));
            foreach (BenchmarkReport report in summary.Reports)
            {
                BenchmarkOutcome outcome = BenchmarkOutcome.Of(report);
                string name = NameOf(report.BenchmarkCase);
                if (outcome.Kind == OutcomeKind.Measured)
                    measured++;
                else
                    (outcome.Kind == OutcomeKind.Unavailable ? unavailable : failed).Add((name, outcome.Note));
            }

            foreach ((BenchmarkCase benchmark, BenchmarkOutcome outcome) in NotRun(summary))
                (outcome.Kind == OutcomeKind.Unavailable ? unavailable : failed).Add((NameOf(benchmark), outcome.Note));
        }

        return new RunOutcome(measured, unavailable, failed);
    }

    /// <summary>
    /// BenchmarkDotNet stops a class when all its builds have failed, and reports the first benchmark alone. The others fail for
    /// the same reason, and each has a row with it.
    /// </summary>
    internal static IEnumerable<(BenchmarkCase Benchmark, BenchmarkOutcome Outcome)> NotRun(Summary summary)
    {
        BenchmarkOutcome[] builds = [.. summary.Reports.Where(report => !report.BuildResult.IsBuildSuccess).Select(BenchmarkOutcome.Of)];
        var outcome = builds.Length > 0 ? builds[0] : new BenchmarkOutcome(OutcomeKind.Failed, "it was not run");
        return summary.BenchmarksCases.Where(benchmark => !summary.HasReport(benchmark)).Select(benchmark => (benchmark, outcome));
    }

    private static string NameOf(BenchmarkCase benchmark) => $"{SteadyRows.RowOf(benchmark, default).Key} [{benchmark.Job.Id}]";

    // A run of which nothing at all could be measured has not answered its question, whatever the reasons.
    internal int ExitCode => Failed.Count == 0 && Measured > 0 ? Outcome.ExitCode.Success : Outcome.ExitCode.Failed;
}
