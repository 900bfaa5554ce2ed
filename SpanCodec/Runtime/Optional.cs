using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>
/// A member's value that may be absent, which is not the same as null: <c>{}</c> is absent, <c>{"name":null}</c> is null. Codecs do not
/// write what is absent. By default it is absent.
/// </summary>
[JsonConverter(typeof(OptionalConverter))]
public readonly struct Optional<T> : IEquatable<Optional<T>>, IOptional
{
    private readonly T _value;

    /// <summary>Makes one that is present; the value may be null.</summary>
    public Optional(T value) => (HasValue, _value) = (true, value);

    /// <summary>Whether the value is present, be it null or not.</summary>
    public bool HasValue { get; }

    /// <exception cref="InvalidOperationException">It is absent.</exception>
    public T Value => HasValue ? _value : throw new InvalidOperationException($"Optional<{typeof(T)}> is absent and has no value.");

    JsonConverter IOptional.Converter => new OptionalConverter<T>();

    /// <summary>Returns the value; the default of T if it is absent.</summary>
    public T? GetValueOrDefault() => _value;

    /// <summary>Returns the value, or the one given if it is absent.</summary>
    [return: NotNullIfNotNull(nameof(whenAbsent))]
    public T? GetValueOrDefault(T? whenAbsent) => HasValue ? _value : whenAbsent;

    /// <summary>Absent is equal to absent alone; values are compared as EqualityComparer does.</summary>
    public bool Equals(Optional<T> other) =>
        HasValue == other.HasValue && EqualityComparer<T>.Default.Equals(_value, other._value);

    public override bool Equals([NotNullWhen(true)] object? obj) => obj is Optional<T> other && Equals(other);

    public override int GetHashCode() => HasValue ? HashCode.Combine(true, _value) : 0;

    /// <summary>The value's text; empty if it is absent or null.</summary>
    public override string ToString() => _value?.ToString() ?? "";

    public static bool operator ==(Optional<T> left, Optional<T> right) => left.Equals(right);

    public static bool operator !=(Optional<T> left, Optional<T> right) => !left.Equals(right);

    /// <summary>What is assigned to a member is present, also null.</summary>
    public static implicit operator Optional<T>(T value) => new(value);
}
