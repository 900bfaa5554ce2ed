namespace JsonAot.Lab.Programs.Probes;

/// <summary>
/// Under what conditions a verb found what it found: this machine and checkout, and what the measured program says of itself.
/// </summary>
internal static class LabManifest
{
    internal static Manifest Of(DeploymentMode mode, string runtime, string instructionSets, string tool) => new()
    {
        Machine = Machine.Current,
        Framework = Checkout.Framework,
        Mode = mode.Name,
        RuntimeVersion = runtime,
        InstructionSets = instructionSets,
        SdkVersion = SdkVersion.Current,
        PublishSwitches = ["-p:SelfContained=true", .. mode.Switches],
        Tool = tool,
        Commit = Checkout.Commit,
        TakenAt = DateTimeOffset.UtcNow,
        BuiltFromSource = Libraries.Contenders.BuiltFromSource,
        Packages = Libraries.Contenders.Packages,
        PageNs = NewPage.Nanoseconds,
    };

    /// <summary>From what a program says of itself that the launcher starts.</summary>
    internal static Manifest OfStarted(PublishedProbe program, string tool)
    {
        using var launcher = new Launcher(program.Executable, ["about"], TimeSpan.FromSeconds(30));
        Launch launch = launcher.Run();
        return launch.Report?.Text.Split('\n') is [var runtime, var instructionSets]
            ? Of(program.Mode, runtime, instructionSets, tool)
            : throw DoesNotRun(program, launch.Failure ?? "gave no report");
    }

    /// <param name="how">It ended, as the second part of a sentence.</param>
    internal static LabException DoesNotRun(PublishedProbe program, string how) => new(
        $"The program published for {program.Mode.Name} does not run: it "
        + Trouble.WithNext(how, $"Delete {program.Home} and run this again: it is published once more then."));
}
