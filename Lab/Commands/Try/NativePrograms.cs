namespace JsonAot.Lab.Commands.Try;

/// <summary>
/// Publishes all native programs of a subject in one go, before the verbs that run them ask for each: one publish links while another compiles, and a small machine
/// is busy all the time. The requests are those of the verbs. Where one differed, its verb would publish its own, and only time would be lost.
/// </summary>
internal sealed class NativePrograms(Subject subject, PublishCache cache)
{
    private const string PayloadType = "TriedPayload";

    private static readonly string[] OfVerdicts = ["TreatWarningsAsErrors=false", "TrimmerSingleWarn=false"];

    /// <returns>For each native mode the program that times all contenders.</returns>
    internal IReadOnlyDictionary<DeploymentMode, PublishedProbe> Publish(IReadOnlyList<DeploymentMode> modes, IReadOnlyList<string> able, CancellationToken stop)
    {
        DeploymentMode[] native = [.. modes.Where(mode => mode.IsNative)];
        LoneContender[] few = [.. DefaultContestants.ForProcesses(able).Select(name => LoneContender.Of(Libraries.Contenders.Named(name)))];
        LoneContender[] judged = [.. few.Where(one => DefaultContestants.ForVerdicts([one.Name]).Count > 0)];
        PublishRequest[] probes = [.. native.Select(mode => Request(ProbeProgram.Probe, mode))];
        PublishRequest[] others =
        [
            .. judged.Select(Judged),
            .. from mode in native from one in few where DefaultContestants.IsNative(one.Name) select Started(one, mode),
            .. judged.Length == 0 ? Array.Empty<PublishRequest>() : [Compared()],
            .. native.SelectMany(Empty),
        ];
        IReadOnlyList<PublishedProbe> published = cache.GetAll([.. probes, .. OperatingSystem.IsLinux() ? others : []], stop);
        return probes.Zip(published).ToDictionary(pair => pair.First.Mode, pair => pair.Second);
    }

    private PublishRequest Request(ProgramProject program, DeploymentMode mode) => new(program, mode) { PayloadFolder = subject.SourceFolder };

    private PublishRequest Started(LoneContender one, DeploymentMode mode) =>
        Request(ProbeProgram.Start, mode) with { Libraries = one.Libraries, Contender = one.Type, Payload = PayloadType };

    private PublishRequest Judged(LoneContender one) => Request(ProbeProgram.Verdict, DeploymentMode.Aot) with
    {
        Name = one.Name, Libraries = one.Libraries, Contender = one.Type, Payload = PayloadType, Unguarded = true, Properties = OfVerdicts,
    };

    /// <summary>What a native program does is held against what it does under the JIT.</summary>
    private PublishRequest Compared() => Request(ProbeProgram.Verdict, DeploymentMode.Jit) with { Name = "every contender, nothing trimmed,", Properties = OfVerdicts };

    private static PublishRequest[] Empty(DeploymentMode mode) =>
    [
        new(ProbeProgram.Floor, mode) { Libraries = "none" },
        new(ProbeProgram.Floor, mode) { Libraries = "none", Properties = ["Handshake=true"] },
    ];
}
