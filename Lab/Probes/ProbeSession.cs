using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Libraries;

namespace JsonAot.Lab.Probes;

/// <summary>A published probe that has said what it is, ready to be asked; and the manifest for what it will answer.</summary>
internal sealed record ProbeSession(ProbeProcess Process, Manifest Manifest, string Stamp)
{
    /// <summary>The modes that this machine can build. Of the others it says why not.</summary>
    /// <exception cref="LabException">None can be measured, or the probe does not build.</exception>
    internal static IReadOnlyList<ProbeSession> Open(
        PublishCache programs, IReadOnlyList<PublishRequest> requests, string tool, Action<string> say)
    {
        var sessions = new List<ProbeSession>();
        foreach (PublishedProbe probe in programs.GetAll(requests))
        {
            if (probe.Unavailable is not { } reason)
                sessions.Add(Open(probe, tool));
            else if (PublishOutput.IsOfMachine(reason))
                say($"{Checkout.Framework} {probe.Mode.Name} is not available: {reason}");
            else
                throw new LabException(reason);
        }

        return sessions.Count > 0 ? sessions : throw new LabException("None of the modes can be built here.");
    }

    /// <summary>A contender that this build leaves out needs no process to say why.</summary>
    internal static string? AbsenceOf(Contender contender) => contender is AbsentContender ? contender.Description : null;

    private static ProbeSession Open(PublishedProbe probe, string tool)
    {
        var process = new ProbeProcess(probe.Executable);
        ProbeReply<AboutAnswer> reply = process.AskAbout();
        AboutAnswer about = reply.Answer
            ?? throw LabManifest.DoesNotRun(probe, reply.Run.WhyNoAnswer);
        Manifest manifest = LabManifest.Of(probe.Mode, about.Runtime, about.InstructionSets, tool);
        return new ProbeSession(process, manifest with { PublishSwitches = probe.Request.Switches }, probe.Record.Stamp);
    }
}

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
