namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>The programs that verdicts are about: one for each contender and native variant, and one for all where nothing is trimmed.</summary>
internal sealed class VerdictPrograms(PublishCache cache, IReadOnlyList<IPayload> payloads, CancellationToken stop)
{
    // One payload alone is compiled in alone, which takes half the time. With several, one program has all there are, whichever are asked for: a program for
    // each would take as many publishes.
    private readonly IPayload? _only = payloads.Count == 1 ? payloads[0] : null;

    private readonly string _descriptor = ModelTypes.WriteDescriptor(payloads.Count == 1 ? payloads : LabPayloads.All);

    /// <summary>Under the JIT and with ReadyToRun nothing is left out and nothing warned of: one program tries every contender.</summary>
    /// <exception cref="LabException">There is none, and so nothing to compare with.</exception>
    internal (VerdictProgram Jit, VerdictProgram? ReadyToRun) Untrimmed(IReadOnlyList<LoneContender> subjects, bool withReadyToRun)
    {
        string[] libraries = [.. subjects.Where(subject => subject.Unavailable is null).Select(subject => subject.Library).OfType<string>().Distinct()];
        PublishRequest[] requests =
        [
            .. (withReadyToRun ? new[] { DeploymentMode.Jit, VerdictVariant.ReadyToRun.Mode } : [DeploymentMode.Jit]).Select(ProbeProgram.UntrimmedVerdict),
        ];
        // Most runs use only libraries of the default selection, and can share its program.
        if (!libraries.All(LoneContender.IsOfThisLab))
            requests = [.. requests.Select(request => request with { Libraries = string.Join('+', libraries) })];
        VerdictProgram[] programs = [.. cache.GetAll(requests, stop).Select(published => VerdictProgram.Start(published, LabPayloads.All.Count))];
        return programs[0].About is null ? throw new LabException(programs[0].Reason!) : (programs[0], programs.ElementAtOrDefault(1));
    }

    /// <returns>One for each that is wanted, in their order; published two at a time.</returns>
    internal IReadOnlyList<VerdictProgram> Native(IReadOnlyList<(LoneContender Contender, VerdictVariant Variant)> wanted)
    {
        IReadOnlyList<PublishRequest> requests = RequestsOf(wanted);
        return [.. cache.GetAll(requests, stop).Select(published => VerdictProgram.Start(published, _only is null ? LabPayloads.All.Count : 1))];
    }

    internal IReadOnlyList<PublishRequest> RequestsOf(IReadOnlyList<(LoneContender Contender, VerdictVariant Variant)> wanted) =>
    [
        .. from one in wanted
           let request = ProbeProgram.VerdictOf(one.Contender, _only?.GetType().Name, one.Variant.Mode)
           select one.Variant.RootsModel ? request with { Properties = [.. request.Properties, $"Roots={_descriptor}"] } : request,
    ];
}
