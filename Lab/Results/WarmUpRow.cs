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

    /// <summary>The time of one call between the last two points: what it costs when all is warm.</summary>
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
