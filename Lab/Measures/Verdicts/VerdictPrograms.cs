namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>
/// The programs that verdicts are about: one for each contender and native mode. And the probe, in which nothing is trimmed.
/// </summary>
internal sealed class VerdictPrograms(PublishCache cache, IReadOnlyList<IPayload> payloads)
{
    // One payload alone is compiled in alone, which takes half the time. With several, one program has all there are, whichever are asked
    // for: a program for each would take as many publishes.
    private readonly IPayload? _only = payloads.Count == 1 ? payloads[0] : null;

    /// <summary>Under the JIT nothing is left out and nothing warned of: one program tries every contender that shares it.</summary>
    /// <exception cref="LabException">There is none, and so nothing to compare with.</exception>
    internal VerdictProgram Untrimmed(IReadOnlyList<LoneContender> subjects)
    {
        var program = VerdictProgram.Start(cache.Get(UntrimmedOf(subjects)), payloads.Count);
        return program.About is null ? throw new LabException(program.Reason!) : program;
    }

    /// <summary>The same for one that can be in no program with others; it may not run here.</summary>
    internal VerdictProgram UntrimmedAlone(LoneContender subject) =>
        VerdictProgram.Start(cache.Get(UntrimmedAloneOf(subject)), payloads.Count);

    internal static PublishRequest UntrimmedAloneOf(LoneContender subject) =>
        new(ProbeProgram.Probe, DeploymentMode.Jit) { Libraries = subject.Libraries };

    internal static PublishRequest UntrimmedOf(IReadOnlyList<LoneContender> subjects)
    {
        string[] libraries =
        [
            .. subjects.Where(subject => subject is { Unavailable: null, IsAlone: false })
                .Select(subject => subject.Library).OfType<string>().Distinct(),
        ];
        var request = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit);
        // Most runs use only libraries of the default selection, and can share the probe of all other measurements.
        return libraries.All(LoneContender.IsOfThisLab) ? request : request with { Libraries = string.Join('+', libraries) };
    }

    /// <returns>One for each that is wanted, in their order; published two at a time.</returns>
    internal IReadOnlyList<VerdictTarget> Native(IReadOnlyList<VerdictTarget> wanted)
    {
        int count = _only is null ? InBox.Payloads.Count : 1;
        IReadOnlyList<PublishedProbe> published = cache.GetAll([.. wanted.Select(RequestOf)]);
        return [.. wanted.Zip(published, (target, probe) => target with { Program = VerdictProgram.Start(probe, count) })];
    }

    internal PublishRequest RequestOf(VerdictTarget target) => RootedModel.In(
        ProbeProgram.VerdictOf(target.Contender, _only?.GetType().Name, target.Mode), _only is null ? InBox.Payloads : [_only]);
}

/// <summary>One contender in one mode.</summary>
/// <param name="Program">Null until it is published.</param>
internal sealed record VerdictTarget(LoneContender Contender, DeploymentMode Mode, VerdictProgram? Program = null);
