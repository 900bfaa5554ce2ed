using System.Text.Json.Serialization;
using JsonAot.Errors;

namespace JsonAot.Probe.Answers;

/// <summary>What became of one scenario, or why it was not tried.</summary>
internal sealed record ErrorAnswer(ErrorObservation? Observation, string? Unavailable);

[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(ErrorAnswer))]
internal sealed partial class ErrorAnswerJson : JsonSerializerContext;

/// <summary>What failing calls cost, in the order in which they were asked for.</summary>
internal sealed record ErrorTimesAnswer(IReadOnlyList<ErrorTime> Times);

/// <param name="MedianNs">Of one call with its exception caught; null where it did not throw this time.</param>
internal sealed record ErrorTime(string Scenario, double? MedianNs, long? AllocatedBytes);

[JsonSerializable(typeof(ErrorTimesAnswer))]
internal sealed partial class ErrorTimesAnswerJson : JsonSerializerContext;
