using JsonAot.Probing.Answers;
using JsonAot.Starting;

namespace JsonAot.Probing.Roles;

/// <summary>What this process is, for the manifest beside its figures.</summary>
internal static class AboutRole
{
    internal static int Run() => Reply.With(
        new AboutAnswer(ProcessFacts.Runtime, ProcessFacts.InstructionSets, Environment.ProcessorCount), AboutAnswerJson.Default.AboutAnswer);
}
