using JsonAot.Lab.Programs;
using JsonAot.Probe.Web;

namespace JsonAot.Lab.Measures.Web;

/// <summary>Publishes the servers: one for all contenders under the JIT, as what it is not asked for it does not load; natively one for each.</summary>
internal sealed class WebPrograms(IReadOnlyList<WebBody> bodies, Measuring run)
{
    private static readonly ProgramProject Web = new("Probe/Web", "JsonAot.Web");

    internal IReadOnlyList<WebTarget> Targets { get; private set; } = [];

    internal IReadOnlyDictionary<string, string> Floors { get; private set; } = new Dictionary<string, string>();

    internal IReadOnlyDictionary<string, Manifest> Manifests { get; private set; } = new Dictionary<string, Manifest>();

    internal string Stamp { get; private set; } = "";

    /// <exception cref="LabException">None of the modes can be built here.</exception>
    internal void Publish(IReadOnlyList<WebEntry> entries)
    {
        WebTarget[] wanted =
        [
            .. from mode in run.Modes from entry in entries select new WebTarget(entry, mode, null, mode.IsNative ? entry.NotNative : null),
        ];
        PublishRequest[] empty = [.. run.Modes.Select(mode => new PublishRequest(ProbeProgram.Floor, mode) { Libraries = "none", Properties = ["Handshake=true"] })];
        PublishRequest[] requests = [.. wanted.Where(target => target.Unavailable is null).Select(Request)];
        IReadOnlyList<PublishedProbe> published = new PublishCache(run.Progress.Say).GetAll([.. empty, .. requests], run.Stop);
        var programs = new Queue<PublishedProbe>(published.Skip(empty.Length));
        Targets = [.. wanted.Select(target => target.Unavailable is null ? Fill(target, programs.Dequeue()) : target)];
        Floors = published.Take(empty.Length).Where(floor => floor.Unavailable is null).ToDictionary(floor => floor.Mode.Name, floor => floor.Executable);
        Stamp = SourceStamp.OfTexts(published.Select(program => program.Record.Stamp));
        foreach (var missing in Targets.GroupBy(target => target.Mode).Where(mode => mode.All(target => target.Program is null)))
            run.Progress.Say($"{Checkout.Framework} {missing.Key.Name} is not available: {missing.First().Unavailable}");
        Manifests = Targets.Where(target => target.Program is not null).DistinctBy(target => target.Mode)
            .ToDictionary(first => first.Mode.Name, first => StartManifest.Of(first.Program!.Executable, first.Mode, run.Tool));
        if (Manifests.Count == 0)
            throw new LabException($"Nothing can be measured here. {Targets.Select(target => target.Unavailable).OfType<string>().FirstOrDefault()}");
        Targets = [.. Targets.Where(target => Manifests.ContainsKey(target.Mode.Name))];
    }

    private PublishRequest Request(WebTarget target) => target.Mode.IsNative
        ? new PublishRequest(Web, target.Mode)
        {
            Libraries = target.Entry.Library ?? "none",
            Contender = target.Entry.Type,
            Payload = string.Join('+', bodies.Select(body => body.Payload.GetType().Name)),
            Name = $"a server with {target.Entry.Name}",
        }
        : new PublishRequest(Web, target.Mode);

    private static WebTarget Fill(WebTarget target, PublishedProbe program) =>
        program.Unavailable is { } reason ? target with { Unavailable = reason } : target with { Program = program };
}
