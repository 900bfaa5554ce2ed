using System.Text.Json.Serialization;
using JsonAot.Errors;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Answers;

/// <summary>The gate's report, and what it does not say: that a contender goes one way only, or writes something else than JSON.</summary>
internal sealed record GateAnswer(
    Fidelity Fidelity, IReadOnlyList<string> Findings, IReadOnlyList<string> Remarks, string? OneWay, bool IsBinary = false);

/// <summary>What the measured process knows of itself, for the manifest beside its figures.</summary>
internal sealed record AboutAnswer(string Runtime, string InstructionSets);

/// <summary>What became of one scenario, or why it was not tried.</summary>
internal sealed record ErrorAnswer(ErrorObservation? Observation, string? Unavailable);

/// <summary>Why a suite's documents were not tried; what came of each that was stands in a line before it.</summary>
internal sealed record ParsingAnswer(string? Unavailable)
{
    /// <summary>Before the document's name and a letter for each place. Libraries may print lines of their own.</summary>
    internal const string Mark = "document: ";
}

/// <summary>What came of one direction, which is written by hand: MeasuredPrograms/Verdict/Answer.cs.</summary>
/// <param name="Unavailable">Why there is nothing to read or write with.</param>
/// <param name="Differs">What was read is not the sample.</param>
/// <param name="IsBinary">What was written is not JSON: only the contender itself can read it.</param>
internal sealed record VerdictAnswer(string? Unavailable, string? Exception, bool Differs, bool IsBinary);

/// <summary>What memory the process needed, or why there was nothing to measure.</summary>
/// <param name="PeakBytes">Null where the system does not say.</param>
/// <param name="Times">How often the document was written and read: fewer times than asked for where that takes too long.</param>
/// <param name="OneWay">The direction that the contender lacks.</param>
/// <param name="Differences">What differs in the value that was read last, and in the document that was written last.</param>
internal sealed record MemoryAnswer(
    long? PeakBytes = null, int Times = 0, long AllocatedBytes = 0, int Gen0 = 0, int Gen1 = 0, int Gen2 = 0, double PauseMs = 0,
    double WallMs = 0, string? OneWay = null, IReadOnlyList<string>? Differences = null, string? Unavailable = null);

[JsonSourceGenerationOptions(UseStringEnumConverter = true)]
[JsonSerializable(typeof(AboutAnswer))]
[JsonSerializable(typeof(GateAnswer))]
[JsonSerializable(typeof(ErrorAnswer))]
[JsonSerializable(typeof(ParsingAnswer))]
[JsonSerializable(typeof(MemoryAnswer))]
[JsonSerializable(typeof(VerdictAnswer))]
internal sealed partial class AnswerJson : JsonSerializerContext;
