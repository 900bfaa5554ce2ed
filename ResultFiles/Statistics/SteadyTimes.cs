namespace JsonAot.ResultFiles.Statistics;

/// <summary>
/// The times of a file with their intervals. Two rows of it are compared by these, on the page, in documents and for claims alike.
/// </summary>
public sealed class SteadyTimes(SteadyState? state)
{
    private readonly PassScatter _scatter = new(state?.Rows ?? []);

    /// <summary>
    /// A time of nothing or less is not a measurement. Its interval is unknown where there are too few samples, and where a neighbour was
    /// busy: those samples say how far disturbed times scatter, and the undisturbed time may lie outside all of them.
    /// </summary>
    public Estimate? Of(SteadyRow row)
    {
        if (row.MedianNs is not > 0)
            return null;
        double median = row.MedianNs.Value;
        Estimate? interval = row.IsDisturbed || row.Samples.Any(sample => sample <= 0) ? null : MedianInterval.Of(median, row.Samples);
        if (interval is null)
            return new Estimate(median, 0, double.PositiveInfinity);
        // A row of one process says nothing of others.
        if (row.Passes is not { Count: > 0 } passes)
            return interval;
        Estimate processes = _scatter.Around(median, passes);
        return new Estimate(median, Math.Min(interval.Low, processes.Low), Math.Max(interval.High, processes.High));
    }
}
