namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of contexts, options and layout.</summary>
internal static class ContextFaults
{
    internal static readonly TypeFault[] All =
    [
        new("a context was called like a generated class",
            """
            public class Root { public Order Order { get; set; } }
            public class Order { public int A { get; set; } }
            """) { Context = "OrderJson" },
        new("a context was called like a generated codec", "public class Root { public int A { get; set; } }") { Context = "RootCodec" },
        new("contexts differed in case only",
            """
            public class Root { public int A { get; set; } }
            [SpanCodec(typeof(Root))] public static partial class CODECS;
            """),
        new("dynamic was a type of its own",
            """
            public class Root
            {
                public dynamic A { get; set; }
                public List<dynamic> B { get; set; }
                public object C { get; set; }
                public List<object> D { get; set; }
            }
            """),
        new("a JsonValue was given an object", "public class Root { public System.Text.Json.Nodes.JsonValue A { get; set; } }"),
        new("lines were indented by two blanks",
            """
            public class Root
            {
                public int[] A { get; set; }
                public Dictionary<string, object> B { get; set; }
                public JsonElement? C { get; set; }
            }
            """) { Options = "WriteIndented = true, IndentCharacter = '\\t', IndentSize = 3, NewLine = \"\\r\\n\"" },
        new("the options of the web were not known",
            """
            public class Root
            {
                public int MyNumber { get; set; }
                public Dictionary<string, int> MyNumbers { get; set; }
            }
            """) { Options = "JsonSerializerDefaults.Web" },
        new("the depth of elements that are one value was checked",
            """
            public class Root
            {
                public Memory<bool> A { get; set; }
                public ReadOnlyMemory<int?> B { get; set; }
                public Dictionary<string, int> C { get; set; }
                public Map D { get; set; }
                public Row E { get; set; }
                public IDictionary<string, int> F { get; set; }
                public SortedDictionary<int, bool> G { get; set; }
                public HashSet<int> H { get; set; }
                public List<JsonElement> I { get; set; }
                public System.Text.Json.Nodes.JsonNode[] J { get; set; }
                public Dictionary<string, Day?> K { get; set; }
                public List<object> L { get; set; }
                public System.Collections.Immutable.ImmutableArray<int> M { get; set; } = [];
                public Dictionary<string, JsonElement> N { get; set; }
                public List<JsonDocument> O { get; set; }
            }
            public enum Day { A, B }
            public class Map : Dictionary<string, long> { }
            public class Row : List<string> { }
            """)
        {
            Options = "MaxDepth = 2",
            Documents =
            [
                """{"A":[true],"B":[3]}""",
                """{"C":{"a":1}}""",
                """{"D":{"a":1}}""",
                """{"E":["x"]}""",
                """{"F":{"a":1}}""",
                """{"G":{"1":true}}""",
                """{"H":[1]}""",
                """{"I":[1]}""",
                """{"J":[1]}""",
                """{"K":{"a":1}}""",
                """{"L":[1]}""",
                """{"M":[1]}""",
                """{"N":{"a":1}}""",
                """{"O":[1]}""",
            ],
        },
        new("a value that nobody takes was looked at",
            """
            public class Root
            {
                [JsonInclude] internal System.Collections.Concurrent.ConcurrentDictionary<ulong, int> A => default;
                [JsonInclude] internal List<int> B => default;
                public List<int> C { get; }
                public int D { get; set; }
            }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true, PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
            Documents =
            [
                "{\"A\":\"",
                """{"A":""}""",
                """{"A":{""",
                """{"A":{}}""",
                """{"A":[}""",
                "{\"B\":\"",
                """{"B":1}""",
                "{\"C\":\"",
                """{"C":1}""",
                """{"A":1,"D":2""",
            ],
        },
        new("a comment in a text that is kept",
            """
            public class Root
            {
                public JsonDocument A { get; set; }
                public JsonElement B { get; set; }
                public object C { get; set; }
            }
            """)
        {
            Options = "ReadCommentHandling = JsonCommentHandling.Skip",
            Documents = ["""{"A":[/**/1]}""", """{"B":{"a"/* b */:1}}""", """{"B":{"a":/* b */1}}""", """{"C":[1,/* */2]}"""],
        },
        new("a converter of the options for one enum was used for all",
            """
            public enum Color { Red, Green }
            public enum Size { Small, Large }
            public class Root
            {
                public Color A { get; set; }
                public Size B { get; set; }
                public Size? C { get; set; }
                public Color[] D { get; set; }
                public Dictionary<Size, Color> E { get; set; }
            }
            """)
        {
            Options = "Converters = new[] { typeof(JsonStringEnumConverter<Color>) }",
            Documents = ["""{"A":"Red","B":1}""", """{"B":"Large"}""", """{"C":"Small"}"""],
        },
        new("of many members some came twice",
            $"public class Root {{ {Numbers("set;")} public Made Made {{ get; set; }} }} "
                + $"public class Made {{ public Made(int p64) => P64 = p64; {Numbers("init;")} }}")
        {
            Options = "AllowDuplicateProperties = false",
            Documents =
            [
                .. Enumerable.Range(0, Many)
                    .SelectMany(i => (string[])[Twice(i, i), Twice(i, Many - i), $$"""{"Made":{{Twice(i, i)}} }"""]),
            ],
        },
    ];

    private const int Many = 130;

    private static string Twice(int first, int second) => $$"""{"P{{first}}":1,"P{{second}}":2}""";

    private static string Numbers(string setter) =>
        string.Concat(Enumerable.Range(0, Many).Select(i => $"public int P{i} {{ get; {setter} }} "));
}
