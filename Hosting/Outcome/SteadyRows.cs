using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Mathematics;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.Codecs;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Turns;
using JsonAot.ResultFiles;
using JsonAot.ResultFiles.Statistics;

namespace JsonAot.Hosting.Outcome;

/// <summary>From BenchmarkDotNet's report to the suite's own row.</summary>
internal static class SteadyRows
{
    internal static SteadyRow RowOf(BenchmarkReport report, DateTimeOffset takenAt)
    {
        BenchmarkOutcome outcome = BenchmarkOutcome.Of(report);
        if (outcome.Kind != OutcomeKind.Measured)
            return WithoutFigures(report.BenchmarkCase, takenAt, outcome.Note);
        SteadyRow row = RowOf(report.BenchmarkCase, takenAt) with
        {
            IsLossy = outcome.IsLossy,
            Note = outcome.Note.Length > 0 ? outcome.Note : null,
        };
        return Measured(row, report);
    }

    internal static SteadyRow WithoutFigures(BenchmarkCase benchmark, DateTimeOffset takenAt, string reason) =>
        RowOf(benchmark, takenAt) with { Unavailable = reason };

    internal static string NameOf(BenchmarkCase benchmark) => $"{benchmark.Descriptor.Type.Name}.{benchmark.Descriptor.WorkloadMethod.Name}";

    /// <summary>Which benchmark it is, and how it was run.</summary>
    internal static SteadyRow RowOf(BenchmarkCase benchmark, DateTimeOffset takenAt) => new()
    {
        Benchmark = NameOf(benchmark),
        Category = string.Join(" ", benchmark.Descriptor.Categories),
        Parameters = benchmark.Parameters.Items.ToDictionary(parameter => parameter.Name, parameter => parameter.Value?.ToString() ?? ""),
        IsBaseline = benchmark.Descriptor.Baseline,
        Settings = CharacteristicSetPresenter.Display.ToPresentation(benchmark.Job.Run),
        PayloadHash = MeasuredPayload.HashOf(benchmark),
        TakenAt = takenAt,
        IsBinary = MeasuredContender.IsBinary(benchmark),
        IsAdapted = MeasuredContender.IsAdapted(benchmark),
        IsReference = MeasuredContender.Of(benchmark) is Floor,
    };

    /// <summary>Nanoseconds per operation, one for each measured iteration; none where nothing was measured.</summary>
    internal static double[] SamplesOf(BenchmarkReport report) =>
        [.. report.GetResultRuns().Select(run => run.GetAverageTime().Nanoseconds)];

    private static SteadyRow Measured(SteadyRow row, BenchmarkReport report)
    {
        double[] samples = SamplesOf(report);
        double[] sorted = [.. samples.Order()];
        GcStats gc = report.GcStats;
        IReadOnlyList<SteadyPass>? generations = MeasuredRows.Of(report.BenchmarkCase)?.Generations;
        if (generations?.Count == 0)
            generations = null;
        double Per1000(int collections) => gc.TotalOperations == 0 ? 0 : collections * 1000.0 / gc.TotalOperations;
        return row with
        {
            MedianNs = generations is null ? Rounded(sorted, 0.5) : TurnStatistics.Median(generations.Select(one => one.MedianNs)),
            LowNs = Rounded(sorted, 0.025),
            HighNs = Rounded(sorted, 0.975),
            AllocatedBytes = gc.GetBytesAllocatedPerOperation(report.BenchmarkCase),
            Gen0 = Per1000(gc.Gen0Collections),
            Gen1 = Per1000(gc.Gen1Collections),
            Gen2 = Per1000(gc.Gen2Collections),
            Passes = generations,
            Samples = [.. samples.Select(sample => Math.Round(sample, 3))],
        };
    }

    private static double Rounded(double[] sorted, double probability) => Math.Round(Quantile.Of(sorted, probability), 3);
}
