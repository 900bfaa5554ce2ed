using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

/// <summary>One contender, payload and scenario: what happened, or the reason why it was not tried.</summary>
public sealed record ErrorRow : IRow<ErrorRow>
{
    public static string FileName => "errors.json";

    public static JsonTypeInfo<Results<ErrorRow>> TypeInfo => ResultsJson.Readable.ResultsErrorRow;

    public required string Contender { get; init; }

    public required string Payload { get; init; }

    public required string Scenario { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public ErrorKind? Outcome { get; init; }

    /// <summary>The type's name.</summary>
    public string? Exception { get; init; }

    /// <summary>The first line of the exception's message, what came back instead, or how the process ended.</summary>
    public string? Detail { get; init; }

    public string? Unavailable { get; init; }

    [JsonIgnore]
    public object Key => (Contender, Payload, Scenario);
}
