namespace JsonAot.Lab.Programs;

/// <summary>
/// Publishes the smallest program for each contender, payload and mode. Under the JIT one program serves all, because what it is
/// not asked for it does not load; a native one has nothing in it but the one contender and the one payload.
/// </summary>
internal sealed class TargetPublisher(string tool, Action<string> say)
{
    private static string Documents => Path.Combine(Checkout.Artifacts, "startup", "documents");

    /// <summary>The payload of those who choose none: small, so that starting is what counts.</summary>
    internal const string DefaultPayload = "CalibrationPoints";

    /// <param name="floors">Whether the empty program of each mode is wanted too.</param>
    /// <exception cref="OperationCanceledException">Somebody asked to stop.</exception>
    /// <exception cref="LabException">None of the modes can be built here.</exception>
    internal StartTargets Publish(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes, bool floors, CancellationToken stop)
    {
        StartTarget[] wanted =
        [
            .. from mode in modes
               from payload in payloads
               from contender in contenders
               select new StartTarget(contender, payload, mode, null, null, Absence(contender, mode)),
        ];
        PublishRequest?[] requests = [.. wanted.Select(target => target.Unavailable is null ? Request(target) : null)];
        PublishRequest[] empty = floors ? [.. modes.Select(mode => new PublishRequest(ProbeProgram.Floor, mode) { Libraries = "none", Properties = ["Handshake=true"] })] : [];
        IReadOnlyList<PublishedProbe> published = new PublishCache(say).GetAll([.. empty, .. requests.OfType<PublishRequest>()], stop);

        var programs = new Queue<PublishedProbe>(published.Skip(empty.Length));
        StartTarget[] targets = [.. wanted.Select((target, i) => requests[i] is null ? target : Fill(target, programs.Dequeue()))];
        SayWhatIsMissing(modes, targets);
        Dictionary<string, Manifest> manifests = Manifests(targets);
        if (manifests.Count == 0)
            throw new LabException($"Nothing can be measured here. {targets.Select(target => target.Unavailable).OfType<string>().FirstOrDefault()}");
        return new StartTargets(
            [.. targets.Where(target => manifests.ContainsKey(target.Mode.Name))],
            manifests,
            published.Take(empty.Length).Where(floor => floor.Unavailable is null).ToDictionary(floor => floor.Mode.Name, floor => floor.Executable),
            SourceStamp.OfTexts(published.Select(probe => probe.Record.Stamp)));
    }

    private string? Absence(Contender contender, DeploymentMode mode) =>
        ProbeSession.AbsenceOf(contender) ?? (mode.IsNative ? LoneContender.Of(contender).NotNative : null);

    private PublishRequest Request(StartTarget target) => target.Mode.IsNative
        ? new PublishRequest(ProbeProgram.Start, target.Mode)
        {
            Libraries = LoneContender.Of(target.Contender).Libraries,
            Contender = target.ContenderType,
            Payload = target.PayloadType,
        }
        : new PublishRequest(ProbeProgram.Start, target.Mode);

    private static StartTarget Fill(StartTarget target, PublishedProbe probe) => target with
    {
        Executable = probe.Unavailable is null ? probe.Executable : null,
        Unavailable = probe.Unavailable,
        Document = TargetDocument.Of(target.Contender, target.Payload, Documents),
    };

    // Once for a mode: a package that is missing is missing for every contender.
    private void SayWhatIsMissing(IReadOnlyList<DeploymentMode> modes, StartTarget[] targets)
    {
        foreach (DeploymentMode mode in modes)
        {
            StartTarget[] ofMode = [.. targets.Where(target => target.Mode == mode)];
            if (ofMode.All(target => target.Executable is null))
                say($"{Checkout.Framework} {mode.Name} is not available: {string.Join(" ", ofMode.Select(target => target.Unavailable).Distinct().Take(2))}");
        }
    }

    private Dictionary<string, Manifest> Manifests(StartTarget[] targets) => targets
        .Where(target => target.Executable is not null)
        .DistinctBy(target => target.Mode)
        .ToDictionary(first => first.Mode.Name, first => StartManifest.Of(first.Executable!, first.Mode, tool));
}
