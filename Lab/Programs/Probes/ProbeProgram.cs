namespace JsonAot.Lab.Programs.Probes;

/// <summary>
/// The programs that the Lab publishes and watches from outside, and how several verbs ask for them: equal requests share a publish.
/// </summary>
internal static class ProbeProgram
{
    /// <summary>
    /// Every role, every contender and payload that was not left out. Under the JIT it is what a native verdict is held against, too.
    /// </summary>
    internal static readonly ProgramProject Probe = new("Lab/MeasuredPrograms/Probe", "JsonAot.Probe");

    /// <summary>The smallest program that reads and writes: one payload, one contender, and the handshake.</summary>
    internal static readonly ProgramProject Start = new("Lab/MeasuredPrograms/Start", "JsonAot.Start");

    /// <summary>Tries one direction of one contender, and uses no serializer of its own that could keep what the contender loses.</summary>
    private static readonly ProgramProject Verdict = new("Lab/MeasuredPrograms/Verdict", "JsonAot.Verdict");

    private static readonly ProgramProject EmptyProgram = new("Lab/MeasuredPrograms/Empty", "JsonAot.Empty") { HasPayloads = false };

    /// <summary>The property of a native build that has the types that somebody has, and not a copy alone.</summary>
    internal const string HasOriginals = nameof(HasOriginals);

    /// <summary>The property of one that has them whole: LeanNativePublish.targets.</summary>
    private const string KeepsOriginals = nameof(KeepsOriginals);

    // Older packages bring warnings of their own, which are no verdict; and one line for a whole assembly would count as one warning.
    private static readonly string[] AsFound = ["TreatWarningsAsErrors=false", "TrimmerSingleWarn=false"];

    /// <summary>The probe of a mode. A rooted model has the libraries that other native programs leave out.</summary>
    internal static PublishRequest ProbeOf(DeploymentMode mode) => mode == RootedModel.Mode
        ? RootedModel.In(new(Probe, mode) { Name = Probe.Assembly, Unguarded = true, Properties = AsFound }, InBox.EveryPayload)
        : new(Probe, mode);

    /// <summary>The probe of one contender that can be in no program with others.</summary>
    internal static PublishRequest LoneProbeOf(DeploymentMode mode, LoneContender alone) =>
        ProbeOf(mode) with { Libraries = alone.Libraries };

    /// <summary>A program that does nothing.</summary>
    internal static PublishRequest Empty(DeploymentMode mode) => new(EmptyProgram, mode) { Libraries = "none" };

    /// <summary>A program that shakes hands and does nothing.</summary>
    internal static PublishRequest EmptyWithHandshake(DeploymentMode mode) => Empty(mode) with
    {
        Name = "a program that does nothing",
        Properties = ["DefineConstants=HANDSHAKE"],
    };

    /// <summary>The smallest program with one contender; natively it has one payload too.</summary>
    /// <param name="payload">The type's name.</param>
    internal static PublishRequest StartOf(LoneContender contender, string payload, DeploymentMode mode)
    {
        var request = new PublishRequest(Start, mode) { Libraries = contender.Libraries };
        return mode.IsNative || contender.IsAlone ? request with { Contender = contender.Type, Payload = payload } : request;
    }

    /// <summary>
    /// The smallest native program with a contender that native builds leave out otherwise, on the types that somebody has: neither these
    /// nor the library are trimmed, so that it works if it can.
    /// </summary>
    /// <param name="payload">The type's name.</param>
    internal static PublishRequest StartWithOriginalsOf(LoneContender contender, string payload, DeploymentMode mode) =>
        StartOf(contender, payload, mode) with
        {
            Name = $"{contender.Name} with your own types",
            Unguarded = true,
            Properties = ["TreatWarningsAsErrors=false", $"{HasOriginals}=true", $"{KeepsOriginals}=true"],
        };

    /// <summary>One contender as somebody would publish it who has not heard of trimming.</summary>
    /// <param name="payload">The only one to compile in; null for all.</param>
    internal static PublishRequest VerdictOf(LoneContender contender, IPayload? payload, DeploymentMode mode) => new(Verdict, mode)
    {
        Name = contender.Name,
        Libraries = contender.Libraries,
        Contender = contender.Type,
        Payload = payload?.GetType().Name,
        Unguarded = true,
        Properties = payload is IHasOriginal ? [.. AsFound, $"{HasOriginals}=true"] : AsFound,
    };
}
