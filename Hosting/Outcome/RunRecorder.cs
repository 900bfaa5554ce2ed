using BenchmarkDotNet.Reports;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Turns;
using JsonAot.Libraries;
using JsonAot.ResultFiles;
using JsonAot.ResultFiles.Statistics;

namespace JsonAot.Hosting.Outcome;

/// <summary>Puts a run's rows into result files, one for each mode.</summary>
internal static class RunRecorder
{
    private static readonly string Tool = $"BenchmarkDotNet {typeof(Summary).Assembly.GetName().Version!.ToString(3)}";

    /// <returns>The results of each mode that measured anything, as written.</returns>
    internal static IReadOnlyList<(SteadyState State, string Path)> Record(
        HostArguments arguments, int seed, IReadOnlyList<Summary> summaries, ResultStore store)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        var written = new List<(SteadyState, string)>();
        foreach (DeploymentMode mode in arguments.Modes)
        {
            BenchmarkReport[] reports =
            [
                .. summaries.SelectMany(summary => summary.Reports)
                    .Where(report => report.BenchmarkCase.Job.Id == mode.Name && !MeasuredRows.WasNotReached(report.BenchmarkCase)),
            ];
            SteadyRow[] rows =
            [
                .. reports.Select(report => SteadyRows.RowOf(report, now)),
                .. RunOutcome.NotRun(summaries)
                    .Where(row => row.Benchmark.Job.Id == mode.Name)
                    .Select(row => SteadyRows.WithoutFigures(row.Benchmark, now, row.Outcome.Note)),
            ];
            rows = [.. rows.Select(row => row.Passes is null ? row : row with { Seed = seed })];
            if (!rows.Any(row => row.MedianNs is not null))
                continue;
            var manifest = new Manifest
            {
                Machine = Machine.Current,
                Framework = arguments.Framework,
                Mode = mode.Name,
                RuntimeVersion = Said(reports, "// Runtime="),
                InstructionSets = Said(reports, "// HardwareIntrinsics="),
                SdkVersion = SdkVersion.Current,
                PublishSwitches = ["-p:SelfContained=true", .. mode.Switches],
                Tool = Tool,
                Commit = Checkout.Commit,
                TakenAt = now,
                BuiltFromSource = Contenders.BuiltFromSource,
            };
            var state = new SteadyState(manifest, rows) { NoiseLimit = TurnStatistics.NoiseLimit(MeasuredRows.TwinsOf(mode.Name)) };
            written.Add((state, store.Save(state)));
        }

        return written;
    }

    /// <summary>What the measured processes themselves printed of their environment.</summary>
    private static string Said(BenchmarkReport[] reports, string prefix) => reports
        .SelectMany(report => report.ExecuteResults)
        .SelectMany(result => result.PrefixedLines)
        .FirstOrDefault(line => line.StartsWith(prefix, StringComparison.Ordinal))?[prefix.Length..].Trim() ?? "unknown";
}
