namespace SpanCodecs.Support;

/// <summary>
/// The failure of a reading routine: it has only the place and what was expected there. The root turns it into the JsonException that
/// System.Text.Json would have thrown (<see cref="FailureReport"/>), so that reading itself tracks neither path nor lines.
/// </summary>
#pragma warning disable CA1032, CA1064 // Never seen outside: every lane translates it.
internal sealed class InvalidDocument(int position, FailureKind kind, Type? type, string? message = null) : Exception(message)
#pragma warning restore CA1032, CA1064
{
    /// <summary>A byte of the token that failed.</summary>
    public int Position { get; } = position;

    public FailureKind Kind { get; } = kind;

    public Type? Type { get; } = type;

    /// <summary>
    /// The start of a value that the codec skips or that another reader reads. The path of a failure ends at this value. -1 if there is
    /// none.
    /// </summary>
    public int Opaque { get; init; } = -1;

    /// <summary>
    /// System.Text.Json had already read this token when it noticed an earlier mistake. The path does not contain this token's name.
    /// </summary>
    public bool IsAhead { get; init; }

    /// <summary>
    /// The value that ends with this token was refused as a whole. The path ends at the value, also where the value is an array.
    /// </summary>
    public bool IsBehind { get; init; }

    /// <summary>A converter's own exception, which keeps its message and becomes the inner exception otherwise.</summary>
    public Exception? Cause { get; init; }

    /// <summary>System.Text.Json adds the place to most of its messages, but not to all, and not to those of converters.</summary>
    public bool KeepsMessage { get; init; }
}
