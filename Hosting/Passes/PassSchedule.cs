using JsonAot.ResultFiles;
using Perfolizer;
using Perfolizer.Mathematics.QuantileEstimators;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// Measures rows in passes: all that are open once, shuffled, then those that are still open once more. A row closes when its
/// passes agree, when it has no figure, or when it has had its share. A neighbour slows a machine down for seconds, so the
/// passes of one row must lie apart, and no row may always follow the same other one.
/// </summary>
/// <param name="measure">One process of a row; null where it gave no figure.</param>
/// <param name="group">Rows of one group do the work of <see cref="Speedometer"/> in the same time: those of one mode, compiled alike.</param>
/// <param name="tell">Called before each process.</param>
internal sealed class PassSchedule<TRow>(
    PassRules rules, int seed, Func<TRow, int, MeasuredPass?> measure, Func<TRow, string> group, Action<PassProgress<TRow>> tell)
    where TRow : notnull
{
    // A third of the iterations: two of five, and of six.
    private const int LeastPart = 3;

    private readonly Random _random = new(seed);
    private readonly Dictionary<TRow, TimeSpan> _lastTook = [];
    private readonly Dictionary<string, double> _bestSpeed = [];
    private readonly Dictionary<string, double> _usualSpeed = [];
    private readonly List<TRow> _open = [];

    /// <summary>Rows that would have had another pass: none, where nobody stopped the run.</summary>
    internal IReadOnlyCollection<TRow> Open => _open;

    /// <param name="earlier">What an interrupted run has measured already: a row, the pass, and what its process said.</param>
    /// <param name="stop">No further process is begun, and what the last one said does not count: it may have been ended.</param>
    /// <returns>The passes of every row, marked; none for a row without a figure, and for one that was not reached.</returns>
    internal IReadOnlyDictionary<TRow, IReadOnlyList<SteadyPass>> Run(
        IReadOnlyList<TRow> rows, IReadOnlyList<(TRow Row, int Number, MeasuredPass? Pass)> earlier, CancellationToken stop)
    {
        var passes = rows.ToDictionary(row => row, _ => new List<MeasuredPass>());
        _open.AddRange(rows);
        foreach ((TRow row, int number, MeasuredPass? pass) in earlier)
            Take(row, number, pass, passes[row]);
        for (int number = earlier.Select(pass => pass.Number).DefaultIfEmpty(0).Max() + 1; _open.Count > 0; number++)
        {
            TRow[] order = [.. _open];
            _random.Shuffle(order);
            foreach ((int done, TRow row) in order.Index())
            {
                if (stop.IsCancellationRequested)
                    return Marked(passes);
                tell(new PassProgress<TRow>(number, done, order.Length, row, Left(order.AsSpan(done))));
                MeasuredPass? pass = measure(row, number);
                if (!stop.IsCancellationRequested)
                    Take(row, number, pass, passes[row]);
            }
        }

        return Marked(passes);
    }

    private Dictionary<TRow, IReadOnlyList<SteadyPass>> Marked(Dictionary<TRow, List<MeasuredPass>> passes)
    {
        foreach (var mode in passes.SelectMany(row => row.Value.Where(pass => SaysItsClock(row.Key, pass)), (row, pass) => (row.Key, Pass: pass)).GroupBy(one => group(one.Key)))
            _usualSpeed[mode.Key] = Median([.. mode.Select(one => Speed(one.Key, one.Pass))]);
        return passes.ToDictionary(row => row.Key, row => row.Value.Count == 0 ? [] : SteadyPass.Choose([.. row.Value.Select(pass => Judged(row.Key, pass))]));
    }

    /// <summary>Closes the row where that was its last pass.</summary>
    private void Take(TRow row, int number, MeasuredPass? pass, List<MeasuredPass> passes)
    {
        if (!StaysOpen(row, number, pass, passes))
            _open.Remove(row);
    }

    private bool StaysOpen(TRow row, int number, MeasuredPass? pass, List<MeasuredPass> passes)
    {
        if (pass is not { Samples.Count: > 0 } measured)
        {
            passes.Clear();
            return false;
        }

        _lastTook[row] = measured.Took;
        if (measured.Speeds.Count > 0)
            _bestSpeed[group(row)] = Math.Min(measured.Speeds.Min(), _bestSpeed.GetValueOrDefault(group(row), double.MaxValue));
        passes.Add(measured with { Number = number });
        return !rules.IsDone([.. passes.Select(one => Judged(row, one))], measured.Took);
    }

    /// <summary>With what is known of the processor's speed by now: a best that comes later makes an earlier pass a slow one.</summary>
    private SteadyPass Judged(TRow row, MeasuredPass pass)
    {
        double correction = Correction(row, pass);
        double[] samples = [.. Used(row, pass).Select(iteration => Math.Round(pass.Samples[iteration] * correction, 3))];
        double? slowness = IsTimed(pass) ? Math.Round(Speed(row, pass) / _bestSpeed[group(row)], 3) : null;
        return new SteadyPass(pass.Number, Median(samples), Counts: false, samples, slowness);
    }

    /// <summary>
    /// What makes the times of a pass those at the usual clock of the run. A processor changes its clock by some percent, for minutes, with what its other
    /// cores do; all code becomes slower by the same factor then, and so does the fixed work. The times of a disturbed pass stay as they are.
    /// </summary>
    internal double Correction(TRow row, MeasuredPass pass) =>
        SaysItsClock(row, pass) ? _usualSpeed.GetValueOrDefault(group(row), _bestSpeed[group(row)]) / Speed(row, pass) : 1;

    private bool SaysItsClock(TRow row, MeasuredPass pass) => IsTimed(pass) && Speed(row, pass) <= _bestSpeed[group(row)] * SteadyPass.MostSlowness;

    /// <summary>What the fixed work took where the iterations that are used were timed.</summary>
    private double Speed(TRow row, MeasuredPass pass) => Median([.. Used(row, pass).Select(iteration => pass.Speeds[iteration])]);

    private static bool IsTimed(MeasuredPass pass) => pass.Speeds.Count > 0;

    /// <summary>
    /// The iterations of a pass that were not disturbed: a neighbour comes and goes in the middle of a pass, and what it left alone is as good as
    /// any other. All of them where too few are left; then the pass is a disturbed one.
    /// </summary>
    internal IReadOnlyList<int> Used(TRow row, MeasuredPass pass)
    {
        int[] all = [.. Enumerable.Range(0, pass.Samples.Count)];
        if (pass.Speeds.Count != all.Length)
            return all;
        double slowest = _bestSpeed[group(row)] * SteadyPass.MostSlowness;
        int[] undisturbed = [.. all.Where(iteration => pass.Speeds[iteration] <= slowest)];
        return undisturbed.Length * LeastPart >= all.Length ? undisturbed : all;
    }

    /// <summary>What this pass still takes. In the first pass a row that is not measured yet is taken for one that takes as long as the others on average.</summary>
    /// <returns>Null while no row is measured.</returns>
    private TimeSpan? Left(ReadOnlySpan<TRow> rows)
    {
        if (_lastTook.Count == 0)
            return null;
        TimeSpan mean = TimeSpan.FromTicks(_lastTook.Values.Sum(took => took.Ticks) / _lastTook.Count);
        TimeSpan left = TimeSpan.Zero;
        foreach (TRow row in rows)
            left += _lastTook.GetValueOrDefault(row, mean);
        return left;
    }

    private static double Median(IReadOnlyList<double> samples) => SimpleQuantileEstimator.Instance.Median(new Sample(samples));
}

/// <summary>Where a run is.</summary>
/// <param name="Done">Rows of this pass that are measured.</param>
/// <param name="Open">Rows that this pass measures.</param>
/// <param name="Left">What is left of this pass; null before the first row is measured.</param>
internal sealed record PassProgress<TRow>(int Pass, int Done, int Open, TRow Row, TimeSpan? Left);

/// <summary>What one process of a row said.</summary>
/// <param name="Speeds">What the work of <see cref="Speedometer"/> took at the best moment of each iteration; none where it was not asked.</param>
/// <param name="Took">The whole process.</param>
internal sealed record MeasuredPass(IReadOnlyList<double> Samples, IReadOnlyList<double> Speeds, TimeSpan Took)
{
    internal int Number { get; init; }
}
