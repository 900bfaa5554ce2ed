using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>What the measured process knows of itself, for the manifest beside its figures.</summary>
internal sealed record AboutAnswer(string Runtime, string InstructionSets, int Processors);

[JsonSerializable(typeof(AboutAnswer))]
internal sealed partial class AboutAnswerJson : JsonSerializerContext;
