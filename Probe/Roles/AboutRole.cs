using JsonAot.Probe.Answers;
using JsonAot.Probe.Start;

namespace JsonAot.Probe.Roles;

/// <summary>What this process is, for the manifest beside its figures.</summary>
internal static class AboutRole
{
    internal static int Run() => Reply.With(
        new AboutAnswer(ProcessFacts.Runtime, ProcessFacts.InstructionSets, Environment.ProcessorCount), AboutAnswerJson.Default.AboutAnswer);
}
