using System.Collections.Immutable;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Arrays, collections and dictionaries, written and read as System.Text.Json does by reflection.</summary>
public class ContainerTests
{
    [Fact]
    public void Collections_are_alike()
    {
        var twin = new Twin<Collections>(TestCodecs.Collections);
        twin.AssertRoundTrip(new Collections());
        twin.AssertRoundTrip(FilledCollections());
        twin.AssertRefusesTruncations(FilledCollections());
    }

    [Theory]
    [InlineData("{\"ImmutableArray\":null}")]
    [InlineData("{\"Memory\":null}")]
    [InlineData("{\"Array\":[1,]}")]
    [InlineData("{\"Array\":[,1]}")]
    [InlineData("{\"Array\":[1 2]}")]
    [InlineData("{\"Array\":[ ]}")]
    [InlineData("{\"Array\":[ 1 , 2 ]}")]
    [InlineData("{\"Array\":{}}")]
    [InlineData("{\"Array\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]}")]
    [InlineData("{\"Jagged\":[[],null,[1]]}")]
    [InlineData("{\"ICollection\":[null,1]}")]
    [InlineData("{\"Array\":[null]}")]
    public void Arrays_are_accepted_and_refused_alike(string json) => new Twin<Collections>(TestCodecs.Collections).AssertReads(json);

    internal static Collections FilledCollections() => new()
    {
        Array = [.. Enumerable.Range(0, 40)],
        Jagged = [[1], [], [2, 3]],
        List = ["a", null, "é"],
        IList = [new Point { X = 1 }],
        ICollection = [1, null],
        IEnumerable = new HashSet<string> { "x", "y" },
        IReadOnlyList = new[] { 1.5, 2 },
        IReadOnlyCollection = [new Base { Id = 3 }, new Derived { Id = 4 }],
        HashSet = ["h"],
        ISet = new HashSet<int> { 1, 2 },
        SortedSet = [3, 1, 2],
        Queue = new Queue<int>([1, 2]),
        Stack = new Stack<int>([1, 2]),
        LinkedList = new LinkedList<int>([1, 2]),
        Collection = [1],
        Observable = [2],
        ConcurrentQueue = new([1, 2]),
        OwnList = [5, 6],
        ImmutableArray = [1, 2],
        ImmutableList = ["a"],
        IImmutableList = ImmutableList.Create("b"),
        ImmutableHashSet = [1],
        ImmutableSortedSet = [2, 1],
        ImmutableQueue = ImmutableQueue.Create(1, 2),
        ImmutableStack = ImmutableStack.Create(1, 2),
        Memory = new[] { 1, 2 },
        ReadOnlyMemory = new[] { "m" },
    };

    internal static Dictionaries FilledDictionaries() => new()
    {
        Plain = new() { ["a"] = 1, ["é\"b"] = 2 },
        IDictionary = new Dictionary<string, string?> { ["a"] = null, ["b"] = "x" },
        IReadOnlyDictionary = new Dictionary<string, Point> { ["camelCase"] = new() },
        Sorted = new() { ["b"] = 1, ["a"] = 2 },
        SortedList = new() { [2] = 1, [1] = 2 },
        Concurrent = new() { ["c"] = 1 },
        Immutable = ImmutableDictionary<string, int>.Empty.Add("i", 1),
        ImmutableSorted = ImmutableSortedDictionary<string, int>.Empty.Add("i", 1),
        Own = new() { ["o"] = 1 },
        ByInt32 = new() { [-1] = "x" },
        ByGuid = new() { [Guid.Empty] = [1] },
        ByBoolean = new() { [true] = 1 },
        ByDateTime = new() { [new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc)] = 1 },
        ByDouble = new() { [1.5] = 1 },
        Pair = new("k", 5),
    };

    [Fact]
    public void Dictionaries_are_alike()
    {
        var twin = new Twin<Dictionaries>(TestCodecs.Dictionaries);
        twin.AssertRoundTrip(new Dictionaries());
        twin.AssertRoundTrip(FilledDictionaries());
        twin.AssertRefusesTruncations(FilledDictionaries());
        twin.AssertReads("{\"Plain\":{\"a\":1,\"a\":2,\"\\u0062\":3}}");
        twin.AssertReads("{\"ByInt32\":{\"x\":\"\"}}");
        twin.AssertReads("{\"Plain\":{\"a\" : 1 , \"b\":2}, \"Pair\":{\"Value\":1}}");
    }
}
