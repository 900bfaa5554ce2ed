namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of objects and collections that are filled in place.</summary>
internal static class FillingFaults
{
    internal static readonly TypeFault[] All =
    [
        new("read-only collections were replaced",
            """
            public class Root
            {
                public System.Collections.ObjectModel.ReadOnlyDictionary<int, long?> A { get; private set; }
                public System.Collections.ObjectModel.ReadOnlyCollection<int> B { get; } = new(new List<int> { 5 });
                public IList<int> C { get; set; } = new[] { 3 };
                public System.Collections.ObjectModel.ReadOnlyCollection<int> D { get; set; }
                public IDictionary<string, int> E { get; set; } =
                    new System.Collections.ObjectModel.ReadOnlyDictionary<string, int>(new Dictionary<string, int>());
            }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("objects were not filled",
            """
            public class Root
            {
                public Part A { get; } = new() { W = 8 };
                public Part B { get; set; } = new More { W = 8, Z = 4 };
                public Part C { get; }
                public Part D { get; set; }
                public Point E { get; set; } = new() { W = 8 };
                public Point? F { get; set; } = new Point { W = 8 };
                public Point G { get; } = new() { W = 8 };
                public Made H { get; set; } = new(3) { W = 8 };
                public Made I { get; } = new(3) { W = 8 };
                public IPart J { get; set; } = new Part { W = 3 };
                public Some K { get; set; } = new Other { V = 5, X = 6 };
                public Root L { get; set; }
                public KeyValuePair<int, int> M { get; set; } = new(3, 4);
                public Needy N { get; set; } = new() { V = 1, W = 2 };
                public Rest O { get; } = new() { All = new() { ["x"] = 1 } };
            }
            public interface IPart { int W { get; set; } List<int> X { get; } }
            public class Part : IPart, IJsonOnDeserializing, IJsonOnDeserialized
            {
                public int V { get; set; }
                public int W { get; set; }
                public int Calls;
                public List<int> X { get; } = [3];
                public void OnDeserializing() => Calls += 1;
                public void OnDeserialized() => Calls += 10;
            }
            public class More : Part { public int Z { get; set; } }
            public struct Point { public int V { get; set; } public int W { get; set; } }
            public class Made(int v) { public int V { get; set; } = v; public int W { get; set; } }
            public abstract class Some { public int V { get; set; } }
            public class Other : Some { public int X { get; set; } }
            public class Needy { public required int V { get; set; } [JsonRequired] public int W { get; set; } }
            public class Rest
            {
                public int V { get; init; }
                [JsonExtensionData] public Dictionary<string, object> All { get; set; }
            }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("objects of one member and of one type were not filled",
            """
            public class Root
            {
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Part A { get; set; } = new() { W = 8 };
                public Whole B { get; set; } = new();
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
                public Point? C { get; set; } = new Point { W = 3 };
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public (int, int) D { get; set; } = (1, 2);
            }
            public class Part { public int V { get; set; } public int W { get; set; } }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
            public class Whole
            {
                public Part V { get; init; } = new() { V = 3, W = 4 };
                public int[] W { get; set; } = [3];
                [JsonInclude] private Part X = new() { V = 7 };
            }
            public struct Point { public int V { get; set; } public int W { get; set; } }
            """) { Options = "IncludeFields = true" },
        new("a filled object was named like another",
            """
            public class Root
            {
                public Order A { get; set; } = new() { V = 1 };
                public OrderFilled B { get; set; }
                public object C { get; set; }
            }
            public class Order { public int V { get; set; } public int W { get; set; } = 3; }
            public class OrderFilled { public Order A { get; set; } = new() { W = 9 }; }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("populating what a constructor makes was refused where there is nothing to populate",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
            public record Root(IEnumerable<decimal> A = default)
            {
                public string B { get; set; }
                public int C { get; set; }
            }
            """),
        new("populating what a constructor makes was accepted",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
            public record Root(IEnumerable<decimal> A = default)
            {
                public Point D { get; set; }
            }
            public struct Point { public int A { get; set; } }
            """) { IsRefused = true },
        new("an object that is filled lacked what its constructor requires",
            """
            public class Root
            {
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
                public KeyValuePair<List<int>, int> A { get; set; }
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Pair B { get; set; }
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Leaf C { get; set; } = new(1, new());
            }
            public record struct Pair(int X, List<int> Y = null);
            public record Leaf(int X, List<int> Y);
            """)
        {
            Options = "RespectRequiredConstructorParameters = true",
            Documents =
            [
                """{"A":{}}""",
                """{"A":{"Key":[1]}}""",
                """{"A":{"Value":1}}""",
                """{"A":{"Key":[1],"Value":1}}""",
                """{"B":{}}""",
                """{"B":{"X":1}}""",
                """{"C":{"X":1}}""",
                """{"C":{"X":1,"Y":[1]}}""",
            ],
        },
        new("a struct that is ignored when reading was filled, and the generator died",
            """
            public struct Point { public int A { get; set; } }
            public class Leaf { public int A { get; set; } }
            public class Root
            {
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Point A { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Leaf B { get; set; } = new();
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public List<int> C { get; set; } = new();
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)] public Point D { get; set; }
            }
            """)
        {
            Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
            Documents =
                ["""{"A":{"A":1}}""", """{"B":{"A":1}}""", """{"C":[1]}""", """{"B":{"A":"x"}}""", """{"C":["x"]}""", """{"D":{"A":1}}"""],
        },
        new("a member that is filled was asked for what null takes the place of",
            """
            public class Root
            {
                private int _calls;
                private List<int> _a = [1];
                private Part _b = new() { X = 2 };
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
                public List<int> A { get { _calls++; return _a; } set => _a = value; }
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
                public Part B { get { _calls++; return _b; } set => _b = value; }
            }
            public class Part { public int X { get; set; } public int Y { get; set; } }
            """) { Documents = ["""{"A":null}""", """{"B":null}""", """{"A":[3],"B":{"Y":4}}""", """{"A":null,"A":[3]}"""] },
    ];
}
