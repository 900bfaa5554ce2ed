using System.Collections.Immutable;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace JsonAot.Hosting.Outcome;

/// <summary>
/// Measures unsteady rows once more. A neighbour on the same core halves a small machine's speed for seconds: longer than all
/// iterations of a row, whose median then is the neighbour's. Seen in 23 of 264 rows, ahead of time compiled ones among them.
/// </summary>
internal static class SecondLook
{
    /// <summary>Such a neighbour makes it 1.3 to 1.8; a few per cent are a row's own.</summary>
    private const double MostScatter = 1.25;

    private const int LeastSamples = 5;

    /// <summary>Where more are unsteady it is the machine that is not fit to measure on, and would not be the next minute. A few are soon measured.</summary>
    private const double MostRows = 0.25;
    private const int FewRows = 10;

    /// <returns>The same summaries, with the steadier report of each row that was measured twice.</returns>
    internal static Summary[] Take(Summary[] summaries)
    {
        (BenchmarkCase Benchmark, double Scatter)[] measured =
        [
            .. from summary in summaries
               from report in summary.Reports
               let scatter = ScatterOf(report)
               where scatter is not null
               select (report.BenchmarkCase, scatter.Value),
        ];
        BenchmarkCase[] unsteady = [.. measured.Where(row => row.Scatter > MostScatter).Select(row => row.Benchmark)];
        if (unsteady.Length == 0)
            return summaries;
        bool isFit = unsteady.Length <= Math.Max(FewRows, measured.Length * MostRows);
        Console.WriteLine();
        Console.WriteLine(
            $"{unsteady.Length} of {measured.Length} rows are unsteady: their iterations differ by more than {MostScatter} times. "
            + (isFit ? "They are measured once more, and the steadier figures count." : "Something else is at work on this machine."));
        if (!isFit)
            return summaries;
        Dictionary<BenchmarkCase, BenchmarkReport> second = BenchmarkRunner.Run(RunsOf(unsteady)).SelectMany(summary => summary.Reports).ToDictionary(report => report.BenchmarkCase);
        return [.. summaries.Select(summary => With(summary, second))];
    }

    /// <summary>By how many times the iterations differ, the fastest and the slowest apart; null where there are too few to say.</summary>
    internal static double? Scatter(IReadOnlyList<double> samples)
    {
        if (samples.Count < LeastSamples)
            return null;
        double[] sorted = [.. samples.Order()];
        return sorted[^2] / sorted[1];
    }

    private static double? ScatterOf(BenchmarkReport report) => Scatter(SteadyRows.SamplesOf(report));

    // In a folder of its own: BenchmarkDotNet's exports of the whole run would be replaced by those of a few rows.
    private static BenchmarkRunInfo[] RunsOf(BenchmarkCase[] unsteady) =>
    [
        .. unsteady.GroupBy(benchmark => benchmark.Descriptor.Type).Select(type =>
        {
            ImmutableConfig config = type.First().Config;
            IConfig apart = ManualConfig.Create(config).WithArtifactsPath(Path.Combine(config.ArtifactsPath, "second"));
            return new BenchmarkRunInfo([.. type], type.Key, ImmutableConfigBuilder.Create(apart));
        }),
    ];

    private static Summary With(Summary summary, Dictionary<BenchmarkCase, BenchmarkReport> second) => new(
        summary.Title,
        [.. summary.Reports.Select(first => second.TryGetValue(first.BenchmarkCase, out BenchmarkReport? again) && ScatterOf(again) < ScatterOf(first) ? again : first)],
        summary.HostEnvironmentInfo,
        summary.ResultsDirectoryPath,
        summary.LogFilePath,
        summary.TotalTime,
        summary.GetCultureInfo(),
        summary.ValidationErrors,
        []);
}
