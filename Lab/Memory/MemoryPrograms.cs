using JsonAot.Lab.Probes;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>The probe of one mode, with either collector. Under the JIT both are in it; a native program holds the one it was linked with.</summary>
internal sealed record MemoryPrograms(PublishedProbe Workstation, PublishedProbe Server, Manifest Manifest)
{
    /// <exception cref="LabException">None of the modes can be built.</exception>
    internal static IReadOnlyList<MemoryPrograms> Publish(IReadOnlyList<DeploymentMode> modes, Action<string> say, CancellationToken stop)
    {
        var cache = new PublishCache(say);
        PublishRequest[] requests = [.. modes.SelectMany(mode => new[] { Plain(mode), WithServer(mode) })];
        // All at once, so that two are under way at any time.
        IReadOnlyList<PublishedProbe> published = cache.GetAll(requests, stop);
        return
        [
            .. ProbeSession.Open(modes, "JsonAot.Lab memory", say).Select(session => new MemoryPrograms(
                published.First(probe => probe.Mode.Name == session.Manifest.Mode),
                published.Last(probe => probe.Mode.Name == session.Manifest.Mode),
                session.Manifest)),
        ];
    }

    internal PublishedProbe For(CollectorKind collector) => collector.IsServer ? Server : Workstation;

    private static PublishRequest Plain(DeploymentMode mode) => new(ProbeProgram.Probe, mode);

    private static PublishRequest WithServer(DeploymentMode mode) =>
        mode.IsNative ? Plain(mode) with { Properties = ["ServerGarbageCollection=true"] } : Plain(mode);
}
