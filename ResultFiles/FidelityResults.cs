using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>What the gate says of every contender on every payload, in one framework and mode.</summary>
public sealed record FidelityResults(Manifest Manifest, IReadOnlyList<FidelityRow> Rows) : IResults<FidelityResults>
{
    public static string FileName => "fidelity.json";

    public static JsonTypeInfo<FidelityResults> TypeInfo => ResultsJson.Readable.FidelityResults;

    IEnumerable<object?> IResults.AllRows => Rows;

    public FidelityResults Over(FidelityResults? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new FidelityResults(manifest, rows),
        row => ((row.Contender, row.Payload), row.TakenAt), row => [row.Contender]);
}

public sealed record FidelityRow
{
    public required string Contender { get; init; }

    public required string Payload { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public CheckOutcome Outcome { get; init; }

    /// <summary>The members that are lost or changed, the exception, or the reason why there is nothing to check.</summary>
    public IReadOnlyList<string> Findings { get => field ?? []; init; }

    /// <summary>What is not wrong, but should be known beside a time.</summary>
    public IReadOnlyList<string> Remarks { get => field ?? []; init; }

    /// <summary>Why it only writes, or only reads.</summary>
    public string? OneWay { get; init; }

    /// <summary>The project's own code: anything but faithful or unavailable is a fault here.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsOwn { get; init; }

    /// <summary>What it writes is not JSON.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsBinary { get; init; }

    [JsonIgnore]
    public bool IsFault => IsOwn && Outcome is not (CheckOutcome.Faithful or CheckOutcome.Unavailable);
}
