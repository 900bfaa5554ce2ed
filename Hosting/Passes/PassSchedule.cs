using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// Measures rows in passes: all that are open once, shuffled, then those that are still open once more. A row closes when its
/// passes agree, when it has no figure, or when it has had its share. It opens again where a faster moment of another row shows that its
/// own passes were disturbed. A neighbour slows a machine down for seconds, so the
/// passes of one row must lie apart, and no row may always follow the same other one.
/// </summary>
/// <param name="measure">One process of a row; null where it gave no figure.</param>
/// <param name="group">Rows of one group do the work of <see cref="Speedometer"/> in the same time, and have one clock: those of one mode, compiled alike.</param>
/// <param name="tell">Called before each process.</param>
internal sealed class PassSchedule<TRow>(
    PassRules rules, int seed, Func<TRow, int, MeasuredPass?> measure, Func<TRow, string> group, Action<PassProgress<TRow>> tell)
    where TRow : notnull
{
    private readonly Random _random = new(seed);
    private readonly Dictionary<TRow, TimeSpan> _lastTook = [];
    private readonly Dictionary<string, ProcessorClock> _clocks = [];
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
        for (int number = earlier.Select(pass => pass.Number).DefaultIfEmpty(0).Max() + 1; Reopen(passes); number++)
        {
            TRow[] order = [.. _open];
            _random.Shuffle(order);
            foreach ((int done, TRow row) in order.Index())
            {
                if (stop.IsCancellationRequested)
                {
                    Reopen(passes);
                    return Marked(passes);
                }

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
        foreach (var mode in passes.GroupBy(row => group(row.Key), row => row.Value))
            ClockOf(mode.Key).Settle(mode.SelectMany(row => row));
        return passes.ToDictionary(row => row.Key, row => row.Value.Count == 0 ? [] : SteadyPass.Choose([.. row.Value.Select(pass => Judged(row.Key, pass))]));
    }

    /// <summary>A row that closed while a neighbour slowed down all of the mode looked undisturbed until a quiet pass of another row came.</summary>
    /// <returns>Whether any row is open.</returns>
    private bool Reopen(Dictionary<TRow, List<MeasuredPass>> passes)
    {
        _open.AddRange(passes.Where(row => row.Value.Count > 0 && !_open.Contains(row.Key) && !IsDone(row.Key, row.Value)).Select(row => row.Key).ToArray());
        return _open.Count > 0;
    }

    private bool IsDone(TRow row, List<MeasuredPass> passes) => rules.IsDone([.. passes.Select(one => Judged(row, one))], _lastTook[row]);

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
        ClockOf(group(row)).Learn(measured);
        passes.Add(measured with { Number = number });
        return !IsDone(row, passes);
    }

    /// <summary>With what is known of the processor's speed by now.</summary>
    internal JudgedPass Judge(TRow row, MeasuredPass pass) => ClockOf(group(row)).Judge(pass);

    private SteadyPass Judged(TRow row, MeasuredPass pass)
    {
        JudgedPass judged = Judge(row, pass);
        double[] samples = [.. judged.Iterations.Select(iteration => Math.Round(pass.Samples[iteration] * judged.Correction, 3))];
        double? slowness = judged.Slowness is { } slow ? Math.Round(slow, 3) : null;
        return new SteadyPass(pass.Number, Middle.Of(samples), Counts: false, samples, slowness);
    }

    private ProcessorClock ClockOf(string mode)
    {
        if (!_clocks.TryGetValue(mode, out ProcessorClock? clock))
            _clocks[mode] = clock = new ProcessorClock();
        return clock;
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

    /// <summary>The work was done in each iteration.</summary>
    internal bool IsTimed => Speeds.Count > 0 && Speeds.Count == Samples.Count;
}
