using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>The probe of one mode, with either collector. Under the JIT both are in it; a native program holds the one it was linked with.</summary>
internal sealed record MemoryPrograms(PublishedProbe Workstation, PublishedProbe Server, Manifest Manifest)
{
    private readonly Dictionary<(string Executable, string Contender, string Payload), ProbeReply<GateAnswer>> _gates = [];

    /// <exception cref="LabException">None of the modes can be built.</exception>
    internal static IReadOnlyList<MemoryPrograms> Publish(Measuring run)
    {
        var cache = new PublishCache(run.Progress.Say);
        PublishRequest[] requests = [.. run.Modes.SelectMany(mode => new[] { Plain(mode), WithServer(mode) })];
        // All at once, so that two are under way at any time.
        IReadOnlyList<PublishedProbe> published = cache.GetAll(requests, run.Stop);
        return
        [
            .. run.Probes().Select(session => new MemoryPrograms(
                published.First(probe => probe.Mode.Name == session.Manifest.Mode),
                published.Last(probe => probe.Mode.Name == session.Manifest.Mode),
                session.Manifest)),
        ];
    }

    internal string Stamp => SourceStamp.OfTexts([Workstation.Record.Stamp, Server.Record.Stamp]);

    internal PublishedProbe For(Collector collector) => collector.IsServer ? Server : Workstation;

    /// <summary>Asked once for each program: what a contender reads and writes is the same under every collector, and the gate takes seconds for a large document.</summary>
    internal ProbeReply<GateAnswer> Gate(PublishedProbe program, ProbeProcess probe, MemoryRow row, TimeSpan limit)
    {
        (string, string, string) key = (program.Executable, row.Contender, row.Payload);
        if (_gates.TryGetValue(key, out ProbeReply<GateAnswer>? known))
            return known;
        ProbeReply<GateAnswer> gate = probe.AskGate(row.Contender, row.Payload, limit);
        // A process that gave no answer may give one the next time.
        if (gate.Answer is not null)
            _gates.Add(key, gate);
        return gate;
    }

    private static PublishRequest Plain(DeploymentMode mode) => new(ProbeProgram.Probe, mode);

    private static PublishRequest WithServer(DeploymentMode mode) =>
        mode.IsNative ? Plain(mode) with { Properties = ["ServerGarbageCollection=true"] } : Plain(mode);
}
