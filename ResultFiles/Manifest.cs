namespace JsonAot.ResultFiles;

/// <summary>Under what conditions the figures beside it were taken. Without this a figure means nothing.</summary>
public sealed record Manifest
{
    public const int CurrentSchema = 1;

    public int Schema { get; init; } = CurrentSchema;

    public required Machine Machine { get; init; }

    public required string Framework { get; init; }

    public required string Mode { get; init; }

    /// <summary>The build of the framework that ran, as the measured process reported it.</summary>
    public required string RuntimeVersion { get; init; }

    public required string SdkVersion { get; init; }

    /// <summary>The switches that the measured program was published with.</summary>
    public required IReadOnlyList<string> PublishSwitches { get; init; }

    /// <summary>The vector instruction sets that the measured process could use.</summary>
    public required string InstructionSets { get; init; }

    public required string Tool { get; init; }

    public required string Commit { get; init; }

    public required DateTimeOffset TakenAt { get; init; }
}
