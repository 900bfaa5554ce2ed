namespace JsonAot;

/// <summary>
/// The pauses of the garbage collector, shared by those who made it run. A collection comes when so many bytes are allocated. In whose batch it falls is chance,
/// and a batch of documents of megabytes has one or none: by their own pauses identical calls differed by a seventh. So each byte bears the same part.
/// </summary>
public static class SharedPauses
{
    /// <param name="paused">All pauses of these calls.</param>
    /// <param name="calls">For each the bytes that one call allocates, and how often it was called.</param>
    /// <returns>Nanoseconds that one call bears of them.</returns>
    public static double[] Of(TimeSpan paused, IReadOnlyList<(long Bytes, long Times)> calls)
    {
        double allocated = calls.Sum(call => (double)call.Bytes * call.Times);
        return [.. calls.Select(call => allocated > 0 ? paused.TotalNanoseconds * (call.Bytes / allocated) : 0)];
    }
}
