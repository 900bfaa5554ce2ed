namespace JsonAot.Lab.Commands.Try;

/// <summary>
/// Publishes all native programs of a subject in one go, before the verbs that run them ask for each: one publish links while another
/// compiles, and a small machine is busy all the time. The requests are those of the verbs. Where one differed, its verb would publish
/// its own, and only time would be lost.
/// </summary>
internal sealed class NativePrograms(Subject subject, PublishCache cache)
{
    private const string PayloadType = "TriedPayload";

    /// <returns>For each native mode the program that times all contenders.</returns>
    internal IReadOnlyDictionary<DeploymentMode, PublishedProbe> Publish(
        IReadOnlyList<DeploymentMode> modes, IReadOnlyList<string> able, CancellationToken stop)
    {
        DeploymentMode[] native = [.. modes.Where(mode => mode.IsNative)];
        LoneContender[] few = [.. DefaultContestants.ForProcesses(able).Select(name => LoneContender.Of(Libraries.Contenders.Named(name)))];
        LoneContender[] judged = [.. few.Where(one => DefaultContestants.ForVerdicts([one.Name]).Count > 0)];
        PublishRequest[] probes = [.. native.Select(mode => OfSubject(new PublishRequest(ProbeProgram.Probe, mode)))];
        PublishRequest[] others =
        [
            .. judged.Select(one => OfSubject(ProbeProgram.VerdictOf(one, PayloadType, DeploymentMode.Aot))),
            .. from mode in native
               from one in few
               where DefaultContestants.IsNative(one.Name)
               select OfSubject(ProbeProgram.StartOf(one, PayloadType, mode)),
            .. judged.Length == 0 ? Array.Empty<PublishRequest>() : [OfSubject(ProbeProgram.UntrimmedVerdict(DeploymentMode.Jit))],
            .. native.SelectMany(mode => new[] { ProbeProgram.Empty(mode), ProbeProgram.EmptyWithHandshake(mode) }),
        ];
        IReadOnlyList<PublishedProbe> published = cache.GetAll([.. probes, .. OperatingSystem.IsLinux() ? others : []], stop);
        return probes.Zip(published).ToDictionary(pair => pair.First.Mode, pair => pair.Second);
    }

    private PublishRequest OfSubject(PublishRequest request) => request with { PayloadFolder = subject.SourceFolder };
}
