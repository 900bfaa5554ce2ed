using System.CommandLine;

namespace JsonAot.Lab.Measures;

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
