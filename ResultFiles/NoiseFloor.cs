using JsonAot.ResultFiles.Statistics;

namespace JsonAot.ResultFiles;

/// <summary>The difference between one benchmark and itself: what a difference must exceed to mean anything.</summary>
public static class NoiseFloor
{
    /// <summary>The benchmark class whose methods are all the same.</summary>
    public const string BenchmarkType = "NoiseFloor";

    // Of two values that scatter by one standard deviation each, 95 of 100 differ by less.
    private static readonly double DifferenceOf95 = 1.96 * Math.Sqrt(2);

    // A size has three rows: what is usual in all sizes counts like one more of them.
    private const int WeightOfAll = 1;

    /// <summary>
    /// Identical benchmarks exist in several sizes, which differ by different amounts: the floor is that of the size with the largest. It
    /// is made of rows whose passes agree. How far others are wrong is told by the intervals of their own rows, and differs by the row.
    /// Rows that do not agree, or without two undisturbed passes, count only where there is nothing else.
    /// </summary>
    /// <returns>The relative difference below which two rows are a tie; null when there are not two of one size.</returns>
    public static double? Of(SteadyState? state)
    {
        if (state?.NoiseLimit is { } limit)
            return limit;
        SteadyRow[] rows = [.. (state?.Rows ?? []).Where(row => row.MedianNs is not null && IsPartOf(row))];
        return Of([.. rows.Where(row => SteadyPass.IsSettled(row.Passes))]) ?? Of([.. rows.Where(row => !row.IsDisturbed)]) ?? Of(rows);
    }

    /// <summary>
    /// The same for calls that take turns in one process, where one of them is timed under two names, once for each task. A few pairs know
    /// little of their scatter, and Student's distribution says how little.
    /// </summary>
    /// <param name="ratios">What the call took under its second name, over what it took under its first.</param>
    /// <returns>Null where there is no pair.</returns>
    public static double? OfPairs(IEnumerable<double> ratios)
    {
        double[] squares = [.. ratios.Select(ratio => Math.Log(ratio) * Math.Log(ratio))];
        return squares.Length == 0 ? null : Math.Exp(Student.Of(squares.Length) * Math.Sqrt(squares.Average())) - 1;
    }

    /// <summary>Whether a row is one of the identical ones.</summary>
    public static bool IsPartOf(SteadyRow row) => row.Benchmark.StartsWith($"{BenchmarkType}.", StringComparison.Ordinal);

    /// <summary>Whether two rows differ by less than identical ones do.</summary>
    /// <param name="floor">Null where it was not measured: then nothing is known to be noise.</param>
    public static bool IsTie(double ratio, double? floor) => Math.Abs(Math.Log(ratio)) <= Math.Log(1 + (floor ?? 0));

    /// <summary>
    /// A file has one floor: that of the run which has more of its rows now, and not of a few rows that were measured again after it.
    /// </summary>
    /// <param name="joined">The rows of both runs; those that were measured twice stand in them once.</param>
    internal static IReadOnlyList<SteadyRow> OfTheLargerRun(
        IReadOnlyList<SteadyRow> joined, IReadOnlyList<SteadyRow> rows, IReadOnlyList<SteadyRow> earlier)
    {
        SteadyRow[] own = [.. rows.Where(IsPartOf)];
        SteadyRow[] before = [.. earlier.Where(IsPartOf)];
        SteadyRow[] others = [.. joined.Where(row => !IsPartOf(row))];
        // The rows of one run have one time.
        int Left(SteadyRow[] floor) => others.Count(row => floor.Any(part => part.TakenAt == row.TakenAt));
        if (own.Length == 0 || before.Length == 0)
            return joined;
        // A run of the floor alone was started to know that floor.
        return [.. others, .. rows.All(IsPartOf) || Left(own) >= Left(before) ? own : before];
    }

    private static double? Of(IReadOnlyList<SteadyRow> rows)
    {
        Size[] sizes = [.. rows.GroupBy(row => row.Key[row.Benchmark.Length..]).Select(Size.Of).Where(size => size.Freedom > 0)];
        if (sizes.Length == 0)
            return null;
        double usual = sizes.Sum(size => size.Squares) / sizes.Sum(size => size.Freedom);
        return sizes.Max(size => size.Difference(usual));
    }

    /// <param name="Squares">
    /// Sum of the squared distances from the mean, of logarithms: twice as long and half as long are equally far apart.
    /// </param>
    /// <param name="Freedom">How many of the rows the mean leaves free.</param>
    private sealed record Size(string Name, double Range, double Squares, int Freedom)
    {
        internal static Size Of(IGrouping<string, SteadyRow> rows)
        {
            double[] times = [.. rows.Select(row => Math.Log(row.MedianNs!.Value))];
            double mean = times.Average();
            return new Size(rows.Key, times.Max() - times.Min(), times.Sum(time => (time - mean) * (time - mean)), times.Length - 1);
        }

        /// <summary>Files from before there were sizes have few rows: the largest difference is the careful one.</summary>
        internal double Difference(double usual) =>
            Math.Exp(Name.Length == 0 ? Range : DifferenceOf95 * Math.Sqrt((Squares + WeightOfAll * usual) / (Freedom + WeightOfAll))) - 1;
    }

    /// <returns>That of the run; where it was too short to measure one, that of the file that it added rows to.</returns>
    public static double? Known(SteadyState run, ResultStore store) =>
        Of(run) ?? Of(store.Read<SteadyState>(run.Manifest.Machine, run.Manifest.Framework, run.Manifest.Mode));

    /// <summary>A file has the floor of one run, and may have rows of several.</summary>
    /// <param name="shown">The rows that the floor stands beside.</param>
    /// <returns>Which run the floor is of, where some of these rows are not; null where all are of that run.</returns>
    public static string? OtherRunsBeside(SteadyState state, IEnumerable<SteadyRow> shown)
    {
        SteadyRow[] rows = [.. shown.Where(row => row.MedianNs is not null && !IsPartOf(row))];
        // The rows of one run have one time.
        if (state.Rows.FirstOrDefault(row => row.MedianNs is not null && IsPartOf(row))?.TakenAt is not { } taken
            || rows.Count(row => row.TakenAt != taken) is not (> 0 and var others))
            return null;
        string which = others == rows.Length ? "all" : $"{others:N0} of {rows.Length:N0}";
        return $"of the run of {taken.UtcDateTime:yyyy-MM-dd HH:mm} UTC; {which} rows are of other runs";
    }

    /// <summary>One sentence for the end of a run.</summary>
    public static string Describe(IEnumerable<SteadyState> run, Func<SteadyState, double?> floorOf)
    {
        string Whose(SteadyState state) => floorOf(state) is null || Of(state) is not null ? "" : " (of an earlier run)";
        IEnumerable<string> modes = run.Select(state => $"{state.Manifest.Mode} {Said(floorOf(state))}{Whose(state)}");
        return $"Noise limit, by a twin of each reference: {string.Join(", ", modes)}. Smaller differences are ties.";
    }

    private static string Said(double? floor) =>
        floor?.ToString("P1") ?? "unknown, as nothing was timed with a twin";
}
