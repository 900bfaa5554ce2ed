using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>How close contenders come to the floor, timed in turn in one process, in one framework and mode.</summary>
public sealed record LimitTimes(Manifest Manifest, IReadOnlyList<LimitRow> Rows) : IResults<LimitTimes>
{
    public static string FileName => "limits.json";

    public static JsonTypeInfo<LimitTimes> TypeInfo => ResultsJson.Readable.LimitTimes;

    IEnumerable<object?> IResults.AllRows => Rows;

    public LimitTimes Over(LimitTimes? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new LimitTimes(manifest, rows),
        row => (row.Key, row.TakenAt), row => [row.Contender]);
}

/// <summary>One contender, payload and task. Only rows taken in one process, those of one payload, may be compared.</summary>
public sealed record LimitRow
{
    public required string Payload { get; init; }

    public required string Task { get; init; }

    public required string Contender { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The middle of the fast turns, each at the machine's full speed.</summary>
    public double? Ns { get; init; }

    [JsonIgnore]
    public double? Time => Ns;

    public long? AllocatedBytes { get; init; }

    /// <summary>The contender has no call of its own for this task, and converts.</summary>
    public bool? IsAdapted { get; init; }

    public string? Unavailable { get; init; }

    [JsonIgnore]
    public bool IsMarkedAdapted => this is { IsAdapted: true, Time: not null };

    // A payload's rows are replaced together: they come from one process.
    [JsonIgnore]
    internal string Key => Payload;
}
