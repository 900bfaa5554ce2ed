using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// One process from its spawn to its end, or the failure that ended it. Times are readings of the monotonic clock in nanoseconds.
/// </summary>
internal sealed record Launch
{
    internal long Spawned { get; init; }

    /// <summary>When the report had been read.</summary>
    internal long Received { get; init; }

    /// <summary>When its input was closed, which allows it to exit.</summary>
    internal long Released { get; init; }

    internal long Ended { get; init; }

    internal StartReport? Report { get; init; }

    /// <summary>What was found out while it waited; null where nobody asked.</summary>
    internal Visit? Visit { get; init; }

    /// <summary>The most memory that was resident while it waited.</summary>
    internal long? PeakBytes { get; init; }

    internal Posix.ResourceUsage Usage { get; init; }

    /// <summary>What went wrong, as part of a sentence about it: "ended by SIGSEGV before Main".</summary>
    internal string? Failure { get; init; }

    internal double UserNs => 1e9 * Usage.UserSeconds + 1e3 * Usage.UserMicroseconds;

    internal double SystemNs => 1e9 * Usage.SystemSeconds + 1e3 * Usage.SystemMicroseconds;
}

/// <summary>A conversation with a process that waits, such as a first request to a server.</summary>
/// <param name="Answered">The monotonic clock when the answer was there.</param>
/// <param name="Wrong">What is wrong with the answer; null when it is right.</param>
internal sealed record Visit(long Answered, string? Wrong);
