using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>What came of writing a payload to a file; all null when it is written.</summary>
internal sealed record WriteAnswer
{
    /// <summary>Why there is nothing to write with.</summary>
    public string? Unavailable { get; init; }

    public string? Exception { get; init; }
}

[JsonSerializable(typeof(WriteAnswer))]
internal sealed partial class WriteAnswerJson : JsonSerializerContext;

/// <summary>What came of reading each file, in the order of the question.</summary>
/// <param name="Unavailable">Why there is nothing to read with.</param>
internal sealed record ReadAnswer(string? Unavailable, IReadOnlyList<ReadFile> Files);

/// <param name="Differences">The members that came back changed; none when equal.</param>
internal sealed record ReadFile(string? Exception, IReadOnlyList<string> Differences);

[JsonSerializable(typeof(ReadAnswer))]
internal sealed partial class ReadAnswerJson : JsonSerializerContext;
