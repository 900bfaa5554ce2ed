using System.Collections.Immutable;

namespace SpanCodecs.Tests.Checks;

internal sealed class Collections
{
    public int[]? Array { get; set; }

    [SpanCodecIntern]
    public List<string?>? List { get; set; }

    public IList<int>? InterfaceList { get; set; }

    public IReadOnlyList<int>? ReadOnlyList { get; set; }

    public IEnumerable<double>? Enumerable { get; set; }

    [SpanCodecIntern]
    public ICollection<string>? Collection { get; set; }

    public IReadOnlyCollection<int>? ReadOnlyCollection { get; set; }

    public HashSet<int>? HashSet { get; set; }

    public ISet<string>? Set { get; set; }

    public ImmutableArray<int> Immutable { get; set; } = [];

    public Queue<int>? Queue { get; set; }

    public Stack<int>? Stack { get; set; }

    public int?[]? Nullables { get; set; }

    public int[][]? Jagged { get; set; }

    public List<Plain?>? Objects { get; set; }

    public Size[]? Structs { get; set; }
}

internal sealed class Dictionaries
{
    public Dictionary<string, int>? Text { get; set; }

    public Dictionary<int, string>? Number { get; set; }

    public Dictionary<Season, int>? Enumeration { get; set; }

    public Dictionary<Colour, int>? NamedEnumeration { get; set; }

    public Dictionary<Access, int>? Combined { get; set; }

    public Dictionary<Guid, bool>? Guid { get; set; }

    public Dictionary<DateTime, int>? Time { get; set; }

    public Dictionary<long, Plain?>? Objects { get; set; }

    [SpanCodecIntern]
    public IDictionary<string, string?>? Interface { get; set; }

    public IReadOnlyDictionary<string, double>? ReadOnly { get; set; }

    public Dictionary<string, List<int>>? Lists { get; set; }

    public Dictionary<bool, int>? Truth { get; set; }
}
