namespace JsonAot.Lab.Results;

/// <summary>After how many calls a process that starts slowly and then works fast has caught up with one that does the opposite.</summary>
/// <param name="Calls">The middle one of the rounds. Null for never: the other stays ahead; and where it is not known.</param>
public sealed record BreakEven(double? Calls = null)
{
    /// <summary>The mode of the other.</summary>
    public string? Against { get; init; }
    public double? Low { get; init; }
    public double? High { get; init; }

    /// <summary>In how many rounds both were measured.</summary>
    public int? Rounds { get; init; }

    /// <summary>Why it is not known although both were measured.</summary>
    public string? Unknown { get; init; }

    public bool IsKnown => Unknown is null;

    /// <summary>Two straight lines: what the start takes, and what each call adds to it.</summary>
    public static BreakEven Of(double start, double cost, double otherStart, double otherCost) => new(
        cost < otherCost ? Math.Max(0, (start - otherStart) / (otherCost - cost))
        : cost == otherCost && start <= otherStart ? 0
        : (double?)null);
}
