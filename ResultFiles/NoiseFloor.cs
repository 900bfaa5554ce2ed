using System.Globalization;

namespace JsonAot.ResultFiles;

/// <summary>The difference between one benchmark and itself: what a difference must exceed to mean anything.</summary>
public static class NoiseFloor
{
    /// <summary>The benchmark class whose methods are all the same.</summary>
    public const string BenchmarkType = "NoiseFloor";

    // Of differences that scatter around zero, half are below the middle one and 95 of 100 below 2.9 times it.
    private const double FromMedianTo95 = 2.9;

    /// <summary>
    /// Identical benchmarks exist in several sizes, because a disturbance that one size meets is not another's. The floor is made of the
    /// middle difference, not of the largest: one disturbed row says nothing of the others. Rows without two undisturbed passes are no figures,
    /// and count only where there is nothing else.
    /// </summary>
    /// <returns>The relative difference below which two rows are a tie; null when there are not two of one size.</returns>
    public static double? Of(SteadyState? state)
    {
        SteadyRow[] rows = [.. (state?.Rows ?? []).Where(row => row.MedianNs is not null && IsPartOf(row))];
        return Of([.. rows.Where(row => !row.IsDisturbed)]) ?? Of(rows);
    }

    /// <summary>Whether a row is one of the identical ones.</summary>
    public static bool IsPartOf(SteadyRow row) => row.Benchmark.StartsWith($"{BenchmarkType}.", StringComparison.Ordinal);

    private static double? Of(IReadOnlyList<SteadyRow> rows)
    {
        double[][] sizes =
        [
            .. rows.GroupBy(row => row.Key[row.Benchmark.Length..], row => row.MedianNs!.Value)
                .Select(size => Differences([.. size]))
                .Where(differences => differences.Length > 0),
        ];
        return sizes.Length switch
        {
            0 => null,
            // Files from before there were sizes have few differences: the largest is the careful one.
            1 => sizes[0].Max(),
            _ => FromMedianTo95 * Middle.Of(sizes.SelectMany(differences => differences)),
        };
    }

    /// <summary>Of every two rows of one size.</summary>
    private static double[] Differences(double[] size) =>
        [.. size.SelectMany((_, index) => size.Skip(index + 1), (one, other) => Math.Abs(one - other) / Math.Min(one, other))];

    /// <summary>One sentence for the end of a run.</summary>
    public static string Describe(IEnumerable<Manifest> manifests, ResultStore store)
    {
        var parts = new List<string>();
        foreach (Manifest manifest in manifests)
        {
            double? floor = Of(store.Read<SteadyState>(manifest.Machine, manifest.Framework, manifest.Mode));
            parts.Add($"{manifest.Mode} {(floor is null ? $"unknown, as this run was short: add --filter '*{BenchmarkType}*'" : floor.Value.ToString("P1", CultureInfo.InvariantCulture))}");
        }

        return $"Noise floor, by identical benchmarks of several sizes: {string.Join(", ", parts)}. Smaller differences are ties.";
    }
}
