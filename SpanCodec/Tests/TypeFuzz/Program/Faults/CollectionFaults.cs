namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of collections, keys and tuples.</summary>
internal static class CollectionFaults
{
    internal static readonly TypeFault[] All =
    [
        new("tuples stood beside object",
            """
            public class Root
            {
                public (int A, string B) A { get; set; }
                public object C { get; set; }
                public List<(double, double)> D { get; set; }
            }
            """) { Options = "IncludeFields = true" },
        new("tuples differed in names only",
            """
            public class Root
            {
                public (int A, string B) A { get; set; }
                public (int C, string D) B { get; set; }
                public (int, string)[] C { get; set; }
            }
            """) { Options = "IncludeFields = true" },
        new("a tuple had more than seven elements",
            """
            public class Root { public (int, int, int, int, int, int, int, string, bool) A { get; set; } }
            """) { Options = "IncludeFields = true" },
        new("interfaces met in a diamond",
            """
            public interface Root : ILeft, IRight { int D { get; set; } }
            public interface ILeft : ITop { int B { get; set; } }
            public interface IRight : ITop { [JsonPropertyName("b")] int B { get; set; } }
            public interface ITop { int A { get; set; } }
            public class All : Root
            {
                public int A { get; set; }
                public int B { get; set; }
                public int D { get; set; }
            }
            """),
        new("memory without a getter was read, and bytes without one were not",
            """
            public class Root
            {
                public Memory<int> A { protected get; set; }
                public byte[] B { internal get; set; }
                public System.Text.Json.Nodes.JsonArray C { internal get; set; }
                public List<int> D { internal get; set; }
            }
            """),
        new("keys of immutable dictionaries that are equal were not the first",
            """
            public class Root
            {
                public System.Collections.Immutable.ImmutableDictionary<Half, int> A { get; set; }
                public System.Collections.Immutable.IImmutableDictionary<decimal, int> B { get; set; }
                public System.Collections.Immutable.ImmutableSortedDictionary<Uri, int> C { get; set; }
                public System.Collections.Immutable.ImmutableSortedDictionary<string, int> D { get; set; }
                public System.Collections.Immutable.ImmutableSortedDictionary<DateTimeOffset, int> E { get; set; }
                public System.Collections.Immutable.ImmutableDictionary<double, int> F { get; set; }
                public System.Collections.Immutable.ImmutableDictionary<int, int> G { get; set; }
            }
            """)
        {
            Documents =
            [
                """{"A":{"0":1,"-0":2}}""",
                """{"B":{"1.0":1,"1.00":2}}""",
                """{"C":{"https://example.org/a":1,"HTTPS://EXAMPLE.org/a":2}}""",
                """{"D":{"a":1,"a":2}}""",
                """{"E":{"2024-01-01T00:00:00+00:00":1,"2024-01-01T01:00:00+01:00":2}}""",
                """{"F":{"0":1,"-0":2}}""",
                """{"G":{"0":1,"-0":2}}""",
            ],
        },
        new("values of immutable dictionaries that are equal were not the last",
            """
            public class Root
            {
                public System.Collections.Immutable.ImmutableDictionary<string, double> A { get; set; }
                public System.Collections.Immutable.ImmutableSortedDictionary<int, decimal> B { get; set; }
                public System.Collections.Immutable.IImmutableDictionary<string, Part> C { get; set; }
            }
            public record struct Part(DateTimeOffset A);
            """)
        {
            Documents =
            [
                """{"A":{"a":-0,"a":0}}""", """{"B":{"1":1.0,"1":1.00}}""",
                """{"C":{"a":{"A":"2026-11-23T10:00:00+00:00"},"a":{"A":"2026-11-23T11:00:00+01:00"}}}""",
            ],
        },
        new("a rule knew no bracket in a key, or two rules met",
            """
            public class Root
            {
                public System.Collections.Concurrent.ConcurrentDictionary<string, IDictionary<string, string>> A { get; set; }
                public ISet<System.Collections.Immutable.ImmutableSortedDictionary<string, int>> B { get; set; }
            }
            """)
        {
            Documents = ["{\"A\":{\"]\":{\"\":\"\"", """{"B":[{},{},{"":2 """],
        },
        new("a property and its override were set in the order of the type",
            """
            public class Leaf { public virtual string A { get; set; } }
            public class Root : Leaf
            {
                public Root(int b) => B = b;
                public int B { get; }
                [JsonPropertyName("C")] public override string A { get; set; }
            }
            """) { Documents = ["""{"A":"1","C":"2"}""", """{"C":"2","A":"1"}""", """{"B":1,"A":"1"}"""] },
        new("an interface named a struct",
            """
            [JsonDerivedType(typeof(Size), "size"), JsonDerivedType(typeof(Part), 2)]
            public interface INode
            {
                int A { get; set; }
            }
            public record struct Size(int A, string B) : INode;
            public struct Part : INode { public int A { get; set; } [JsonInclude] private int C { get; init; } }
            public class Root
            {
                public INode A { get; set; }
                public List<INode> B { get; set; }
                public object C { get; set; }
                public Size D { get; set; }
            }
            """)
        {
            Documents =
            [
                """{"A":{"$type":"size","A":1,"B":"x"}}""",
                """{"B":[{"$type":2,"A":1,"C":3},{"$type":"size"}]}""",
                """{"A":{"$type":"size","A":"x"}}""",
                """{"A":{}}""",
            ],
        },
        new("a collection had another enumerator than System.Text.Json calls",
            """
            public class Row : System.Collections.ObjectModel.Collection<int>, IEnumerable<int>
            {
                IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return Count + 7; }
            }
            public class Line : List<int>, IEnumerable<int>
            {
                public new IEnumerator<int> GetEnumerator() { yield return Count + 8; }
            }
            public class Map : Dictionary<string, int>, IEnumerable<KeyValuePair<string, int>>
            {
                public new IEnumerator<KeyValuePair<string, int>> GetEnumerator() { yield break; }
            }
            public class Tree : SortedDictionary<string, int>, IEnumerable<KeyValuePair<string, int>>
            {
                IEnumerator<KeyValuePair<string, int>> IEnumerable<KeyValuePair<string, int>>.GetEnumerator()
                {
                    yield return new("n", Count);
                }
            }
            public class Root
            {
                public Row A { get; set; }
                public Line B { get; set; }
                public Map C { get; set; }
                public Tree D { get; set; }
            }
            """) { Documents = ["""{"A":[1],"B":[2]}""", """{"C":{"a":1},"D":{"b":2}}"""] },
        new("a collection hid the method that System.Text.Json calls",
            """
            public class Line : List<int>, ICollection<int> { public new void Add(int item) => base.Add(item + 1); }
            public class Wait : Queue<int> { public new void Enqueue(int item) => base.Enqueue(item + 1); }
            public class Pile : Stack<int> { public new void Push(int item) => base.Push(item + 1); }
            public class Bag : HashSet<int>, ICollection<int> { void ICollection<int>.Add(int item) => Add(item + 1); }
            public class Both : Queue<int>, ICollection<int>
            {
                void ICollection<int>.Add(int item) => Enqueue(item + 1);
                bool ICollection<int>.Remove(int item) => false;
                bool ICollection<int>.IsReadOnly => false;
            }
            public class Map : Dictionary<string, int>, IDictionary<string, int>
            {
                int IDictionary<string, int>.this[string key] { get => base[key]; set => base[key] = value + 1; }
            }
            public class Tree : SortedDictionary<string, int>, IDictionary<string, int>
            {
                int IDictionary<string, int>.this[string key] { get => base[key]; set => base[key] = value + 1; }
                public new int this[string key] => 0;
            }
            public class Root
            {
                public Line A { get; set; }
                public Wait B { get; set; }
                public Pile C { get; set; }
                public Bag D { get; set; }
                public Both E { get; set; }
                public Map F { get; set; }
                public Tree G { get; set; }
            }
            """)
        {
            Documents =
            ["""{"A":[1]}""", """{"B":[1]}""", """{"C":[1]}""", """{"D":[1]}""", """{"E":[1]}""", """{"F":{"a":1}}""", """{"G":{"a":1}}"""],
        },
        new("a new collection was read-only",
            """
            public class Row : System.Collections.ObjectModel.Collection<int>, ICollection<int>
            {
                bool ICollection<int>.IsReadOnly => true;
            }
            public class Line : List<int>, ICollection<int> { bool ICollection<int>.IsReadOnly => true; }
            public class Tree : SortedDictionary<string, int>, ICollection<KeyValuePair<string, int>>
            {
                bool ICollection<KeyValuePair<string, int>>.IsReadOnly => true;
            }
            public class Map : Dictionary<string, int>, ICollection<KeyValuePair<string, int>>
            {
                bool ICollection<KeyValuePair<string, int>>.IsReadOnly => true;
            }
            public class Root
            {
                public Row A { get; set; }
                public Line B { get; set; }
                public Tree C { get; set; }
                public Map D { get; set; }
            }
            """)
        {
            Documents =
            [
                """{"A":[1]}""",
                """{"B":[1]}""",
                """{"C":{"a":1}}""",
                """{"D":{"a":1}}""",
                """{"A":[]}""",
                """{"C":{}}""",
                """{"A":null}""",
                """{"A":[x""",
            ],
        },
        new("number handling of a collection, and not of its member, was passed over",
            """
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Numbers : List<int>;
            public class Root { public Numbers A { get; set; } }
            """) { IsRefused = true },
        new("a list with callbacks was not called",
            """
            public class Root : List<int>, IJsonOnDeserialized { public void OnDeserialized() => Clear(); }
            """) { IsRefused = true },
        new("a dictionary with callbacks was not called",
            """
            public class Basket : Dictionary<string, int>, IJsonOnSerializing { public void OnSerializing() => Clear(); }
            public class Root { public Basket A { get; set; } }
            """) { IsRefused = true },
        new("what is derived from a list was a dictionary",
            """
            public class Root : List<KeyValuePair<string, int>>, IReadOnlyDictionary<string, int>
            {
                int IReadOnlyDictionary<string, int>.this[string key] => 0;
                IEnumerable<string> IReadOnlyDictionary<string, int>.Keys => [];
                IEnumerable<int> IReadOnlyDictionary<string, int>.Values => [];
                bool IReadOnlyDictionary<string, int>.ContainsKey(string key) => false;
                bool IReadOnlyDictionary<string, int>.TryGetValue(string key, out int value) { value = 0; return false; }
            }
            """) { Documents = ["""[{"Key":"a","Value":1}]""", """{"a":1}"""] },
        new("what comes in time, and is a list too, was a list",
            """
            public class Root : List<int>, IAsyncEnumerable<int>
            {
                public async IAsyncEnumerator<int> GetAsyncEnumerator(System.Threading.CancellationToken stop)
                {
                    await System.Threading.Tasks.Task.Yield();
                    yield return 7;
                }
            }
            """) { IsRefused = true },
        new("a collection of two types was read as one and written as the other",
            """
            public class Root : List<object>, IEnumerable<string>
            {
                IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "a"; }
            }
            """) { IsRefused = true },
        new("a list said that it is polymorphic, and not of what", "[JsonPolymorphic] public class Root : List<int>;") { IsRefused = true },
    ];
}
