using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Size;

/// <summary>One program to weigh.</summary>
/// <param name="IsGuarded">It was left out of the program that was to hold it.</param>
/// <param name="Note">What to know of the program.</param>
internal sealed record SizeProgram(
    Contender Contender, IPayload Payload, DeploymentMode Mode, PublishRequest Request, PublishedProbe? Published = null, bool IsGuarded = false, string? Note = null);
