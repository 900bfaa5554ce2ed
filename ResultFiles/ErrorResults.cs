using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>How libraries fail, in one framework and mode.</summary>
public sealed record ErrorResults(Manifest Manifest, IReadOnlyList<ErrorRow> Rows) : IResults<ErrorResults>
{
    public static string FileName => "errors.json";

    public static JsonTypeInfo<ErrorResults> TypeInfo => ResultsJson.Readable.ErrorResults;

    IEnumerable<object?> IResults.AllRows => Rows;

    public ErrorResults Over(ErrorResults? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new ErrorResults(manifest, rows),
        row => (row.Key, row.TakenAt), row => [row.Contender]);
}

/// <summary>One contender, payload and scenario: what happened, or the reason why it was not tried.</summary>
public sealed record ErrorRow
{
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
    internal (string Contender, string Payload, string Scenario) Key => (Contender, Payload, Scenario);
}
