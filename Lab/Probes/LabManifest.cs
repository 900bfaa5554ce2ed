namespace JsonAot.Lab.Probes;

/// <summary>Under what conditions a verb found what it found: this machine and checkout, and what the measured program says of itself.</summary>
internal static class LabManifest
{
    internal static Manifest Of(DeploymentMode mode, string runtime, string instructionSets, IReadOnlyList<string> switches, string tool) => new()
    {
        Machine = Machine.Current,
        Framework = Checkout.Framework,
        Mode = mode.Name,
        RuntimeVersion = runtime,
        InstructionSets = instructionSets,
        SdkVersion = SdkVersion.Current,
        PublishSwitches = switches,
        Tool = tool,
        Commit = Checkout.Commit,
        TakenAt = DateTimeOffset.UtcNow,
        BuiltFromSource = Libraries.Contenders.BuiltFromSource,
    };
}
