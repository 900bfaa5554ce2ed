using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>What the gate says of a contender on a payload.</summary>
public sealed record FidelityRow : IRow<FidelityRow>
{
    public static string FileName => "fidelity.json";

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

    public bool IsFault => IsOwn && Outcome is not (CheckOutcome.Faithful or CheckOutcome.Unavailable);
}
