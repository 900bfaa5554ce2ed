using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>What the processes of one mode say of the processor's speed, by the work of <see cref="Speedometer"/> that they do beside their own.</summary>
internal sealed class ProcessorClock
{
    // A third of the iterations: two of five, and of six.
    private const int LeastPart = 3;

    private double _best = double.MaxValue;
    private double? _usual;

    private double Slowest => _best * SteadyPass.MostSlowness;

    /// <summary>A best that comes later makes an earlier pass a slow one.</summary>
    internal void Learn(MeasuredPass pass)
    {
        if (pass.IsTimed)
            _best = Math.Min(_best, pass.Speeds.Min());
    }

    /// <summary>
    /// From now on times are those at the usual clock of these passes, and not at the best one. A processor changes its clock by some percent, for
    /// minutes, with what its other cores do; all code becomes slower by the same factor then, and so does the fixed work.
    /// </summary>
    internal void Settle(IEnumerable<MeasuredPass> passes)
    {
        double[] speeds = [.. passes.Select(Judge).Where(pass => pass.Speed <= Slowest).Select(pass => pass.Speed!.Value)];
        _usual = speeds.Length == 0 ? null : Middle.Of(speeds);
    }

    internal JudgedPass Judge(MeasuredPass pass)
    {
        int[] all = [.. Enumerable.Range(0, pass.Samples.Count)];
        if (!pass.IsTimed)
            return new JudgedPass(all, Speed: null, Slowness: null, Correction: 1);
        int[] undisturbed = [.. all.Where(iteration => pass.Speeds[iteration] <= Slowest)];
        int[] used = undisturbed.Length * LeastPart >= all.Length ? undisturbed : all;
        double speed = Middle.Of(used.Select(iteration => pass.Speeds[iteration]));
        return new JudgedPass(used, speed, speed / _best, Correction: speed <= Slowest ? (_usual ?? _best) / speed : 1);
    }
}

/// <summary>A pass, by what is known of the processor's speed at the moment.</summary>
/// <param name="Iterations">
/// Those that were not disturbed: a neighbour comes and goes in the middle of a pass, and what it left alone is as good as any other. All of
/// them where too few are left; then the pass is a disturbed one.
/// </param>
/// <param name="Speed">What the fixed work took where these iterations were timed; null where it was not asked.</param>
/// <param name="Slowness">The same, 1 being the best of the run.</param>
/// <param name="Correction">Makes the times of the pass those at the clock of the run. The times of a disturbed pass stay as they are.</param>
internal sealed record JudgedPass(IReadOnlyList<int> Iterations, double? Speed, double? Slowness, double Correction);
