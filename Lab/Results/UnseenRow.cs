using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>
/// A call on a document that was chosen after the last change of the code that is measured, with types that were inferred.
/// </summary>
public sealed record UnseenRow : IRow<UnseenRow>
{
    public static string FileName => "unseen.json";

    /// <summary>The name of the document's file, without its extension.</summary>
    public required string Payload { get; init; }

    /// <summary>The SHA-256 of the document without its blanks, as far as other rows keep it.</summary>
    public string? PayloadHash { get; init; }
    public required string Contender { get; init; }
    public required string Direction { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public double? CpuNs { get; init; }
    public long? DocumentBytes { get; init; }

    /// <summary>For each generation how many times as fast it was as the reference beside it.</summary>
    public IReadOnlyList<double> Quotients { get => field ?? []; init; }
    public string? Unavailable { get; init; }

    /// <summary>Null for the reference, and for what has no figure.</summary>
    [JsonIgnore]
    public Comparison? Compared => Quotients.Count == 0 || Contender == ContenderSets.Reference ? null
        : new Comparison(Intervals.OfGenerations(Quotients));

    object IRow.Key => (Payload, Contender, Direction);
}
