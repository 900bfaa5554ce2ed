using System.CommandLine;

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

/// <summary>The values of a verb's own options. One that has none has its default.</summary>
internal sealed class OptionValues
{
    private readonly ParseResult? _typed;
    private readonly Dictionary<Option, object?> _set = [];

    private OptionValues(ParseResult? typed) => _typed = typed;

    internal static OptionValues None { get; } = new(null);

    internal static OptionValues Typed(ParseResult typed) => new(typed);

    internal IEnumerable<string> Key =>
        [.. _typed?.Tokens.Select(token => token.Value) ?? [], .. _set.Select(one => $"{one.Key.Name}={one.Value}")];

    internal OptionValues With<T>(Option<T> option, T value)
    {
        var with = new OptionValues(_typed);
        foreach ((Option other, object? own) in _set)
            with._set[other] = own;
        with._set[option] = value;
        return with;
    }

    internal T? Get<T>(Option<T> option) =>
        _set.TryGetValue(option, out object? value) ? (T?)value
        : _typed is not null ? _typed.GetValue(option)
        : option.HasDefaultValue ? (T?)option.GetDefaultValue()
        : default;
}
