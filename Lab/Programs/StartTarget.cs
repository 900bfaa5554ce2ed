namespace JsonAot.Lab.Programs;

/// <summary>One contender with one payload in one mode.</summary>
/// <remarks>
/// Under the JIT one program serves all, because what it is not asked for it does not load; a native one has nothing in it but the one
/// contender and the one payload.
/// </remarks>
internal sealed record StartTarget(Contender Contender, IPayload Payload, DeploymentMode Mode, string? Unavailable)
    : Target(Mode, Unavailable)
{
    /// <summary>The payload of those who choose none: small, so that starting is what counts.</summary>
    internal const string DefaultPayload = "CalibrationPoints";

    internal string ContenderType => Contender.GetType().Name;

    internal string PayloadType => Payload.GetType().Name;

    /// <summary>The payload's type is a copy, and natively the contender works on the original, which is kept whole.</summary>
    internal bool HasOriginal { get; init; }

    internal override PublishRequest Request => LoneContender.Of(Contender) is var lone && (Mode.IsNative || lone.IsAlone)
        ? HasOriginal ? ProbeProgram.StartWithOriginalsOf(lone, PayloadType, Mode) : ProbeProgram.StartOf(lone, PayloadType, Mode)
        : new PublishRequest(ProbeProgram.Start, Mode);
}
