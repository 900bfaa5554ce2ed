using System.Text.Json;

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
    private SeenKinds _kinds;

    internal bool HasNulls { get; private set; }

    internal int Objects { get; private set; }

    /// <summary>The types that keep every number of this place, the best first.</summary>
    internal List<ScalarType> Numbers { get; } = [.. ScalarType.OfNumbers];

    internal List<ScalarType> Texts { get; } = [.. ScalarType.OfTexts];

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
    internal SeenKinds Kinds => _values is null ? _kinds : (_kinds & ~SeenKinds.Object) | SeenKinds.Map;

    internal bool IsStructure => (Kinds & (SeenKinds.Array | SeenKinds.Object | SeenKinds.Map)) != 0;

    internal bool IsUnseen => Kinds == 0;

    internal bool IsObject => Kinds == SeenKinds.Object;

    internal void Add(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object:
                _kinds |= SeenKinds.Object;
                Objects++;
                foreach (JsonProperty member in value.EnumerateObject())
                    Member(member.Name, 1).Add(member.Value);
                break;
            case JsonValueKind.Array:
                _kinds |= SeenKinds.Array;
                foreach (JsonElement element in value.EnumerateArray())
                    (_elements ??= new Seen()).Add(element);
                break;
            case JsonValueKind.String:
                _kinds |= SeenKinds.Text;
                Texts.RemoveAll(type => !type.Keeps(value));
                break;
            case JsonValueKind.Number:
                _kinds |= SeenKinds.Number;
                Numbers.RemoveAll(type => !type.Keeps(value));
                break;
            case JsonValueKind.Null:
                HasNulls = true;
                break;
            default:
                _kinds |= SeenKinds.Boolean;
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
        _kinds |= other._kinds;
        HasNulls |= other.HasNulls;
        Objects += other.Objects;
        Numbers.RemoveAll(type => !other.Numbers.Contains(type));
        Texts.RemoveAll(type => !other.Texts.Contains(type));
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
    Object = 16,
    Map = 32,
}
