using System.Globalization;

namespace JsonAot.ResultFiles;

/// <summary>The difference between one benchmark and itself: what a difference must exceed to mean anything.</summary>
public static class NoiseFloor
{
    /// <summary>The benchmark class whose methods are all the same.</summary>
    public const string BenchmarkType = "NoiseFloor";

    /// <returns>The largest relative difference between medians of identical benchmarks; null when there are not two.</returns>
    public static double? Of(SteadyState? state)
    {
        double[] medians = state is null ? [] :
        [
            .. state.Rows
                .Where(row => row.Benchmark.StartsWith($"{BenchmarkType}.", StringComparison.Ordinal))
                .Select(row => row.MedianNs)
                .OfType<double>(),
        ];
        return medians.Length < 2 ? null : (medians.Max() - medians.Min()) / medians.Min();
    }

    /// <summary>One sentence for the end of a run.</summary>
    public static string Describe(IEnumerable<Manifest> manifests, ResultStore store)
    {
        var parts = new List<string>();
        foreach (Manifest manifest in manifests)
        {
            double? floor = Of(store.Read<SteadyState>(manifest.Machine, manifest.Framework, manifest.Mode));
            parts.Add($"{manifest.Mode} {(floor is null ? "not measured yet" : floor.Value.ToString("P1", CultureInfo.InvariantCulture))}");
        }

        string advice = parts.Any(part => part.EndsWith("yet", StringComparison.Ordinal))
            ? $" (measure it with --filter '*{BenchmarkType}*')"
            : "";
        return $"Noise floor, the same benchmark under several names: {string.Join(", ", parts)}{advice}. Smaller differences are ties.";
    }
}
