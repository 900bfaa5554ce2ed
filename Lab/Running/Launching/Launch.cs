using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// One process from its spawn to its end, or the failure that ended it. Times are readings of the monotonic clock in nanoseconds.
/// </summary>
/// <param name="Received">When the report had been read.</param>
/// <param name="Released">When its input was closed, which allows it to exit.</param>
/// <param name="Visit">What was found out while it waited; null where nobody asked.</param>
/// <param name="PeakBytes">The most memory that was resident while it waited.</param>
/// <param name="Failure">What went wrong, as part of a sentence about it: "ended by SIGSEGV before Main".</param>
internal sealed record Launch(
    long Spawned,
    long Received,
    long Released,
    long Ended,
    StartReport? Report,
    Visit? Visit,
    long? PeakBytes,
    Posix.ResourceUsage Usage,
    string? Failure)
{
    /// <summary>How much of the time this program was not there, because it was suspended: what it read of the clock came late.</summary>
    internal TimeSpan Missed { get; init; }

    internal double UserNs => 1e9 * Usage.UserSeconds + 1e3 * Usage.UserMicroseconds;

    internal double SystemNs => 1e9 * Usage.SystemSeconds + 1e3 * Usage.SystemMicroseconds;
}
