using BenchmarkDotNet.Reports;
using JsonAot.Lab.BenchmarkHost.Arguments;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>Puts a run's rows into result files, one for each mode.</summary>
internal static class RunRecorder
{
    private static readonly string OwnLoop = $"BenchmarkDotNet {typeof(Summary).Assembly.GetName().Version!.ToString(3)}";

    /// <returns>The results of each mode that measured anything, as written.</returns>
    internal static IReadOnlyList<(TimesResults Results, string Path)> Record(
        HostArguments arguments, IReadOnlyList<Summary> summaries, RunOutcome outcome, BenchmarkTurns turns, ResultStore store)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        var written = new List<(TimesResults, string)>();
        foreach (DeploymentMode mode in arguments.Modes)
        {
            BenchmarkReport[] reports =
            [
                .. summaries.SelectMany(summary => summary.Reports).Where(report => report.BenchmarkCase.Job.Id == mode.Name),
            ];
            TimesRow[] rows =
            [
                .. outcome.Rows.Where(one => one.Benchmark.Job.Id == mode.Name).Select(one => one.Row),
                .. turns.Twins.Where(twin => twin.Benchmark.Job.Id == mode.Name).Select(twin => TimedRows.OfTurns(twin, turns.Seed)),
            ];
            if (!rows.Any(row => row.CpuNs is not null))
                continue;
            var manifest = new Manifest
            {
                Machine = Machine.Current,
                Framework = arguments.Framework,
                Mode = mode.Name,
                RuntimeVersion = AsTheLab(Said(reports, "// Runtime=")),
                InstructionSets = Said(reports, "// HardwareIntrinsics="),
                SdkVersion = SdkVersion.Current,
                PublishSwitches = ["-p:SelfContained=true", .. mode.Switches],
                Tool = arguments.Turns is not null ? TimesResults.Tool : OwnLoop,
                Commit = Checkout.Commit,
                TakenAt = now,
                BuiltFromSource = Contenders.BuiltFromSource,
                Packages = Contenders.Packages,
                PageNs = NewPage.Nanoseconds,
            };
            // The rows of one run have one time.
            var results = new TimesResults(manifest, [.. rows.Select(row => row with { TakenAt = now })]);
            written.Add((results, store.Save(results)));
        }

        return written;
    }

    /// <summary>One build of the framework has one name, whoever asks it, so that rows of the Lab may stand in the same file.</summary>
    /// <param name="said">".NET 10.0.1 (10.0.1, 10.0.125.1), X64 RyuJIT AVX2", or ".NET 10.0.1, X64 NativeAOT SSE4.2".</param>
    internal static string AsTheLab(string said)
    {
        string[] parts = said.Split(", ");
        if (parts.Length == 1)
            return said;
        string compiler = parts[^1].Contains("NativeAOT", StringComparison.Ordinal) ? "NativeAOT" : "JIT";
        return $"{parts[0].Split(" (")[0]}, {parts[^1].Split(' ')[0]} {compiler}";
    }

    /// <summary>What the measured processes themselves printed of their environment.</summary>
    private static string Said(BenchmarkReport[] reports, string prefix) => reports
        .SelectMany(report => report.ExecuteResults)
        .SelectMany(result => result.PrefixedLines)
        .FirstOrDefault(line => line.StartsWith(prefix, StringComparison.Ordinal))?[prefix.Length..].Trim() ?? "unknown";
}
