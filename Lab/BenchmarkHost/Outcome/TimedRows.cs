using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Mathematics;
using BenchmarkDotNet.Reports;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>From a benchmark and its report to the suite's own row.</summary>
internal static class TimedRows
{
    // Fewer iterations of one process say nothing.
    private const int LeastSamples = 6;

    /// <summary>Unique in a run.</summary>
    internal static string TitleOf(BenchmarkCase benchmark) => $"{RowOf(benchmark).Name} [{benchmark.Job.Id}]";

    internal static string NameOf(BenchmarkCase benchmark) =>
        $"{benchmark.Descriptor.Type.Name}.{benchmark.Descriptor.WorkloadMethod.Name}";

    internal static TimesRow RowOf(BenchmarkCase benchmark)
    {
        var parameters = benchmark.Parameters.Items.ToDictionary(
            parameter => parameter.Name, parameter => parameter.Value?.ToString() ?? "");
        return new TimesRow
        {
            Payload = parameters.GetValueOrDefault(MeasuredPayload.Parameter, ""),
            Contender = "",
            Direction = string.Join(" ", benchmark.Descriptor.Categories).ToLowerInvariant(),
            Lane = "",
            Form = TimesRow.Canonical,
            Benchmark = NameOf(benchmark),
            Parameters = parameters.Count == 0 ? null : parameters,
            PayloadHash = MeasuredPayload.HashOf(benchmark),
        };
    }

    /// <param name="measured">With figures.</param>
    internal static TimesRow OfTurns(MeasuredBenchmark measured, int? seed) =>
        TurnRows.Of(measured.Result!, RowOf(measured.Benchmark), seed, DateTimeOffset.UtcNow) with
        {
            Reference = RowOf(measured.Reference!).Name,
        };

    /// <summary>What BenchmarkDotNet's own loop measured: iterations of one process are all that is known.</summary>
    internal static TimesRow OfPreset(BenchmarkReport report)
    {
        double[] samples = [.. report.GetResultRuns().Select(run => run.GetAverageTime().Nanoseconds)];
        bool isKnown = samples.Length >= LeastSamples && samples.All(sample => sample > 0);
        Estimate? interval = isKnown ? Intervals.OfGenerations(samples) : null;
        GcStats gc = report.GcStats;
        return RowOf(report.BenchmarkCase) with
        {
            Settings = CharacteristicSetPresenter.Display.ToPresentation(report.BenchmarkCase.Job.Run),
            CpuNs = Math.Round(Quantile.Median(samples), 3),
            LowNs = interval is null ? null : Math.Round(interval.Low, 3),
            HighNs = interval is null ? null : Math.Round(interval.High, 3),
            AllocatedBytes = gc.GetBytesAllocatedPerOperation(report.BenchmarkCase),
            // BenchmarkDotNet counts a collection for every younger generation too.
            Gen0 = Per1000(gc.Gen0Collections - gc.Gen1Collections),
            Gen1 = Per1000(gc.Gen1Collections - gc.Gen2Collections),
            Gen2 = Per1000(gc.Gen2Collections),
        };

        double Per1000(int collections) => gc.TotalOperations == 0 ? 0 : collections * 1000.0 / gc.TotalOperations;
    }
}

/// <summary>Which document a benchmark reads and writes.</summary>
internal static class MeasuredPayload
{
    /// <summary>The parameter by which a benchmark class chooses among all payloads.</summary>
    internal const string Parameter = "Payload";

    private static readonly ConcurrentDictionary<string, string> Hashes = new();

    /// <returns>Null where a benchmark does not say.</returns>
    internal static string? HashOf(BenchmarkCase benchmark) => PayloadOf(benchmark) is { } payload
        ? Hashes.GetOrAdd(payload.Name, _ => DocumentHash.Of(payload.CanonicalUtf8))
        : null;

    [UnconditionalSuppressMessage(
        "Trimming",
        "IL2072",
        Justification = "Results are recorded by a host under the JIT; a native program measures itself without this.")]
    internal static IPayload? PayloadOf(BenchmarkCase benchmark)
    {
        if (benchmark.Parameters.Items.FirstOrDefault(parameter => parameter.Name == Parameter)?.Value is string name)
            return MeasuredPayloads.Named(name);
        Type type = benchmark.Descriptor.Type;
        return typeof(IPayloadBenchmark).IsAssignableFrom(type) ? ((IPayloadBenchmark)Activator.CreateInstance(type)!).Payload : null;
    }
}
