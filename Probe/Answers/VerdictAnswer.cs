using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>What came of one direction in a program for verdicts, which writes this by hand: Probe/Verdict/Answer.cs.</summary>
/// <param name="Differs">What was read is not the sample.</param>
/// <param name="IsBinary">What was written is not JSON: only the contender itself can read it.</param>
internal sealed record VerdictAnswer(string? Unavailable, string? Exception, bool Differs, bool IsBinary);

[JsonSerializable(typeof(VerdictAnswer))]
internal sealed partial class VerdictAnswerJson : JsonSerializerContext;
