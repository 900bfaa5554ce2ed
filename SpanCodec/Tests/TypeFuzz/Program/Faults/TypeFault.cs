namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>A type that once went wrong: what it is, and what declares it, in another assembly and in the context's own.</summary>
/// <param name="Name">What went wrong.</param>
internal sealed record TypeFault(string Name, string Application, string Library = "")
{
    internal static readonly TypeFault[] All =
    [
        new("hidden members shared an accessor", "public class Base { [JsonInclude] private int Id { get; set; } } public class Root : Base { [JsonInclude, JsonPropertyName(\"own\")] private string Id { get; set; } }"),
        new("a hidden property and a field shared an accessor", "public class Base { [JsonInclude] private int Id; } public class Root : Base { [JsonInclude, JsonPropertyName(\"own\")] private int Id { get; set; } [JsonInclude] private int Id2; }"),
        new("an ignored property of a record was refused", "public record Root([property: JsonIgnore] int A, int B, [property: JsonIgnore] string C = \"c\");"),
        new("a context was called like a generated class", "public class Root { public Order Order { get; set; } } public class Order { public int A { get; set; } }") { Context = "OrderJson" },
        new("a context was called like a generated codec", "public class Root { public int A { get; set; } }") { Context = "RootCodec" },
        new("contexts differed in case only", "public class Root { public int A { get; set; } } [SpanCodec(typeof(Root))] public static partial class CODECS;"),
        new("members were called like variables of generated code",
            "public class Root { public int UnknownName { get; set; } public int UnknownValue { get; set; } public int Boxed { get; set; } public int RuntimeType { get; set; } public int required { get; set; } public int Preset { get; set; } public object Held { get; set; } [JsonExtensionData] public Dictionary<string, JsonElement> Rest { get; set; } }"),
        new("members of a constructed type were called like variables",
            "public struct Root : IJsonOnDeserialized, IJsonOnSerializing { [JsonConstructor] public Root(int seen, int required2, int boxed, int unknownName) => (Seen, Required2, Boxed, UnknownName) = (seen, required2, boxed, unknownName); public int Seen { get; } public int Required2 { get; } public int Boxed { get; } public int UnknownName { get; } public int Other { get; set; } void IJsonOnDeserialized.OnDeserialized() { } void IJsonOnSerializing.OnSerializing() => Other++; }"),
        new("dynamic was a type of its own", "public class Root { public dynamic A { get; set; } public List<dynamic> B { get; set; } public object C { get; set; } public List<object> D { get; set; } }"),
        new("tuples stood beside object", "public class Root { public (int A, string B) A { get; set; } public object C { get; set; } public List<(double, double)> D { get; set; } }") { Options = "IncludeFields = true" },
        new("tuples differed in names only", "public class Root { public (int A, string B) A { get; set; } public (int C, string D) B { get; set; } public (int, string)[] C { get; set; } }") { Options = "IncludeFields = true" },
        new("a tuple had more than seven elements", "public class Root { public (int, int, int, int, int, int, int, string, bool) A { get; set; } }") { Options = "IncludeFields = true" },
        new("names of enums were obsolete", "public enum Kind { A, [Obsolete(\"no\", true)] B, [Obsolete] C = -4 } public class Root { public Kind A { get; set; } public Dictionary<Kind, Kind> B { get; set; } }") { Options = "UseStringEnumConverter = true" },
        new("interfaces met in a diamond", "public interface Root : ILeft, IRight { int D { get; set; } } public interface ILeft : ITop { int B { get; set; } } public interface IRight : ITop { [JsonPropertyName(\"b\")] int B { get; set; } } public interface ITop { int A { get; set; } } public class All : Root { public int A { get; set; } public int B { get; set; } public int D { get; set; } }"),
        new("names of enums differed in case only", "public enum Kind { A = 1, a = 2, B = 2, b = 1 } public class Root { public Kind A { get; set; } public List<Kind> B { get; set; } }") { Options = "UseStringEnumConverter = true" },
        new("a large enum had values twice and out of order",
            "public enum Kind { A9 = 9, A8 = 8, A7 = 7, B9 = 9, A6 = 6, A5 = 5, B6 = 6, A4 = 4, A3 = 3, C9 = 9, A2 = 2, A1 = 1, B1 = 1, A0 = 0, B0 = 0, C8 = 8, D8 = 8, C7 = 7, D7 = 7, C1 = 1, C0 = 0 } public class Root { public Kind A { get; set; } public Kind[] B { get; set; } }") { Options = "UseStringEnumConverter = true" },
        new("flags had names for combinations", "[Flags] public enum Kind { None, Read = 1, Write = 2, ReadWrite = 3, Execute = 4, Most = 6, Same = 3 } public class Root { public Kind A { get; set; } public Kind[] B { get; set; } }") { Options = "UseStringEnumConverter = true" },
        new("a value held as object was written as a member wanted it",
            "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public List<int> A { get; set; } public object B { get; set; } public Point C { get; set; } } public struct Point { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public int[] X { get; set; } }"),
        new("a polymorphic value held as object was refused", "[JsonDerivedType(typeof(Leaf), \"leaf\"), JsonDerivedType(typeof(Node), 3)] public class Node { public int A { get; set; } } public class Leaf : Node { public int B { get; set; } } public class Root { public Node A { get; set; } public object B { get; set; } }"),
        new("a converted value held as object was refused", "[JsonConverter(typeof(HexConverter))] public struct Hex { public int Number { get; set; } } public class HexConverter : JsonConverter<Hex> { public override Hex Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new() { Number = reader.GetInt32() }; public override void Write(Utf8JsonWriter writer, Hex value, JsonSerializerOptions options) => writer.WriteStringValue(value.Number.ToString()); } public class Root { public Hex A { get; set; } public object B { get; set; } }"),
        new("a struct's callback changed a copy", "public struct Root : IJsonOnSerializing { public int A { get; set; } void IJsonOnSerializing.OnSerializing() => A = 5; }"),
        new("a converter was handed incomplete options",
            "public class Inner { public int Value; public Day Day { get; set; } public int Only => 4; } public enum Day { Monday } [JsonConverter(typeof(OuterConverter))] public class Outer { public Inner Inner { get; set; } } public class OuterConverter : JsonConverter<Outer> { public override Outer Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new() { Inner = JsonSerializer.Deserialize<Inner>(ref reader, options) }; public override void Write(Utf8JsonWriter writer, Outer value, JsonSerializerOptions options) => JsonSerializer.Serialize(writer, value.Inner, options); } public class Root { public Outer A { get; set; } public Day B { get; set; } }") { Options = "IncludeFields = true, IgnoreReadOnlyProperties = true, UseStringEnumConverter = true" },
        new("extension data that a constructor sets was replaced", "public class Root { public Root(int a) { A = a; } public int A { get; } [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } = new() { [\"preset\"] = 1 }; }"),
        new("extension data without a setter was filled", "public class Root { public int A { get; set; } [JsonExtensionData] public Dictionary<string, object> Rest { get; } = new(); }"),
        new("hidden extension data was filled", "public class Base { [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } } public class Root : Base { public new int Rest { get; set; } }"),
        new("keys that are no numbers were refused", "public class Root { public Dictionary<float, int> A { get; set; } public Dictionary<Half, int> B { get; set; } public Dictionary<double, int> C { get; set; } }"),
        new("a read-only set was read", "public class Root { public IReadOnlySet<int> A { get; set; } }"),
        new("a public GetEnumerator gave something else", "public class Root : List<int> { public new IEnumerator<string> GetEnumerator() => new List<string>().GetEnumerator(); }"),
        new("a JsonValue was given an object", "public class Root { public System.Text.Json.Nodes.JsonValue A { get; set; } }"),
        new("number handling that says nothing was refused", "public class Root { [JsonNumberHandling(JsonNumberHandling.Strict)] public TimeSpan A { get; set; } }"),
        new("number handling of a type reached nested collections", "[JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public class Root { public List<List<int>> A { get; set; } public Dictionary<string, int[]> B { get; set; } public int? C { get; set; } public Inner D { get; set; } } public class Inner { public int A { get; set; } }"),
        new("memory without a getter was read, and bytes without one were not", "public class Root { public Memory<int> A { protected get; set; } public byte[] B { internal get; set; } public System.Text.Json.Nodes.JsonArray C { internal get; set; } public List<int> D { internal get; set; } }"),
        new("a member with an internal accessor of another assembly was lost", "public class Root { public Other A { get; set; } }", "public class Other { public int A { get; set; } public string B { get; protected set; } }"),
        new("read-only collections were replaced",
            """
            public class Root { public System.Collections.ObjectModel.ReadOnlyDictionary<int, long?> A { get; private set; } public
            System.Collections.ObjectModel.ReadOnlyCollection<int> B { get; } = new(new List<int> { 5 }); public IList<int> C { get; set; } = new[] {
            3 }; public System.Collections.ObjectModel.ReadOnlyCollection<int> D { get; set; } public IDictionary<string, int> E { get; set; }
            = new System.Collections.ObjectModel.ReadOnlyDictionary<string, int>(new Dictionary<string, int>()); }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("hidden extension data was refused",
            """
            public class Base { [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } } public class Root : Base { public int A {
            get; set; } [JsonExtensionData] public new Dictionary<string, JsonElement> Rest { get; set; } }
            """),
        new("overridden extension data was refused",
            """
            public class Base { [JsonExtensionData] public virtual Dictionary<string, object> Rest { get; set; } } public class Root : Base {
            public int A { get; set; } [JsonExtensionData] public override Dictionary<string, object> Rest { get; set; } }
            """),
        new("objects were not filled",
            """
            public class Root { public Part A { get; } = new() { W = 8 }; public Part B { get; set; } = new More { W = 8, Z = 4 }; public Part C {
            get; } public Part D { get; set; } public Point E { get; set; } = new() { W = 8 }; public Point? F { get; set; } = new Point { W = 8 };
            public Point G { get; } = new() { W = 8 }; public Made H { get; set; } = new(3) { W = 8 }; public Made I { get; } = new(3) { W = 8 };
            public IPart J { get; set; } = new Part { W = 3 }; public Some K { get; set; } = new Other { V = 5, X = 6 }; public Root L { get;
            set; } public KeyValuePair<int, int> M { get; set; } = new(3, 4); public Needy N { get; set; } = new() { V = 1, W = 2 }; public Rest O {
            get; } = new() { All = new() { ["x"] = 1 } }; } public interface IPart { int W { get; set; } List<int> X { get; } } public class Part : IPart,
            IJsonOnDeserializing, IJsonOnDeserialized { public int V { get; set; } public int W { get; set; } public int Calls; public List<int> X {
            get; } = [3]; public void OnDeserializing() => Calls += 1; public void OnDeserialized() => Calls += 10; } public class More : Part {
            public int Z { get; set; } } public struct Point { public int V { get; set; } public int W { get; set; } } public class Made(int v) {
            public int V { get; set; } = v; public int W { get; set; } } public abstract class Some { public int V { get; set; } } public class Other : Some {
            public int X { get; set; } } public class Needy { public required int V { get; set; } [JsonRequired] public int W { get; set; } }
            public class Rest { public int V { get; init; } [JsonExtensionData] public Dictionary<string, object> All { get; set; } }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("objects of one member and of one type were not filled",
            """
            public class Root { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Part A { get; set; } = new() { W = 8 };
            public Whole B { get; set; } = new(); [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Point? C { get; set;
            } = new Point { W = 3 }; [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public (int, int) D { get; set; } = (1, 2);
            } public class Part { public int V { get; set; } public int W { get; set; } }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public class Whole { public Part V { get; init; } = new() { V = 3, W = 4 };
            public int[] W { get; set; } = [3]; [JsonInclude] private Part X = new() { V = 7 }; } public struct Point { public int V { get;
            set; } public int W { get; set; } }
            """) { Options = "IncludeFields = true" },
        new("a filled object was named like another",
            """
            public class Root { public Order A { get; set; } = new() { V = 1 }; public OrderFilled B { get; set; } public object C { get; set;
            } } public class Order { public int V { get; set; } public int W { get; set; } = 3; } public class OrderFilled { public Order A {
            get; set; } = new() { W = 9 }; }
            """) { Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate" },
        new("unknown members were disallowed beside extension data that is only written",
            """
            public struct Root { public int A { get; set; } [JsonExtensionData] public Dictionary<string, object> Rest { get; } }
            """) { Options = "UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow" },
        new("null was read where annotations say that there is none",
            """
            #nullable enable annotations
            public class Root { public string A { get; set; } = ""; public string? B { get; set; } public List<string> C { get; } = [];
            [System.Diagnostics.CodeAnalysis.AllowNull] public string D { get; set; } = ""; [System.Diagnostics.CodeAnalysis.DisallowNull] public int? E {
            get; set; } = 3; public Made F { get; set; } = new(""); public Box<string> G { get; set; } = new(); public Other<string> H { get;
            set; } = new(); public string I => null!; } public record Made(string A, string? B = null, int C = 4); public class Box<T> { public T A {
            get; set; } = default!; public List<T> B { get; set; } = []; } public class Other<T> where T : class { public T A { get; set; } = default!;
            public T? B { get; set; } }
            #nullable restore
            """) { Options = "RespectNullableAnnotations = true" },
        new("parameters of constructors were not required",
            """
            public class Root { public Made A { get; set; } public Point B { get; set; } public KeyValuePair<int, string> C { get; set; }
            public (int, string) D { get; set; } } public record Made(string A, int B, int? C, string D = null) { public int E { get; set; } }
            public record struct Point(int X, [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] int Y);
            """) { Options = "RespectRequiredConstructorParameters = true, IncludeFields = true" },
        new("lines were indented by two blanks",
            """
            public class Root { public int[] A { get; set; } public Dictionary<string, object> B { get; set; } public JsonElement? C { get;
            set; } }
            """) { Options = "WriteIndented = true, IndentCharacter = '\\t', IndentSize = 3, NewLine = \"\\r\\n\"" },
        new("the options of the web were not known",
            """
            public class Root { public int MyNumber { get; set; } public Dictionary<string, int> MyNumbers { get; set; } }
            """) { Options = "JsonSerializerDefaults.Web" },
        new("a discriminator came first only",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Node), 3)]
            public class Node { public int A { get; set; } public Node B { get; set; } } public class Leaf : Node { public int C { get; set; } }
            [JsonDerivedType(typeof(Made), "made"), JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)] public abstract class Some { public int D { get; set; } }
            public class Made(int e) : Some { public int E { get; } = e; [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } public Some C { get; set; } public Leaf D { get; set; } public Made E { get; set; } }
            """) { Options = "AllowOutOfOrderMetadataProperties = true" },
        new("extension data without any other member was skipped", "public class Root { [JsonExtensionData] public Dictionary<string, JsonElement> Rest { get; set; } }"),
        new("the depth of elements that may be null was checked", "public class Root { public bool?[] A { get; set; } public List<int?> B { get; set; } }") { Options = "MaxDepth = 2" },
        new("the depth of elements that are one value was checked",
            """
            public class Root { public Memory<bool> A { get; set; } public ReadOnlyMemory<int?> B { get; set; } public Dictionary<string, int> C { get;
            set; } public Map D { get; set; } public Row E { get; set; } public IDictionary<string, int> F { get; set; } public SortedDictionary<int, bool> G {
            get; set; } public HashSet<int> H { get; set; } public List<JsonElement> I { get; set; } public System.Text.Json.Nodes.JsonNode[] J { get; set; }
            public Dictionary<string, Day?> K { get; set; } public List<object> L { get; set; } public System.Collections.Immutable.ImmutableArray<int> M { get; set;
            } = []; public Dictionary<string, JsonElement> N { get; set; } public List<JsonDocument> O { get; set; } } public enum Day { A, B }
            public class Map : Dictionary<string, long> { } public class Row : List<string> { }
            """)
        {
            Options = "MaxDepth = 2",
            Documents =
            [
                """{"A":[true],"B":[3]}""", """{"C":{"a":1}}""", """{"D":{"a":1}}""", """{"E":["x"]}""", """{"F":{"a":1}}""", """{"G":{"1":true}}""",
                """{"H":[1]}""", """{"I":[1]}""", """{"J":[1]}""", """{"K":{"a":1}}""", """{"L":[1]}""", """{"M":[1]}""", """{"N":{"a":1}}""", """{"O":[1]}""",
            ],
        },
        new("number handling of a type did not reach values held as object",
            """
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { public object A { get; set; } public List<object> B { get; set; } public
            Dictionary<string, object> C { get; set; } public List<int> D { get; set; } public Row E { get; set; } public Part F { get; set; } public int? G { get; set;
            } public Memory<ulong?> H { get; set; } [JsonNumberHandling(JsonNumberHandling.Strict)] public object I { get; set; }
            [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } }
            public class Row : List<int> { } public class Part { public int A { get; set; } public object B { get; set; } public Memory<long> C { get; set; } }
            """),
        new("number handling of a member held as object was refused",
            """
            public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public object A { get; set; }
            public object B { get; set; } [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public List<object> C { get; set; }
            public int[] D { get; set; } }
            """) { Options = "NumberHandling = JsonNumberHandling.WriteAsString" },
        new("a string that is no text was a JsonNode",
            """
            public class Root { public System.Text.Json.Nodes.JsonNode A { get; set; } public System.Text.Json.Nodes.JsonValue B { get; set; } public
            List<System.Text.Json.Nodes.JsonNode> C { get; set; } [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; } }
            """) { Documents = ["""{"A":"\ud800"}""", """{"B":"\ud800"}""", """{"C":[1,"\ud800"]}""", """{"Z":"\ud800"}""", """{"A":{"a":"\ud800"}}"""] },
        new("populating what a constructor makes was refused where there is nothing to populate",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public record Root(IEnumerable<decimal> A = default) { public string B { get;
            set; } public int C { get; set; } }
            """),
        new("populating what a constructor makes was accepted",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public record Root(IEnumerable<decimal> A = default) { public Point D { get; set; } }
            public struct Point { public int A { get; set; } }
            """) { IsRefused = true },
        new("populating a member of a type with derived types was refused",
            """
            [JsonDerivedType(typeof(Root), 0)] public class Root { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<byte[]> A { get; set; } =
            [[3]]; public List<int> B { get; set; } = [4]; public Other C { get; set; } }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate), JsonDerivedType(typeof(More), "more")]
            public class Other { public List<int> A { get; set; } = [5]; } public class More : Other { }
            """),
        new("a member of a polymorphic type was called like its variable",
            """
            [JsonDerivedType(typeof(Root), "root")] public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int RuntimeType { get;
            set; } public string Value { get; set; } }
            """),
        new("keys of immutable dictionaries that are equal were not the first",
            """
            public class Root { public System.Collections.Immutable.ImmutableDictionary<Half, int> A { get; set; } public
            System.Collections.Immutable.IImmutableDictionary<decimal, int> B { get; set; } public System.Collections.Immutable.ImmutableSortedDictionary<Uri, int> C {
            get; set; } public System.Collections.Immutable.ImmutableSortedDictionary<string, int> D { get; set; } public
            System.Collections.Immutable.ImmutableSortedDictionary<DateTimeOffset, int> E { get; set; } public
            System.Collections.Immutable.ImmutableDictionary<double, int> F { get; set; } public System.Collections.Immutable.ImmutableDictionary<int, int> G { get; set; } }
            """)
        {
            Documents =
            [
                """{"A":{"0":1,"-0":2}}""", """{"B":{"1.0":1,"1.00":2}}""", """{"C":{"https://example.org/a":1,"HTTPS://EXAMPLE.org/a":2}}""", """{"D":{"a":1,"a":2}}""",
                """{"E":{"2024-01-01T00:00:00+00:00":1,"2024-01-01T01:00:00+01:00":2}}""", """{"F":{"0":1,"-0":2}}""", """{"G":{"0":1,"-0":2}}""",
            ],
        },
        new("values of immutable dictionaries that are equal were not the last",
            """
            public class Root { public System.Collections.Immutable.ImmutableDictionary<string, double> A { get; set; } public
            System.Collections.Immutable.ImmutableSortedDictionary<int, decimal> B { get; set; } public System.Collections.Immutable.IImmutableDictionary<string, Part> C { get;
            set; } } public record struct Part(DateTimeOffset A);
            """)
        {
            Documents =
            [
                """{"A":{"a":-0,"a":0}}""", """{"B":{"1":1.0,"1":1.00}}""",
                """{"C":{"a":{"A":"2026-11-23T10:00:00+00:00"},"a":{"A":"2026-11-23T11:00:00+01:00"}}}""",
            ],
        },
        new("a value held as object had no discriminator of an ancestor that nobody named",
            """
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Twig), "twig")] public abstract class Node { public int A { get; set; } }
            [JsonDerivedType(typeof(Part), 3)] public interface IPart { } public class Part : IPart { public int B { get; set; } }
            public class Leaf : Node { public object B { get; set; } } public class Twig : Node { } public class Root { public Leaf A { get; set; } public Part B { get; set; }
            public object C { get; set; } }
            """),
        new("number handling of bytes was accepted",
            """
            public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public byte[] A { get; set; } }
            """) { IsRefused = true },
        new("populating was accepted where only extension data can be filled",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public class Root { public Root(int a) => A = a; public int A { get; }
            [JsonExtensionData] public Dictionary<string, object> Rest { get; } }
            """) { IsRefused = true },
        new("an abstract type had a discriminator that nobody knows",
            """
            [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true), JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Twig), 3)]
            public abstract class Node { public int A { get; set; } } public class Leaf : Node { public Node B { get; set; } } public class Twig : Node { }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } }
            """) { Documents = ["""{"A":{"$type":"x"}}""", """{"A":{"$type":7,"A":1}}""", """{"B":[{"$type":"x" x""", """{"A":{"$type":"leaf","B":{"$type":"x"}}}"""] },
        new("a number of a discriminator ended badly",
            """
            [JsonDerivedType(typeof(Leaf), 3), JsonDerivedType(typeof(Node), 4)] public class Node { public int A { get; set; } } public class Leaf : Node { }
            [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true), JsonDerivedType(typeof(Twig), 3)]
            public abstract class Branch { public int A { get; set; } } public class Twig : Branch { }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } public Branch C { get; set; } }
            """)
        {
            Options = "AllowOutOfOrderMetadataProperties = true",
            Documents = ["""{"A":{"$type":3x""", """{"A":{"$type":3""", """{"A":{"A":1,"$type":3]""", """{"C":{"$type":7,"A":1}}""", """{"C":{"A":1,"$type":"x"}}"""],
        },
        new("a setter without a getter took an array in a nullable",
            """
            using System.Collections.Immutable;
            public class Root { public ImmutableArray<int>? A { set { } } public Memory<int>? B { set { } } public ImmutableArray<int>? C { get; set; } }
            """) { Documents = ["""{"A":[""", """{"A":[1,x""", """{"A":[""]}""", """{"A":1}""", """{"B":[""]}""", """{"B":[x""", """{"C":[""]}"""] },
        new("a nullable array that is read-only was not written",
            """
            using System.Collections.Immutable; public class Root { public ImmutableArray<int>? A => ImmutableArray.Create(1); public Memory<int>? B => new int[2];
            public int? C => 3; }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true",
        },
        new("a value that nobody takes was looked at",
            """
            public class Root { [JsonInclude] internal System.Collections.Concurrent.ConcurrentDictionary<ulong, int> A => default;
            [JsonInclude] internal List<int> B => default; public List<int> C { get; } public int D { get; set; } }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true, PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
            Documents = ["{\"A\":\"", """{"A":""}""", """{"A":{""", """{"A":{}}""", """{"A":[}""", "{\"B\":\"", """{"B":1}""", "{\"C\":\"", """{"C":1}""", """{"A":1,"D":2"""],
        },
        new("a dictionary at the last level had a key that is no number",
            """
            using System.Collections.ObjectModel; public class Root { public Leaf A { get; set; } }
            public class Leaf { public ReadOnlyDictionary<double, double> B { get; set; } public Dictionary<float, Leaf> C { get; set; }
            public SortedDictionary<double, object> D { get; set; } }
            """) { Options = "MaxDepth = 3" },
        new("a rule knew no bracket in a key, or two rules met",
            """
            public class Root { public System.Collections.Concurrent.ConcurrentDictionary<string, IDictionary<string, string>> A { get; set; }
            public ISet<System.Collections.Immutable.ImmutableSortedDictionary<string, int>> B { get; set; } }
            """)
        {
            Documents = ["{\"A\":{\"]\":{\"\":\"\"", """{"B":[{},{},{"":2 """],
        },
        new("extension data is passed over until the constructor has run",
            "public class Root { public Root(int a) => A = a; public int A { get; } [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; } }")
        {
            Documents = ["{\"x\":\"\\ud800\"", """{"x":"\ud800"}"""],
        },
        new("an address cannot be compared, and a number does not end",
            """
            public class Root { public SortedList<Uri, UInt128> A { get; set; } public SortedList<Uri, int> B { get; set; } }
            """)
        {
            Documents = ["""{"A":{"":2,"":4""", """{"A":{"":2,"":4x""", """{"B":{"":2,"":4""", """{"B":{"":2,"":4 """],
        },
        new("a comment in a text that is kept", "public class Root { public JsonDocument A { get; set; } public JsonElement B { get; set; } public object C { get; set; } }")
        {
            Options = "ReadCommentHandling = JsonCommentHandling.Skip",
            Documents = ["""{"A":[/**/1]}""", """{"B":{"a"/* b */:1}}""", """{"B":{"a":/* b */1}}""", """{"C":[1,/* */2]}"""],
        },
        new("a discriminator is forgotten behind another of its type",
            """
            [JsonDerivedType(typeof(Leaf), "leaf")] public class Node { } public class Leaf : Node { public int A { get; set; } }
            public class Root { public Node A { get; set; } = new Leaf(); public object B { get; set; } = new Leaf();
            public object[] C { get; set; } = [new Leaf(), new Leaf(), new Node()]; }
            """),
        new("number handling of a type reached into an array in a nullable",
            """
            using System.Collections.Immutable;
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { public Memory<int>? A { get; set; } = new int[1];
            public ImmutableArray<int>? B { get; set; } = [1]; public Memory<int> C { get; set; } = new int[1]; public int? D { get; set; } }
            """),
        new("an object that is filled lacked what its constructor requires",
            """
            public class Root { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public KeyValuePair<List<int>, int> A { get; set; }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Pair B { get; set; }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Leaf C { get; set; } = new(1, new()); }
            public record struct Pair(int X, List<int> Y = null); public record Leaf(int X, List<int> Y);
            """)
        {
            Options = "RespectRequiredConstructorParameters = true",
            Documents =
            [
                """{"A":{}}""", """{"A":{"Key":[1]}}""", """{"A":{"Value":1}}""", """{"A":{"Key":[1],"Value":1}}""", """{"B":{}}""", """{"B":{"X":1}}""", """{"C":{"X":1}}""",
                """{"C":{"X":1,"Y":[1]}}""",
            ],
        },
        new("a getter that is not seen was said to be missing",
            "public class Root { public Part A { get; set; } }",
            """
            public class Part { [JsonInclude, JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public (int, string) A { internal get; set; } }
            """) { IsRefused = true },
        new("a value held as object has a polymorphic base that does not name its type",
            """
            [JsonDerivedType(typeof(Leaf), "leaf")] public class Node { } public class Leaf : Node { public object A { get; set; } }
            public class Twig : Node { public object B { get; set; } }
            public class Bud : Leaf { public int C { get; set; } } public class Root { public Leaf A { get; set; } public Twig B { get; set; } public Bud C { get; set; }
            public object D { get; set; } }
            """),
        new("a value held as object has polymorphic contracts that let other types be",
            """
            [JsonDerivedType(typeof(Part), 1), JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
            public interface IPart { int A { get; set; } }
            [JsonDerivedType(typeof(Near), 2)] public interface IOther : IPart { } [JsonDerivedType(typeof(Third), 3)] public interface IThird { }
            public class Part : IPart { public int A { get; set; } public int B { get; set; } } public class Both : Part, IThird { public int C { get; set; } }
            public class Third : IThird { } public class Near : IOther { public int A { get; set; } } public class Deep : IOther { public int A { get; set; }
            public object D { get; set; } } public class Far : Part { public object E { get; set; } }
            public class Root { public Part A { get; set; } public Both B { get; set; } public Near G { get; set; } public Deep C { get; set; } public Far D { get; set; }
            public object E { get; set; } public List<object> F { get; set; } }
            """),
        new("half of a derived type was not seen",
            "public class Root { public Position A { get; set; } public Detail B { get; set; } }",
            """
            [JsonDerivedType(typeof(Detail), "type 1")] public class Position { } public class Detail : Position { [JsonInclude] private int Key { get; set; } }
            """) { IsRefused = true },
        new("a member of a derived type was called like its discriminator",
            """
            public class Root { public Position A { get; set; } }
            [JsonDerivedType(typeof(Unit), "unit"), JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")] public class Position { }
            public class Unit : Position { [JsonPropertyName("kind")] public int B { get; } }
            """) { IsRefused = true },
        new("an ignored member of a derived type may be called like its discriminator",
            """
            public class Root { public Position A { get; set; } }
            [JsonDerivedType(typeof(Unit), "unit"), JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")] public class Position { }
            public class Unit : Position { [JsonIgnore] public int kind { get; set; } public int Kind { get; set; } }
            """),
        new("a type beside a value held as object was refused without a rule",
            """
            public class Root { public Item A { get; set; } public object B { get; set; } }
            [JsonDerivedType(typeof(Detail), 0), JsonDerivedType(typeof(Item), 1)] public class Node { }
            public class Item : Node { } public class Detail : Node { [JsonIgnore] public required char A { get; init; } }
            """) { IsRefused = true },
        new("a property and its override were set in the order of the type",
            """
            public class Leaf { public virtual string A { get; set; } }
            public class Root : Leaf { public Root(int b) => B = b; public int B { get; } [JsonPropertyName("C")] public override string A { get; set; } }
            """) { Documents = ["""{"A":"1","C":"2"}""", """{"C":"2","A":"1"}""", """{"B":1,"A":"1"}"""] },
        new("extension data that is ignored as read-only was written",
            """
            public class Root { public int A { get; set; } [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; } }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true",
            Documents = ["""{"A":1,"x":2}"""],
        },
        new("a member of another assembly allows null",
            """
            #nullable enable annotations
            public class Root { public Part A { get; set; } }
            """,
            """
            #nullable enable annotations
            public class Part { [System.Diagnostics.CodeAnalysis.AllowNull] public UInt128?[] A { get; set; }
            [System.Diagnostics.CodeAnalysis.AllowNull] public string B { get; set; } [System.Diagnostics.CodeAnalysis.AllowNull] public int[] C { get; set; }
            [System.Diagnostics.CodeAnalysis.AllowNull] public string D { get; init; } [System.Diagnostics.CodeAnalysis.DisallowNull] public string? E { get; set; } }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents = ["""{"A":{"A":null}}""", """{"A":{"B":null}}""", """{"A":{"C":null}}""", """{"A":{"D":null}}""", """{"A":{"E":null}}"""],
        },
        new("a type without members said something of them",
            """
            [JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)] public class Root : List<int> { }
            """) { IsRefused = true },
        new("text stood behind a value that a converter reads",
            """
            [JsonConverter(typeof(RootConverter))] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Root(); }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """) { Documents = ["[]x", "[1,2]]", "{}x", "1 2"] },
        new("a required member was ignored when reading",
            """
            public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int A { get; set; } }
            """) { IsRefused = true, Since = 10 },
        new("a member was called like metadata where there is none",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root))] public class Root { [JsonPropertyName("kind")] public int A { get; set; } }
            """),
        new("a type with a converter had derived types",
            """
            [JsonConverter(typeof(RootConverter)), JsonDerivedType(typeof(Root), 1)] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Root(); }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """) { IsRefused = true },
        new("a value held as object has a converter of the options",
            """
            public class Root { public object A { get; set; } public Dictionary<string, object> B { get; set; } }
            public class NumberConverter : JsonConverter<int>
            {
                public override int Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetInt32() + 1;
                public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteNumberValue(value - 1);
            }
            """) { Options = "Converters = new[] { typeof(NumberConverter) }" },
        new("a virtual property that is hidden and ignored was read",
            """
            public interface IBase { int C { get; } } public class Base : IBase { public virtual int A { get; set; } public int B { get; set; } public int C { get; set; } }
            public class Root : Base, IBase { [JsonIgnore] public virtual int A { get; set; } [JsonIgnore] public int B { get; set; } [JsonIgnore] public int C { get; set; } }
            """) { Documents = ["""{"A":1""", """{"A":"x","B":"x","C":"x"}""", """{"B":"x"}""", """{"C":"x"}"""] },
        new("numbers of a type with a converter were handled",
            """
            [JsonConverter(typeof(RootConverter)), JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Root(); }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """) { IsRefused = true },
        new("an interface named a struct",
            """
            [JsonDerivedType(typeof(Size), "size"), JsonDerivedType(typeof(Part), 2)] public interface INode { int A { get; set; } }
            public record struct Size(int A, string B) : INode;
            public struct Part : INode { public int A { get; set; } [JsonInclude] private int C { get; init; } }
            public class Root { public INode A { get; set; } public List<INode> B { get; set; } public object C { get; set; } public Size D { get; set; } }
            """)
        {
            Documents =
            [
                """{"A":{"$type":"size","A":1,"B":"x"}}""", """{"B":[{"$type":2,"A":1,"C":3},{"$type":"size"}]}""", """{"A":{"$type":"size","A":"x"}}""", """{"A":{}}""",
            ],
        },
        new("a rule took the member of the base for the hidden one",
            """
            [JsonDerivedType(typeof(Owner), 1)] public class Unit { public Unit Self { get; set; } public List<int> Id { get; set; } }
            public class Owner : Unit { public new Dictionary<string, int[]> Id { get; set; } } public class Root : Owner { }
            """) { Documents = ["""{"Self":{"$type":1,"Id":{"":null """] },
        new("a struct that is ignored when reading was filled, and the generator died",
            """
            public struct Point { public int A { get; set; } } public class Leaf { public int A { get; set; } }
            public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Point A { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Leaf B { get; set; } = new();
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public List<int> C { get; set; } = new();
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)] public Point D { get; set; } }
            """)
        {
            Since = 10,
            Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
            Documents = ["""{"A":{"A":1}}""", """{"B":{"A":1}}""", """{"C":[1]}""", """{"B":{"A":"x"}}""", """{"C":["x"]}""", """{"D":{"A":1}}"""],
        },
        new("no rule knew that numbers of an array in a nullable are read without quotes",
            """
            using System.Collections.Immutable; public struct Point { public int A { get; set; } }
            public class Root { public Memory<Half>? A { get; set; } = new Half[1]; public ImmutableArray<int>? B { get; set; } = [1]; public Point? E { get; set; }
            public int? F { get; set; } }
            """)
        {
            Options = "NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString",
            Documents = ["""{"A":["1"]}""", """{"B":["1"]}""", """{"E":{"A":"1"},"F":"2"}"""],
        },
        new("a name began with the name of a member, and no rule knew it",
            "public record Root(int Seen) { [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; init; } }") { Documents = ["""{"Seena":"\ud929"}"""] },
        new("a member of a derived type was called like metadata",
            """
            public class Root { public Position A { get; set; } } [JsonDerivedType(typeof(Unit), "unit")] public class Position { }
            public class Unit : Position { [JsonPropertyName("$id")] public int B { get; set; } }
            """) { IsRefused = true },
        new("a member was called like its discriminator in another case",
            """[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "x")] public class Root { public int Kind { get; set; } }""")
        {
            Options = "PropertyNameCaseInsensitive = true",
            IsRefused = true,
        },
        new("a rule knew the zeros behind a key of 128 bits only",
            """
            public class Root { public Dictionary<UInt128, int> A { get; set; } public IReadOnlyDictionary<Int128, string> B { get; set; }
            public SortedDictionary<UInt128, Int128[]> C { get; set; } }
            """),
        new("two members matched one parameter", "public record Root(int[] Result, string Position) { public string position { get; set; } }") { IsRefused = true },
        new("two members matched one parameter, and one was ignored", "public record Root(int[] Result, string Position) { [JsonIgnore] public string position { get; set; } }"),
        new("two members matched one parameter, and the first was ignored",
            "public record Root([property: JsonIgnore] string Position, int A) { public string position { get; set; } }"),
        new("two members matched one parameter, and one was read only in writing",
            "public record Root(string Position, int A) { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public string position { get; set; } }")
        {
            IsRefused = true,
            Since = 10,
        },
        new("two members had the name of a parameter, and one its type", "public record Root(int[] Result, string Position) { public int position { get; set; } }"),
        new("a member of the base and a field matched one parameter",
            """
            public class Base { public string position { get; set; } [JsonInclude] private int next; }
            public class Root(string position, int next) : Base { public string Position { get; } = position; public int Next { get; } = next; }
            """)
        {
            IsRefused = true,
        },
    ];

    /// <summary>The class with [SpanCodec].</summary>
    internal string Context { get; init; } = "Codecs";

    internal string Options { get; init; } = "MaxDepth = 0";

    /// <summary>Right is that the generator refuses it.</summary>
    internal bool IsRefused { get; init; }

    /// <summary>The first version of .NET that has what the type uses.</summary>
    internal int Since { get; init; } = 9;

    /// <summary>Documents that chance is not likely to make.</summary>
    internal string[] Documents { get; init; } = [];

    public override string ToString() => Name;
}
