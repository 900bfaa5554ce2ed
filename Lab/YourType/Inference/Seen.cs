using System.Text.Json;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>
/// Everything that was seen at one place of the samples. Places that turn out to be of one type are united (<see cref="Unite"/>):
/// whoever holds the one that was taken in asks for the other by <see cref="Self"/>.
/// </summary>
internal sealed class Seen
{
    private readonly OrderedDictionary<string, (Seen Value, int Count)> _members = [];
    private readonly List<JsonElement> _objects = [];
    private OrderedDictionary<string, Seen>? _variants;
    private Seen? _into;
    private Seen? _elements;
    private Seen? _values;
    private SeenKinds _kinds;
    private bool _isTorn;

    internal bool HasNulls { get; private set; }

    internal int Objects => _objects.Count;

    /// <summary>The member whose text tells which variant an object is; null where objects are of one.</summary>
    internal string? Discriminator { get; private set; }

    /// <summary>One of several types at a place: it is told by its text alone, and never one with another that looks like it.</summary>
    internal bool IsVariant { get; private set; }

    /// <summary>The variants by the text that tells them, in the order in which they were first seen.</summary>
    internal IEnumerable<(string Tag, Seen Value)> SampleVariants => (_variants ?? []).Select(variant => (variant.Key, variant.Value.Self));

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
    internal SeenKinds Kinds => _isTorn ? _kinds | SeenKinds.Union
        : _values is not null ? (_kinds & ~SeenKinds.Object) | SeenKinds.Map
        : _variants is not null ? (_kinds & ~SeenKinds.Object) | SeenKinds.Union
        : _kinds;

    internal bool IsStructure => (Kinds & (SeenKinds.Array | SeenKinds.Object | SeenKinds.Map | SeenKinds.Union)) != 0;

    internal bool IsUnseen => Kinds == 0;

    internal bool IsObject => Kinds == SeenKinds.Object;

    internal bool IsUnion => Kinds == SeenKinds.Union;

    internal void Add(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Object:
                AddObject(value, null);
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

    /// <returns>
    /// The variants that the texts of a member tell; null where the member is not the first of every object, where System.Text.Json
    /// looks for it, or no text.
    /// </returns>
    internal OrderedDictionary<string, Seen>? VariantsBy(string discriminator)
    {
        var variants = new OrderedDictionary<string, Seen>();
        foreach (JsonElement element in _objects)
        {
            JsonProperty first = element.EnumerateObject().FirstOrDefault();
            if (first.Value.ValueKind != JsonValueKind.String || !first.NameEquals(discriminator))
                return null;
            string tag = first.Value.GetString()!;
            if (!variants.TryGetValue(tag, out Seen? variant))
                variants[tag] = variant = new Seen();
            variant.AddObject(element, discriminator);
        }

        return variants;
    }

    /// <summary>The objects here are of several types.</summary>
    internal void BecomeUnion(string discriminator, OrderedDictionary<string, Seen> variants)
    {
        Discriminator = discriminator;
        _variants = variants;
        foreach (Seen variant in variants.Values)
            variant.IsVariant = true;
        _members.Clear();
    }

    private void AddObject(JsonElement value, string? without)
    {
        _kinds |= SeenKinds.Object;
        _objects.Add(value);
        foreach (JsonProperty member in value.EnumerateObject())
        {
            if (member.Name != without)
                Member(member.Name, 1).Add(member.Value);
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
        _isTorn |= other._isTorn;
        TakeInVariants(other, open);
        _objects.AddRange(other._objects);
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

    /// <summary>
    /// Objects beside those of several types must be told in the same way; where they are not, there is no one type for all.
    /// </summary>
    private void TakeInVariants(Seen other, Queue<(Seen, Seen)> open)
    {
        if ((Discriminator ?? other.Discriminator) is not { } discriminator)
            return;
        foreach (Seen plain in new[] { this, other }.Where(place => place._variants is null))
        {
            if (plain.VariantsBy(discriminator) is { } told)
                plain.BecomeUnion(discriminator, told);
        }

        if (_variants is null || other._variants is null || Discriminator != other.Discriminator)
        {
            _isTorn = true;
            return;
        }

        foreach ((string tag, Seen value) in other._variants)
        {
            if (!_variants.TryAdd(tag, value))
                open.Enqueue((_variants[tag], value));
        }
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
    Union = 64,
}
