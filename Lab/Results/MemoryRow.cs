namespace JsonAot.Lab.Results;

/// <summary>One process: its figures, or the reason why there are none.</summary>
public sealed record MemoryRow : IRow<MemoryRow>
{
    public static string FileName => "memory.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }

    /// <summary>How often the document was written and read; none where it is merely held.</summary>
    public required int Times { get; init; }
    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The most memory that was resident at any moment since the process began.</summary>
    public long? PeakBytes { get; init; }
    public long? AllocatedBytes { get; init; }
    public int? Gen0 { get; init; }
    public int? Gen1 { get; init; }
    public int? Gen2 { get; init; }

    /// <summary>How long the collector held every thread, all collections together.</summary>
    public double? PauseMs { get; init; }
    public double? WallMs { get; init; }

    /// <summary>What to know of the figures: members that a lossy contender changes, a direction that it lacks.</summary>
    public string? Note { get; init; }
    public string? Unavailable { get; init; }

    object IRow.Key => (Contender, Payload, Times);
}
