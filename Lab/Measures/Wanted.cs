namespace JsonAot.Lab.Measures;

/// <summary>What a verb is to measure: as somebody typed it, or as a run's plan says it.</summary>
internal sealed record Wanted(IReadOnlyList<DeploymentMode> Modes, ResultStore Store)
{
    /// <summary>Null for those that the verb chooses.</summary>
    internal IReadOnlyList<Contender>? Contenders { get; init; }

    /// <summary>Null for those that the verb chooses.</summary>
    internal IReadOnlyList<IPayload>? Payloads { get; init; }

    /// <summary>The verb's own options.</summary>
    internal OptionValues Options { get; init; } = OptionValues.None;

    /// <summary>Everything that it says, in words: a run that asks for something else is another run.</summary>
    internal IEnumerable<string> Key =>
    [
        Store.Root,
        .. Modes.Select(mode => mode.Name),
        .. (Contenders ?? []).Select(contender => contender.Name).Prepend("contenders:"),
        .. (Payloads ?? []).Select(payload => payload.Name).Prepend("payloads:"),
        .. Options.Key,
    ];
}
