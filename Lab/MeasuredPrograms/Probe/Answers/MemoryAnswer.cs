using System.Text.Json.Serialization;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Answers;

/// <summary>What memory the process needed, or why there was nothing to measure.</summary>
internal sealed record MemoryAnswer
{
    /// <summary>Null where the system does not say.</summary>
    public long? PeakBytes { get; init; }

    /// <summary>How often the document was written and read: fewer times than asked for where that takes too long.</summary>
    public int Times { get; init; }

    public long AllocatedBytes { get; init; }

    public int Gen0 { get; init; }

    public int Gen1 { get; init; }

    public int Gen2 { get; init; }

    public double PauseMs { get; init; }

    public double WallMs { get; init; }

    /// <summary>The direction that the contender lacks.</summary>
    public string? OneWay { get; init; }

    /// <summary>What differs in the value that was read last, and in the document that was written last.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];

    public string? Unavailable { get; init; }
}

[JsonSerializable(typeof(MemoryAnswer))]
internal sealed partial class MemoryAnswerJson : JsonSerializerContext;
