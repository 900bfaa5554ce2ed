using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>Whose output each contender can read, in one framework and mode.</summary>
public sealed record CrossReadResults(Manifest Manifest, IReadOnlyList<CrossReadRow> Rows) : IResults<CrossReadResults>
{
    public static string FileName => "cross-read.json";

    public static JsonTypeInfo<CrossReadResults> TypeInfo => ResultsJson.Readable.CrossReadResults;

    IEnumerable<object?> IResults.AllRows => Rows;

    public CrossReadResults Over(CrossReadResults? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new CrossReadResults(manifest, rows),
        row => ((row.Payload, row.Writer, row.Reader), row.TakenAt), row => [row.Writer, row.Reader]);
}

/// <summary>One cell: what a reader made of what a writer wrote.</summary>
public sealed record CrossReadRow
{
    public required string Payload { get; init; }

    public required string Writer { get; init; }

    public required string Reader { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public CheckOutcome Outcome { get; init; }

    /// <summary>The members that came back changed, the exception, or the reason why it was not tried.</summary>
    public IReadOnlyList<string> Findings { get => field ?? []; init; }
}
