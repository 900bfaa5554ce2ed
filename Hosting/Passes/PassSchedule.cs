using JsonAot.ResultFiles;
using Perfolizer;
using Perfolizer.Mathematics.QuantileEstimators;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// Measures rows in passes: all that are open once, shuffled, then those that are still open once more. A row closes when its two
/// lowest passes agree, when it has no figure, or when it has had its share. A neighbour slows a machine down for seconds, so the
/// passes of one row must lie apart, and no row may always follow the same other one.
/// </summary>
/// <param name="measure">One process of a row; null where it gave no figure.</param>
/// <param name="group">Rows of one group do the work of <see cref="Speedometer"/> in the same time: those of one mode, compiled alike.</param>
/// <param name="tell">Called before each process.</param>
internal sealed class PassSchedule<TRow>(
    PassRules rules, int seed, Func<TRow, MeasuredPass?> measure, Func<TRow, string> group, Action<PassProgress<TRow>> tell, TimeProvider clock)
    where TRow : notnull
{
    private readonly Random _random = new(seed);
    private readonly Dictionary<TRow, TimeSpan> _lastTook = [];
    private readonly Dictionary<string, double> _bestSpeed = [];

    /// <returns>The passes of every row, marked; none for a row without a figure.</returns>
    internal IReadOnlyDictionary<TRow, IReadOnlyList<SteadyPass>> Run(IReadOnlyList<TRow> rows)
    {
        var passes = rows.ToDictionary(row => row, _ => new List<MeasuredPass>());
        var open = new List<TRow>(rows);
        for (int number = 1; open.Count > 0; number++)
        {
            TRow[] order = [.. open];
            _random.Shuffle(order);
            foreach ((int done, TRow row) in order.Index())
            {
                tell(new PassProgress<TRow>(number, done, order.Length, row, Left(order.AsSpan(done))));
                if (!Measure(row, number, passes[row]))
                    open.Remove(row);
            }
        }

        return passes.ToDictionary(row => row.Key, row => row.Value.Count == 0 ? [] : SteadyPass.Choose(Judged(row.Key, row.Value)));
    }

    /// <returns>Whether the row stays open.</returns>
    private bool Measure(TRow row, int number, List<MeasuredPass> passes)
    {
        long start = clock.GetTimestamp();
        if (measure(row) is not { Samples.Count: > 0 } measured)
        {
            passes.Clear();
            return false;
        }

        TimeSpan took = clock.GetElapsedTime(start);
        _lastTook[row] = took;
        if (measured.SpeedNs is { } speed)
            _bestSpeed[group(row)] = Math.Min(speed, _bestSpeed.GetValueOrDefault(group(row), double.MaxValue));
        passes.Add(measured with { Number = number });
        bool isSettled = passes.Count >= rules.Least
            && (rules.Least == 1 || SteadyPass.Disagreement(Judged(row, passes)) <= SteadyPass.Agreement);
        return !isSettled && passes.Count < rules.MostFor(took);
    }

    /// <summary>With what is known of the processor's speed by now: a best that comes later makes an earlier pass a slow one.</summary>
    private SteadyPass[] Judged(TRow row, IEnumerable<MeasuredPass> passes) =>
    [
        .. passes.Select(pass => new SteadyPass(
            pass.Number, Median(pass.Samples), Counts: false, pass.Samples, pass.SpeedNs is { } speed ? Math.Round(speed / _bestSpeed[group(row)], 3) : null)),
    ];

    /// <summary>What this pass still takes, as long as nothing is measured for the first time.</summary>
    private TimeSpan? Left(ReadOnlySpan<TRow> rows)
    {
        TimeSpan left = TimeSpan.Zero;
        foreach (TRow row in rows)
        {
            if (!_lastTook.TryGetValue(row, out TimeSpan took))
                return null;
            left += took;
        }

        return left;
    }

    private static double Median(IReadOnlyList<double> samples) => SimpleQuantileEstimator.Instance.Median(new Sample(samples));
}

/// <summary>Where a run is.</summary>
/// <param name="Done">Rows of this pass that are measured.</param>
/// <param name="Open">Rows that this pass measures.</param>
/// <param name="Left">What is left of this pass; null in the first one, when nothing is known yet.</param>
internal sealed record PassProgress<TRow>(int Pass, int Done, int Open, TRow Row, TimeSpan? Left);

/// <summary>What one process of a row said.</summary>
/// <param name="SpeedNs">What the work of <see cref="Speedometer"/> took at the best moments of its iterations: the middle one of these.</param>
internal sealed record MeasuredPass(IReadOnlyList<double> Samples, double? SpeedNs)
{
    internal int Number { get; init; }
}
