using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Mathematics;
using BenchmarkDotNet.Reports;
using JsonAot.Lab.BenchmarkHost.Turns;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>From a benchmark and its report to the suite's own row.</summary>
internal static class TimedRows
{
    private const string Payload = "Payload";

    // Of fewer iterations of one process nothing is known.
    private const int LeastSamples = 6;

    internal static TimesRow RowOf(BenchmarkReport report)
    {
        BenchmarkOutcome outcome = BenchmarkOutcome.Of(report);
        if (outcome.Kind != OutcomeKind.Measured)
            return WithoutFigures(report.BenchmarkCase, outcome.Note);
        return MeasuredRows.Of(report.BenchmarkCase)?.Row ?? OfPreset(report);
    }

    internal static TimesRow WithoutFigures(BenchmarkCase benchmark, string reason) => RowOf(benchmark) with { Unavailable = reason };

    internal static string NameOf(BenchmarkCase benchmark) =>
        $"{benchmark.Descriptor.Type.Name}.{benchmark.Descriptor.WorkloadMethod.Name}";

    /// <summary>Which benchmark it is.</summary>
    internal static TimesRow RowOf(BenchmarkCase benchmark)
    {
        var parameters = benchmark.Parameters.Items.ToDictionary(
            parameter => parameter.Name, parameter => parameter.Value?.ToString() ?? "");
        return new TimesRow
        {
            Payload = parameters.GetValueOrDefault(Payload, ""),
            Contender = "",
            Direction = string.Join(" ", benchmark.Descriptor.Categories).ToLowerInvariant(),
            Lane = "",
            Form = TimesRow.Canonical,
            Benchmark = NameOf(benchmark),
            Parameters = parameters.Count == 0 ? null : parameters,
            IsBaseline = benchmark.Descriptor.Baseline,
            PayloadHash = MeasuredPayload.HashOf(benchmark),
        };
    }

    /// <summary>What BenchmarkDotNet's own loop measured: iterations of one process are all that is known.</summary>
    private static TimesRow OfPreset(BenchmarkReport report)
    {
        double[] samples = [.. report.GetResultRuns().Select(run => run.GetAverageTime().Nanoseconds)];
        bool isKnown = samples.Length >= LeastSamples && samples.All(sample => sample > 0);
        Estimate? interval = isKnown ? TurnStatistics.Interval(samples) : null;
        GcStats gc = report.GcStats;
        return RowOf(report.BenchmarkCase) with
        {
            Settings = CharacteristicSetPresenter.Display.ToPresentation(report.BenchmarkCase.Job.Run),
            CpuNs = Math.Round(Quantile.Median(samples), 3),
            LowNs = interval is null ? null : Math.Round(interval.Low, 3),
            HighNs = interval is null ? null : Math.Round(interval.High, 3),
            AllocatedBytes = gc.GetBytesAllocatedPerOperation(report.BenchmarkCase),
            Gen0 = Per1000(gc.Gen0Collections),
            Gen1 = Per1000(gc.Gen1Collections),
            Gen2 = Per1000(gc.Gen2Collections),
        };

        double Per1000(int collections) => gc.TotalOperations == 0 ? 0 : collections * 1000.0 / gc.TotalOperations;
    }
}
