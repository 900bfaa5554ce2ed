namespace JsonAot.Lab.Programs;

/// <summary>What is to be started in one mode: a program, or the reason why there is none.</summary>
internal abstract record Target(DeploymentMode Mode, string? Unavailable)
{
    /// <summary>Null until it is published, and where there is none.</summary>
    internal PublishedProbe? Program { get; init; }

    internal abstract PublishRequest Request { get; }
}
