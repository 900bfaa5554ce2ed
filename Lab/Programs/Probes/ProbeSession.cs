using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Programs.Probes;

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
                say($"{probe.Request.Framework} {probe.Mode.Name} is not available: {reason}");
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
        manifest = manifest with { Framework = probe.Request.Framework, PublishSwitches = probe.Request.Switches };
        return new ProbeSession(process, manifest, probe.Record.Stamp);
    }
}
