namespace JsonAot.Lab.Programs;

/// <summary>One contender with one payload in one mode: the program that holds it, or the reason why there is none.</summary>
/// <param name="Document">What it is given to read, in a file; and the check of what it writes.</param>
/// <param name="Executable">Null where there is none.</param>
internal sealed record StartTarget(
    Contender Contender, IPayload Payload, DeploymentMode Mode, TargetDocument? Document, string? Executable, string? Unavailable)
{
    internal string ContenderType => Contender.GetType().Name;

    internal string PayloadType => Payload.GetType().Name;
}

/// <summary>What was published for a run: the programs, and a manifest for each mode that there is.</summary>
/// <param name="Stamp">Of everything that was published: equal stamps, equal programs.</param>
internal sealed record StartTargets(
    IReadOnlyList<StartTarget> All, IReadOnlyDictionary<string, Manifest> Manifests, IReadOnlyDictionary<string, string> Floors, string Stamp);

/// <summary>What a start probe says of itself, as the manifest for what it is measured by.</summary>
internal static class StartManifest
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    /// <exception cref="LabException">It does not run.</exception>
    internal static Manifest Of(string executable, DeploymentMode mode, string tool)
    {
        using var launcher = new Launcher(executable, ["about"], Limit);
        Launch launch = launcher.Run();
        if (launch.Report?.Text.Split('\n') is not [var runtime, var instructionSets])
            throw new LabException($"The program published for {mode.Name} does not run: it {launch.Failure ?? "gave no report"}.");
        return LabManifest.Of(mode, runtime, instructionSets, ["-p:SelfContained=true", .. mode.Switches], tool);
    }
}
