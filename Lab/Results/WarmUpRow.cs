namespace JsonAot.Lab.Results;

/// <summary>One contender and payload: its curve, or the reason why there is none.</summary>
public sealed record WarmUpRow : IRow<WarmUpRow>
{
    public static string FileName => "warmup.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Rounds { get; init; }
    public int? Seed { get; init; }

    public IReadOnlyList<WarmUpPoint> Points { get => field ?? []; init; }

    /// <summary>Of one call between the last two points: what it costs when all is warm.</summary>
    public double? CostNs { get; init; }

    /// <summary>Where the line through the last two points begins: start and warm-up. Null where that is before the spawn.</summary>
    public double? StartNs { get => field > 0 ? field : null; init; }

    /// <summary>When this mode has caught up with each native one that was measured in the same run.</summary>
    public IReadOnlyList<BreakEven> BreakEvens { get => field ?? []; init; }

    public string? Unavailable { get; init; }
}

/// <param name="Calls">A call is a write and a read.</param>
/// <param name="SinceSpawnNs">From the spawn until so many were done.</param>
public sealed record WarmUpPoint(int Calls, Estimate SinceSpawnNs);

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
