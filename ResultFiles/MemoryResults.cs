using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>What a process that reads and writes a document over and over needs of memory, in one framework and mode.</summary>
public sealed record MemoryResults(Manifest Manifest, IReadOnlyList<MemoryRow> Rows) : IResults<MemoryResults>
{
    public static string FileName => "memory.json";

    public static JsonTypeInfo<MemoryResults> TypeInfo => ResultsJson.Readable.MemoryResults;

    IEnumerable<object?> IResults.AllRows => Rows;

    public MemoryResults Over(MemoryResults? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new MemoryResults(manifest, rows),
        row => (row.Key, row.TakenAt), row => [row.Contender]);
}

/// <summary>One process: its figures, or the reason why there are none.</summary>
public sealed record MemoryRow
{
    public required string Contender { get; init; }

    public required string Payload { get; init; }

    /// <summary>How often the document was written and read; none for the floor.</summary>
    public required int Times { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The most memory that was resident at any moment since the process began.</summary>
    public long? PeakBytes { get; init; }

    /// <summary>Bytes allocated by writing and reading once.</summary>
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

    [JsonIgnore]
    public (string Contender, string Payload, int Times) Key => (Contender, Payload, Times);
}
