using System.Diagnostics;
using System.Runtime.CompilerServices;
using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>
/// Measures processor time in slices that the calls take in turn, until each call has enough that no neighbour on the same core disturbed: such a
/// neighbour makes everything slower, for seconds or for milliseconds. A slice may meet a collection or none; so pauses are taken out of each, and
/// an equal share of all is added.
/// </summary>
/// <param name="time">Of undisturbed slices that each call should have.</param>
/// <param name="quiet">What the fixed work of <see cref="Speedometer"/> takes on this machine when nobody disturbs it; 0 where that is not known yet.</param>
internal sealed class CpuSlices(TimeSpan time, double quiet)
{
    // A slice has to fit with the fixed work on both sides into the gaps that a neighbour leaves.
    private static readonly TimeSpan SliceTime = TimeSpan.FromMilliseconds(0.15);

    // Calls of many milliseconds fill a slice each.
    private const int Fewest = 4;
    private const int MostTimes = 4;

    private const int Calibrations = 5;

    // A neighbour that takes small parts of a slice makes it cost more although the fixed work around it is fast: the cheapest slices are without it.
    private const int Lowest = 20;

    // One call of many milliseconds warms up all that it consists of.
    private static readonly TimeSpan LongestWarmUp = TimeSpan.FromSeconds(RuntimeFeature.IsDynamicCodeCompiled ? 1 : 0.3);

    private readonly List<double> _speeds = new(10_000);
    private object? _kept;

    // A single process knows nothing else to compare with.
    private double _best = quiet > 0 ? quiet : double.MaxValue;

    /// <summary>What the fixed work took here in quiet moments: not the very best, which a processor's boost decides.</summary>
    internal double Quiet => _speeds.Count == 0 ? quiet : _speeds.Order().ElementAt(_speeds.Count / 10);

    /// <summary>Sets the cost of each call.</summary>
    internal void Measure(CpuCall[] calls)
    {
        if (calls.Length == 0)
            return;
        // Compiling the hot loop is a cost of the start, which is measured elsewhere; so is touching memory for the first time.
        int collections = GC.CollectionCount(0);
        WarmUp.InTurn(WarmUp.ShortJitPause, LongestWarmUp, [.. calls.Select(call => (Action)(() => _kept = call.Run!()))]);
        foreach (CpuCall call in calls)
            WarmUp.UntilCollected(collections, () => _kept = call.Run!());
        // The clock is asked once for many calls. It counts microseconds, so that a count that a pause made too small would be read in steps.
        int[] batches = [.. calls.Select(call => Enumerable.Range(0, Calibrations).Max(_ => InterleavedBatches.CallsIn(SliceTime, call.Run!)))];
        List<Slice>[] slices = [.. calls.Select(_ => new List<Slice>(1000))];
        GC.Collect();
        double before = Speed();
        while (slices.Any(IsWanted))
        {
            for (int i = 0; i < calls.Length; i++)
            {
                if (!IsWanted(slices[i]))
                    continue;
                Slice slice = Run(calls[i].Run!, batches[i]);
                double after = Speed();
                slices[i].Add(slice with { SpeedNs = Math.Max(before, after) });
                before = after;
            }
        }

        GC.KeepAlive(_kept);
        foreach ((int i, CpuCall call) in calls.Index())
            call.Cost = Cost(call.Cost, slices[i]);
    }

    private double Speed()
    {
        double now = Speedometer.Nanoseconds();
        _speeds.Add(now);
        if (quiet == 0)
            _best = Math.Min(_best, now);
        return now;
    }

    /// <summary>Whether a call needs more slices: until the undisturbed ones are enough, or all are too many.</summary>
    private bool IsWanted(List<Slice> slices) =>
        slices.Count < Fewest || slices.Count < Wanted(slices) * MostTimes && slices.Count(IsUndisturbed) < Wanted(slices);

    private int Wanted(List<Slice> slices) => Math.Max(Fewest, (int)(time / slices[0].Wall));

    private bool IsUndisturbed(Slice slice) => slice.SpeedNs <= _best * Speedometer.MostSlowness;

    private Slice Run(Func<object?> call, int batch)
    {
        TimeSpan pauses = GC.GetTotalPauseDuration();
        Environment.ProcessCpuUsage before = Environment.CpuUsage;
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < batch; i++)
            _kept = call();
        TimeSpan wall = Stopwatch.GetElapsedTime(start);
        Environment.ProcessCpuUsage after = Environment.CpuUsage;
        return new Slice(batch, wall, after.UserTime - before.UserTime, after.PrivilegedTime - before.PrivilegedTime, GC.GetTotalPauseDuration() - pauses);
    }

    /// <summary>That of the lowest twentieth of the undisturbed slices; where there are few, of all.</summary>
    private CpuCost Cost(CpuCost cost, List<Slice> slices)
    {
        Slice[] undisturbed = [.. slices.Where(IsUndisturbed)];
        // A neighbour leaves gaps that are long enough for the fixed work and too short for a slice, so a few quiet slices prove nothing.
        bool isQuiet = undisturbed.Length >= Wanted(slices) / 2;
        Slice[] inOrder = [.. (isQuiet ? undisturbed : [.. slices]).OrderBy(slice => slice.User + slice.System - slice.Pauses)];
        Slice chosen = inOrder[inOrder.Length / Lowest];
        TimeSpan share = slices.Aggregate(TimeSpan.Zero, (sum, slice) => sum + slice.Pauses) / slices.Count;
        return cost with
        {
            Operations = chosen.Operations,
            WallNs = (chosen.Wall - chosen.Pauses + share).TotalNanoseconds,
            UserNs = (chosen.User - chosen.Pauses + share).TotalNanoseconds,
            SystemNs = chosen.System.TotalNanoseconds,
            Processors = Environment.ProcessorCount,
            IsDisturbed = !isQuiet,
        };
    }

    /// <param name="Pauses">Of the garbage collector, which works on one thread here: part of the wall time and of the processor time.</param>
    private readonly record struct Slice(int Operations, TimeSpan Wall, TimeSpan User, TimeSpan System, TimeSpan Pauses)
    {
        /// <summary>What the fixed work around it took, the slower of both.</summary>
        internal double SpeedNs { get; init; }
    }
}
