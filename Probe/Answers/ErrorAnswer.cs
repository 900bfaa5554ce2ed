using System.Text.Json.Serialization;
using JsonAot.Errors;

namespace JsonAot.Probe.Answers;

/// <summary>What became of one scenario, or why it was not tried.</summary>
internal sealed record ErrorAnswer(ErrorObservation? Observation, string? Unavailable);

[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(ErrorAnswer))]
internal sealed partial class ErrorAnswerJson : JsonSerializerContext;
