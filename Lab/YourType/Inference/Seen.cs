using System.Numerics;
using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>
/// Everything that was seen at one place of the samples. Places that turn out to be of one type are united (<see cref="Unite"/>):
/// whoever holds the one that was taken in asks for the other by <see cref="Self"/>.
/// </summary>
internal sealed class Seen
{
    private readonly OrderedDictionary<string, (Seen Value, int Count)> _members = [];
    private Seen? _into;
    private Seen? _elements;
    private Seen? _values;

    internal int Nulls { get; private set; }

    internal int Booleans { get; private set; }

    internal int Objects { get; private set; }

    internal int Arrays { get; private set; }

    internal ScalarsSeen Numbers { get; } = new(ScalarType.OfNumbers);

    internal ScalarsSeen Texts { get; } = new(ScalarType.OfTexts);

    /// <summary>The place that holds what was seen here.</summary>
    internal Seen Self => _into?.Self ?? this;

    internal Seen? Elements => _elements?.Self;

    /// <summary>The values of a map; null where objects have members.</summary>
    internal Seen? Values => _values?.Self;

    /// <summary>In the order in which they were first seen.</summary>
    internal IEnumerable<(string Name, Seen Value, int Count)> Members =>
        _members.Select(member => (member.Key, member.Value.Value.Self, member.Value.Count));

    internal IReadOnlyCollection<string> Names => _members.Keys;

    /// <summary>The kinds of value that there were, without null.</summary>
    internal SeenKinds Kinds =>
        (Booleans > 0 ? SeenKinds.Boolean : 0) | (Numbers.Count > 0 ? SeenKinds.Number : 0) | (Texts.Count > 0 ? SeenKinds.Text : 0)
        | (Arrays > 0 ? SeenKinds.Array : 0) | (Objects == 0 ? 0 : _values is null ? SeenKinds.Object : SeenKinds.Map);

    internal bool IsMixed => !IsUnseen && !BitOperations.IsPow2((int)Kinds);

    internal bool IsUnseen => Kinds == 0;

    internal bool IsObject => Kinds == SeenKinds.Object;

    internal void Add(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object:
                Objects++;
                foreach (JsonProperty member in value.EnumerateObject())
                    Member(member.Name, 1).Add(member.Value);
                break;
            case JsonValueKind.Array:
                Arrays++;
                foreach (JsonElement element in value.EnumerateArray())
                    (_elements ??= new Seen()).Add(element);
                break;
            case JsonValueKind.String:
                Texts.Add(value);
                break;
            case JsonValueKind.Number:
                Numbers.Add(value);
                break;
            case JsonValueKind.Null:
                Nulls++;
                break;
            default:
                Booleans++;
                break;
        }
    }

    /// <summary>From now on both are one place.</summary>
    internal void Unite(Seen other)
    {
        var open = new Queue<(Seen, Seen)>();
        open.Enqueue((this, other));
        while (open.TryDequeue(out (Seen, Seen) pair))
        {
            (Seen left, Seen right) = (pair.Item1.Self, pair.Item2.Self);
            if (left != right)
                left.TakeIn(right, open);
        }
    }

    /// <summary>The objects here are maps: names are data, and all values are of one type.</summary>
    internal void BecomeMap()
    {
        var values = new Seen();
        foreach ((_, Seen value, _) in Members)
            values.Unite(value);
        _values = values.Self;
        _members.Clear();
    }

    private void TakeIn(Seen other, Queue<(Seen, Seen)> open)
    {
        other._into = this;
        Nulls += other.Nulls;
        Booleans += other.Booleans;
        Objects += other.Objects;
        Arrays += other.Arrays;
        Numbers.TakeIn(other.Numbers);
        Texts.TakeIn(other.Texts);
        foreach ((string name, (Seen value, int count)) in other._members)
            open.Enqueue((_values ?? Member(name, count), value));

        if (other._elements is not null)
            open.Enqueue((_elements ??= new Seen(), other._elements));
        if (other._values is null)
            return;
        if (_values is null)
            BecomeMap();
        open.Enqueue((_values!, other._values));
    }

    private Seen Member(string name, int count)
    {
        if (!_members.TryGetValue(name, out (Seen Value, int Count) known))
            known = (new Seen(), 0);
        _members[name] = (known.Value, known.Count + count);
        return known.Value.Self;
    }
}

[Flags]
internal enum SeenKinds
{
    Boolean = 1,
    Number = 2,
    Text = 4,
    Array = 8,

    /// <summary>With members.</summary>
    Object = 16,

    Map = 32,
}
