namespace JsonAot.ListGenerator;

/// <summary>
/// Items that are equal to others item by item. The compiler compares what a generator knows with what it knew before the last
/// edit, and writes nothing anew where both are equal; arrays would be compared by reference.
/// </summary>
internal sealed class Sequence<T>(IEnumerable<T> items) : IEquatable<Sequence<T>>
    where T : IEquatable<T>
{
    internal T[] Items { get; } = [.. items];

    public bool Equals(Sequence<T>? other) => other is not null && Items.AsSpan().SequenceEqual(other.Items);

    public override bool Equals(object? obj) => Equals(obj as Sequence<T>);

    public override int GetHashCode() => Items.Length == 0 ? 0 : Items[0].GetHashCode() ^ Items.Length;
}
