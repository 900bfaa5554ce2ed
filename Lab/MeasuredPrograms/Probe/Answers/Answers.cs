using System.Text.Json.Serialization;
using JsonAot.Errors;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Answers;

/// <summary>The gate's report, and what it does not say: that a contender goes one way only, or writes something else than JSON.</summary>
internal sealed record GateAnswer(
    Fidelity Fidelity, IReadOnlyList<string> Findings, IReadOnlyList<string> Remarks, string? OneWay, bool IsBinary = false);

/// <summary>What the measured process knows of itself, for the manifest beside its figures.</summary>
internal sealed record AboutAnswer(string Runtime, string InstructionSets, int Processors);

/// <summary>What became of one scenario, or why it was not tried.</summary>
internal sealed record ErrorAnswer(ErrorObservation? Observation, string? Unavailable);

/// <summary>What came of one direction, which is written by hand: MeasuredPrograms/Verdict/Answer.cs.</summary>
/// <param name="Unavailable">Why there is nothing to read or write with.</param>
/// <param name="Differs">What was read is not the sample.</param>
/// <param name="IsBinary">What was written is not JSON: only the contender itself can read it.</param>
internal sealed record VerdictAnswer(string? Unavailable, string? Exception, bool Differs, bool IsBinary);

[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(AboutAnswer))]
[JsonSerializable(typeof(GateAnswer))]
[JsonSerializable(typeof(ErrorAnswer))]
[JsonSerializable(typeof(VerdictAnswer))]
internal sealed partial class AnswerJson : JsonSerializerContext;
