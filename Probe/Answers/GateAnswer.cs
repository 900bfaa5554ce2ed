using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>The gate's report, and what it does not say: that a contender goes one way only, or writes something else than JSON.</summary>
internal sealed record GateAnswer(Fidelity Fidelity, IReadOnlyList<string> Findings, IReadOnlyList<string> Remarks, string? OneWay, bool IsBinary = false);

[JsonSerializable(typeof(GateAnswer))]
internal sealed partial class GateAnswerJson : JsonSerializerContext;
