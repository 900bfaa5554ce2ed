using JsonAot.Lab.Probes;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verdicts;

/// <summary>Under what conditions the verdicts of one variant were found.</summary>
internal static class VerdictManifest
{
    /// <param name="about">What a program of this variant says of itself; until one has started, what one under the JIT says: it is
    /// of the same build of the framework.</param>
    internal static Manifest Of(VerdictVariant variant, AboutAnswer about) => LabManifest.Of(
        variant.Mode,
        variant.Mode.IsNative ? about.Runtime.Replace(" JIT", " NativeAOT", StringComparison.Ordinal) : about.Runtime,
        about.InstructionSets,
        ["-p:SelfContained=true", .. variant.Mode.Switches],
        "JsonAot.Lab verdicts");
}
