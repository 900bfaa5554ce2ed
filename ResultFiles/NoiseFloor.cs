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
    /// Identical benchmarks exist in several sizes, which differ by different amounts: the floor is that of the size with the largest. It is made
    /// of rows whose passes agree. How far others are wrong is told by the intervals of their own rows, and differs by the row. Rows
    /// that do not agree, or without two undisturbed passes, count only where there is nothing else.
    /// </summary>
    /// <returns>The relative difference below which two rows are a tie; null when there are not two of one size.</returns>
    public static double? Of(SteadyState? state)
    {
        SteadyRow[] rows = [.. (state?.Rows ?? []).Where(row => row.MedianNs is not null && IsPartOf(row))];
        return Of([.. rows.Where(row => SteadyPass.IsSettled(row.Passes))]) ?? Of([.. rows.Where(row => !row.IsDisturbed)]) ?? Of(rows);
    }

    /// <summary>Whether a row is one of the identical ones.</summary>
    public static bool IsPartOf(SteadyRow row) => row.Benchmark.StartsWith($"{BenchmarkType}.", StringComparison.Ordinal);

    /// <summary>Whether two rows differ by less than identical ones do.</summary>
    /// <param name="floor">Null where it was not measured: then nothing is known to be noise.</param>
    public static bool IsTie(double ratio, double? floor) => Math.Abs(Math.Log(ratio)) <= Math.Log(1 + (floor ?? 0));

    /// <summary>A file has one floor: that of the run which has more of its rows now, and not of a few rows that were measured again after it.</summary>
    /// <param name="joined">The rows of both runs; those that were measured twice stand in them once.</param>
    internal static IReadOnlyList<SteadyRow> OfTheLargerRun(IReadOnlyList<SteadyRow> joined, IReadOnlyList<SteadyRow> rows, IReadOnlyList<SteadyRow> earlier)
    {
        SteadyRow[] own = [.. rows.Where(IsPartOf)];
        SteadyRow[] before = [.. earlier.Where(IsPartOf)];
        SteadyRow[] others = [.. joined.Where(row => !IsPartOf(row))];
        // The rows of one run have one time.
        int Left(SteadyRow[] floor) => others.Count(row => floor.Any(part => part.TakenAt == row.TakenAt));
        if (own.Length == 0 || before.Length == 0)
            return joined;
        // Whoever measures the floor alone wants to know it.
        return [.. others, .. rows.All(IsPartOf) || Left(own) >= Left(before) ? own : before];
    }

    private static double? Of(IReadOnlyList<SteadyRow> rows) =>
        rows.GroupBy(row => row.Key[row.Benchmark.Length..]).Max(size => OfSize(size.Key, Differences([.. size.Select(row => row.MedianNs!.Value)])));

    /// <summary>The middle difference and not the largest: one disturbed row says nothing of the others.</summary>
    private static double? OfSize(string size, double[] differences) => (size, differences) switch
    {
        (_, []) => null,
        // Files from before there were sizes have few differences: the largest is the careful one.
        ("", _) => differences.Max(),
        _ => FromMedianTo95 * Middle.Of(differences),
    };

    /// <summary>Of every two rows of one size.</summary>
    private static double[] Differences(double[] size) =>
        [.. size.SelectMany((_, index) => size.Skip(index + 1), (one, other) => Math.Abs(one - other) / Math.Min(one, other))];

    /// <returns>That of the run; where it was too short to measure one, that of the file that it added rows to.</returns>
    public static double? Known(SteadyState run, ResultStore store) =>
        Of(run) ?? Of(store.Read<SteadyState>(run.Manifest.Machine, run.Manifest.Framework, run.Manifest.Mode));

    /// <summary>One sentence for the end of a run.</summary>
    public static string Describe(IEnumerable<SteadyState> run, Func<SteadyState, double?> floorOf)
    {
        IEnumerable<string> modes = run.Select(state => $"{state.Manifest.Mode} {Said(floorOf(state))}");
        return $"Noise floor, by identical benchmarks of several sizes: {string.Join(", ", modes)}. Smaller differences are ties.";
    }

    private static string Said(double? floor) =>
        floor?.ToString("P1", CultureInfo.InvariantCulture) ?? $"unknown, as this run was short: add --filter '*{BenchmarkType}*'";
}
