using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

// Shapes that people write, good or not.
#pragma warning disable CA2227, CA1002, CA1819, CA1034, CA1051, CA1815, CA1040, CA1000, CA1024, IDE0044, CA1823, CA1812

namespace SpanCodecs.Tests.Generation.Types;

public class Numbers
{
    [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
    public int Text { get; set; }
    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    public double Named { get; set; }
    [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)]
    public List<long>? Texts { get; set; }
    [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)]
    public decimal? Either { get; set; }
    public List<long>? Strict { get; set; }
}

[JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
public class TextualNumbers
{
    public int A { get; set; }
    public Dictionary<string, double>? B { get; set; }
    public Point C { get; set; }
}

[Flags]
public enum Access
{
    None = 0,
    Read = 1,
    Write = 2,
    [JsonStringEnumMemberName("execute it")]
    Execute = 4,
}

[JsonConverter(typeof(JsonStringEnumConverter<Colour>))]
public enum Colour : byte
{
    Red,
    Green = 5,
    Blue,
}

public class Enums
{
    public Colour Colour { get; set; }
    public Colour? Maybe { get; set; }
    public Access Number { get; set; }
    [JsonConverter(typeof(JsonStringEnumConverter<Access>))]
    public Access Text { get; set; }
    [JsonConverter(typeof(JsonStringEnumConverter))]
    public Access? MaybeText { get; set; }
    public List<Colour>? Colours { get; set; }
    public Dictionary<Colour, int>? ByColour { get; set; }
    public Dictionary<Access, int>? ByAccess { get; set; }
}

public class Collections
{
    public int[]? Array { get; set; }
    public int[][]? Jagged { get; set; }
    public List<string?>? List { get; set; }
    public IList<Point>? IList { get; set; }
    public ICollection<int?>? ICollection { get; set; }
    public IEnumerable<string>? IEnumerable { get; set; }
    public IReadOnlyList<double>? IReadOnlyList { get; set; }
    public IReadOnlyCollection<Base>? IReadOnlyCollection { get; set; }
    public HashSet<string>? HashSet { get; set; }
    public ISet<int>? ISet { get; set; }
    public SortedSet<int>? SortedSet { get; set; }
    public Queue<int>? Queue { get; set; }
    public Stack<int>? Stack { get; set; }
    public LinkedList<int>? LinkedList { get; set; }
    public Collection<int>? Collection { get; set; }
    public ObservableCollection<int>? Observable { get; set; }
    public ConcurrentQueue<int>? ConcurrentQueue { get; set; }
    public OwnList? OwnList { get; set; }
    public ImmutableArray<int> ImmutableArray { get; set; } = [];
    public ImmutableList<string>? ImmutableList { get; set; }
    public IImmutableList<string>? IImmutableList { get; set; }
    public ImmutableHashSet<int>? ImmutableHashSet { get; set; }
    public ImmutableSortedSet<int>? ImmutableSortedSet { get; set; }
    public ImmutableQueue<int>? ImmutableQueue { get; set; }
    public ImmutableStack<int>? ImmutableStack { get; set; }
    public Memory<int> Memory { get; set; }
    public ReadOnlyMemory<string> ReadOnlyMemory { get; set; }
}

public class OwnList : List<int>;

public class OwnDictionary : Dictionary<string, int>;

public class Dictionaries
{
    public Dictionary<string, int>? Plain { get; set; }
    public IDictionary<string, string?>? IDictionary { get; set; }
    public IReadOnlyDictionary<string, Point>? IReadOnlyDictionary { get; set; }
    public SortedDictionary<string, int>? Sorted { get; set; }
    public SortedList<int, int>? SortedList { get; set; }
    public ConcurrentDictionary<string, int>? Concurrent { get; set; }
    public ImmutableDictionary<string, int>? Immutable { get; set; }
    public ImmutableSortedDictionary<string, int>? ImmutableSorted { get; set; }
    public OwnDictionary? Own { get; set; }
    public Dictionary<int, string>? ByInt32 { get; set; }
    public Dictionary<Guid, List<int>>? ByGuid { get; set; }
    public Dictionary<bool, int>? ByBoolean { get; set; }
    public Dictionary<DateTime, int>? ByDateTime { get; set; }
    public Dictionary<double, int>? ByDouble { get; set; }
    public KeyValuePair<string, int> Pair { get; set; }
}

public class Delegated
{
    public JsonElement Element { get; set; } = JsonSerializer.SerializeToElement(0);
    public JsonElement? MaybeElement { get; set; }
    public JsonNode? Node { get; set; }
    public JsonObject? Object { get; set; }
    public JsonArray? Array { get; set; }
    public object? Anything { get; set; }
}
