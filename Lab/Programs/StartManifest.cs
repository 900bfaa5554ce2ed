namespace JsonAot.Lab.Programs;

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
