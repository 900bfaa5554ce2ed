namespace JsonAot.Lab.Programs;

/// <summary>What was published for a run: the programs, and a manifest for each mode that there is.</summary>
/// <param name="Empty">The empty program of each mode.</param>
/// <param name="Stamp">The fingerprint of everything that was published: equal stamps, equal programs.</param>
internal sealed record Published<TTarget>(
    IReadOnlyList<TTarget> Targets,
    IReadOnlyDictionary<string, Manifest> Manifests,
    IReadOnlyDictionary<string, string> Empty,
    string Stamp)
    where TTarget : Target
{
    internal static Published<TTarget> Of(
        IReadOnlyList<TTarget> wanted, bool hasEmpty, PublishCache programs, string tool, Action<string> say)
    {
        int empty = hasEmpty ? EmptyOf(wanted).Count() : 0;
        IReadOnlyList<PublishedProbe> published = programs.GetAll(RequestsOf(wanted, hasEmpty));
        var probes = new Queue<PublishedProbe>(published.Skip(empty));
        TTarget[] targets = [.. wanted.Select(target => target.Unavailable is null ? Filled(target, probes.Dequeue()) : target)];
        // Once for a mode: a package that is missing is missing for every contender.
        foreach (var missing in targets.GroupBy(target => target.Mode).Where(ofMode => ofMode.All(target => target.Program is null)))
            say($"{Checkout.Framework} {missing.Key.Name} is not available: "
                + $"{string.Join(" ", missing.Select(target => target.Unavailable).Distinct().Take(2))}");
        var manifests = targets
            .Where(target => target.Program is not null)
            .DistinctBy(target => target.Mode)
            .ToDictionary(first => first.Mode.Name, first => LabManifest.OfStarted(first.Program!, tool));
        if (manifests.Count == 0)
            throw new LabException($"Nothing can be measured here. "
                + $"{targets.Select(target => target.Unavailable).OfType<string>().FirstOrDefault()}");
        return new Published<TTarget>(
            [.. targets.Where(target => manifests.ContainsKey(target.Mode.Name))],
            manifests,
            published.Take(empty)
                .Where(one => one.Unavailable is null)
                .ToDictionary(one => one.Mode.Name, one => one.Executable),
            Fingerprint.OfTexts(published.Select(program => program.Record.Stamp)));
    }

    /// <summary>The empty programs, and the programs of those that can be tried.</summary>
    internal static IReadOnlyList<PublishRequest> RequestsOf(IReadOnlyList<TTarget> wanted, bool hasEmpty) =>
        [.. hasEmpty ? EmptyOf(wanted) : [], .. wanted.Where(target => target.Unavailable is null).Select(target => target.Request)];

    private static IEnumerable<PublishRequest> EmptyOf(IReadOnlyList<TTarget> wanted) =>
        wanted.Select(target => target.Mode).Distinct().Select(ProbeProgram.EmptyWithHandshake);

    private static TTarget Filled(TTarget target, PublishedProbe program) =>
        program.Unavailable is { } reason ? target with { Unavailable = reason } : target with { Program = program };
}
