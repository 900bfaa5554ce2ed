namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Names of types, as members have them.</summary>
internal sealed class TypeReferences(Dice dice, List<KnownType> known)
{
    private const string Generic = "global::System.Collections.Generic.";
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string Concurrent = "global::System.Collections.Concurrent.";

    private static readonly string[] Common = ["int", "string", "bool", "double", "decimal", "long"];

    private static readonly string[] Values =
    [
        "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char",
        .. new[] { "Int128", "UInt128", "Half", "Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan" }
            .Select(name => "global::System." + name),
    ];

    private static readonly string[] Classes = ["string", "byte[]", "global::System.Uri", "global::System.Version"];

    private static readonly string[] Documents =
    [
        "object", "object", "object", "global::System.Text.Json.JsonElement", "global::System.Text.Json.JsonDocument",
        .. new[] { "JsonNode", "JsonObject", "JsonArray", "JsonValue" }.Select(name => "global::System.Text.Json.Nodes." + name),
    ];

    private static readonly string[] Sequences =
    [
        "{0}[]",
        Generic + "List<{0}>",
        Generic + "List<{0}>",
        "{0}[]",
        Generic + "IEnumerable<{0}>",
        Generic + "ICollection<{0}>",
        Generic + "IList<{0}>",
        Generic + "IReadOnlyCollection<{0}>",
        Generic + "IReadOnlyList<{0}>",
        Generic + "ISet<{0}>",
        Generic + "IReadOnlySet<{0}>",
        Generic + "HashSet<{0}>",
        Generic + "Queue<{0}>",
        Generic + "Stack<{0}>",
        Generic + "LinkedList<{0}>",
        "global::System.Collections.ObjectModel.Collection<{0}>",
        "global::System.Collections.ObjectModel.ObservableCollection<{0}>",
        "global::System.Collections.ObjectModel.ReadOnlyCollection<{0}>",
        Concurrent + "ConcurrentQueue<{0}>",
        Concurrent + "ConcurrentStack<{0}>",
        Concurrent + "ConcurrentBag<{0}>",
        Immutable + "ImmutableArray<{0}>",
        Immutable + "ImmutableList<{0}>",
        Immutable + "IImmutableList<{0}>",
        Immutable + "ImmutableHashSet<{0}>",
        Immutable + "IImmutableSet<{0}>",
        Immutable + "ImmutableQueue<{0}>",
        Immutable + "IImmutableQueue<{0}>",
        Immutable + "ImmutableStack<{0}>",
        Immutable + "IImmutableStack<{0}>",
        "global::System.Memory<{0}>",
        "global::System.ReadOnlyMemory<{0}>",
    ];

    // Their elements are compared or ordered, so they must be comparable.
    private static readonly string[] Sorted = [Generic + "SortedSet<{0}>", Immutable + "ImmutableSortedSet<{0}>"];

    private static readonly string[] Dictionaries =
    [
        Generic + "Dictionary<{0}, {1}>",
        Generic + "Dictionary<{0}, {1}>",
        Generic + "IDictionary<{0}, {1}>",
        Generic + "IReadOnlyDictionary<{0}, {1}>",
        Concurrent + "ConcurrentDictionary<{0}, {1}>",
        Immutable + "ImmutableDictionary<{0}, {1}>",
        Immutable + "IImmutableDictionary<{0}, {1}>",
        Generic + "SortedDictionary<{0}, {1}>",
        Generic + "SortedList<{0}, {1}>",
        Immutable + "ImmutableSortedDictionary<{0}, {1}>",
        "global::System.Collections.ObjectModel.ReadOnlyDictionary<{0}, {1}>",
    ];

    private static readonly string[] WithoutTypes =
    [
        .. new[] { "ArrayList", "Hashtable", "IList", "IDictionary", "ICollection", "Queue", "Stack" }
            .Select(name => "global::System.Collections." + name),
    ];

    internal Piece Any(int depth = 0)
    {
        string text = Text(depth);
        if (dice.Chance(12) && !text.EndsWith('?'))
            return Piece.Either(text + "?", "int", "string", "string?");
        return Piece.Either(text, "int", "string");
    }

    internal string Text(int depth = 0)
    {
        // Each is refused, and all else with it.
        if (dice.Below(500) == 0)
            return dice.Pick(WithoutTypes);
        int choice = dice.Below(100);
        if (depth > 2)
            choice %= 50;
        return choice switch
        {
            < 22 => dice.Pick(Common),
            < 34 => dice.Pick(Values),
            < 38 => dice.Pick(Classes),
            < 46 => Declared(depth) ?? "int",
            < 50 => dice.Pick(Documents),
            < 56 => Nullable(depth),
            < 68 => Declared(depth) ?? "string",
            < 83 => Sequence(depth),
            < 94 => Dictionary(depth),
            _ => Tuple(depth),
        };
    }

    /// <summary>A declared type of which new() makes one.</summary>
    internal bool IsMade(string type) => known.Exists(other => other.IsMade && other.Name == type);

    internal string Value() => dice.Pick(Values);

    private string Nullable(int depth)
    {
        KnownType[] structs = [.. known.Where(type => type.IsValueType && type.Parameters == 0)];
        string type = structs.Length > 0 && dice.Chance(40) ? dice.Pick(structs).Name
            : dice.Chance(5) ? Tuple(depth + 1, isStruct: true)
            : dice.Pick(Values);
        return type + "?";
    }

    private string? Declared(int depth)
    {
        if (known.Count == 0)
            return null;
        KnownType type = dice.PickFrom(known);
        return type.Parameters == 0
            ? type.Name
            : $"{type.Name}<{string.Join(", ", Enumerable.Range(0, type.Parameters).Select(_ => Text(depth + 1)))}>";
    }

    private string Sequence(int depth) => dice.Chance(5)
        ? string.Format(null, dice.Pick(Sorted), dice.Pick("int", "string", "global::System.Guid", "double"))
        : string.Format(null, dice.Pick(Sequences), Text(depth + 1));

    private string Dictionary(int depth)
    {
        KnownType[] enums = [.. known.Where(type => type.Shape == Shape.Enum)];
        string key = dice.Chance(50) ? "string"
            : enums.Length > 0 && dice.Chance(40) ? dice.Pick(enums).Name
            : dice.Chance(80) ? dice.Pick(Values) : dice.Pick("global::System.Uri", "global::System.Version", "object");
        return string.Format(null, dice.Pick(Dictionaries), key, Text(depth + 1));
    }

    private string Tuple(int depth, bool isStruct = false)
    {
        string first = Text(depth + 1);
        string second = Text(depth + 1);
        if (dice.Chance(20))
            return LongTuple(
                [first, second, .. Enumerable.Range(0, 3 + dice.Below(dice.Chance(20) ? 14 : 5)).Select(_ => dice.Pick(Common))],
                isStruct || dice.Chance(50));
        return dice.Below(isStruct ? 2 : 4) switch
        {
            0 => $"({first} A, {second} B)",
            1 => $"{Generic}KeyValuePair<{first}, {second}>",
            2 => $"({first}, {second}, int, string)",
            _ => $"global::System.Tuple<{first}, {second}>",
        };
    }

    /// <summary>Parts behind the seventh are a tuple of their own.</summary>
    private static string LongTuple(string[] parts, bool isStruct)
    {
        const int Most = 7;
        if (isStruct)
            return $"({string.Join(", ", parts)})";
        string rest = parts.Length <= Most ? "" : $", {LongTuple(parts[Most..], isStruct: false)}";
        return $"global::System.Tuple<{string.Join(", ", parts.Take(Most))}{rest}>";
    }
}
