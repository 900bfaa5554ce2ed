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
