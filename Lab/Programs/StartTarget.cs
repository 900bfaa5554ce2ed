namespace JsonAot.Lab.Programs;

/// <summary>One contender with one payload in one mode.</summary>
/// <remarks>
/// Under the JIT one program serves all, because what it is not asked for it does not load; a native one has nothing in it but the one
/// contender and the one payload.
/// </remarks>
internal sealed record StartTarget(
    Contender Contender,
    IPayload Payload,
    DeploymentMode Mode,
    PublishedProbe? Program,
    string? Unavailable) : Target(Mode, Program, Unavailable)
{
    /// <summary>The payload of those who choose none: small, so that starting is what counts.</summary>
    internal const string DefaultPayload = "CalibrationPoints";

    internal static IReadOnlyList<StartTarget> All(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<DeploymentMode> modes) =>
    [
        .. from mode in modes
           from payload in payloads
           from contender in contenders
           select new StartTarget(contender, payload, mode, null, Absence(contender, mode)),
    ];

    internal string ContenderType => Contender.GetType().Name;

    internal string PayloadType => Payload.GetType().Name;

    internal override PublishRequest Request => LoneContender.Of(Contender) is var lone && (Mode.IsNative || lone.IsAlone)
        ? ProbeProgram.StartOf(lone, PayloadType, Mode)
        : new PublishRequest(ProbeProgram.Start, Mode);

    private static string? Absence(Contender contender, DeploymentMode mode) =>
        ProbeSession.AbsenceOf(contender) ?? (mode.IsNative ? LoneContender.Of(contender).NotNative : null);
}
