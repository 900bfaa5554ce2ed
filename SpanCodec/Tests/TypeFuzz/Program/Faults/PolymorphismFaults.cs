namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>What went wrong with values of which the declared type says too little: polymorphism, metadata, members of type object.</summary>
internal static class PolymorphismFaults
{
    internal static readonly TypeFault[] All =
    [
        new("a value held as object was written as a member wanted it",
            """
            public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public List<int> A { get; set; } public object B { get; set; } public Point C { get;
            set; } } public struct Point { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public int[] X { get; set; } }
            """),
        new("a polymorphic value held as object was refused",
            """
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Node), 3)] public class Node { public int A { get; set; } } public class Leaf : Node { public int
            B { get; set; } } public class Root { public Node A { get; set; } public object B { get; set; } }
            """),
        new("a converted value held as object was refused",
            """
            [JsonConverter(typeof(HexConverter))] public struct Hex { public int Number { get; set; } } public class HexConverter : JsonConverter<Hex> { public override Hex
            Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new() { Number = reader.GetInt32() }; public override void Write(Utf8JsonWriter
            writer, Hex value, JsonSerializerOptions options) => writer.WriteStringValue(value.Number.ToString()); } public class Root { public Hex A { get; set; } public
            object B { get; set; } }
            """),
        new("a discriminator came first only",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Node), 3)]
            public class Node { public int A { get; set; } public Node B { get; set; } } public class Leaf : Node { public int C { get; set; } }
            [JsonDerivedType(typeof(Made), "made"), JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)] public abstract class Some { public int D { get; set; } }
            public class Made(int e) : Some { public int E { get; } = e; [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } public Some C { get; set; } public Leaf D { get; set; } public Made E { get; set; } }
            """) { Options = "AllowOutOfOrderMetadataProperties = true" },
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
        new("a value held as object had no discriminator of an ancestor that nobody named",
            """
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Twig), "twig")] public abstract class Node { public int A { get; set; } }
            [JsonDerivedType(typeof(Part), 3)] public interface IPart { } public class Part : IPart { public int B { get; set; } }
            public class Leaf : Node { public object B { get; set; } } public class Twig : Node { } public class Root { public Leaf A { get; set; } public Part B { get; set; }
            public object C { get; set; } }
            """),
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
        new("a discriminator is forgotten behind another of its type",
            """
            [JsonDerivedType(typeof(Leaf), "leaf")] public class Node { } public class Leaf : Node { public int A { get; set; } }
            public class Root { public Node A { get; set; } = new Leaf(); public object B { get; set; } = new Leaf();
            public object[] C { get; set; } = [new Leaf(), new Leaf(), new Node()]; }
            """),
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
        new("a derived type of another assembly had no constructor to call",
            "public class Root { public Item Text { get; set; } public Second B { get; set; } }",
            """
            [JsonDerivedType(typeof(Own), "type 0")] public class Item { } public class Own : Item { public int Json { get; init; } internal Own(int json) => Json = json; }
            [JsonDerivedType(typeof(Other), "o")] public abstract class Second { } public class Other : Second { public Other(int a, int b) { } public Other(int a) { } }
            """) { Documents = ["""{"Text":{"$type":"type 0","Json":3}}""", """{"B":{"$type":"o"}}"""] },
        new("a derived type was called Object",
            "public class Root { public Item Text { get; set; } public object A { get; set; } }",
            """
            [JsonDerivedType(typeof(Object), "type 0")] public class Item { } public class Object : Item { public int Json { get; init; } }
            """),
        new("an abstract type that is the nearest ancestor of others was refused",
            """
            [JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor), JsonDerivedType(typeof(Middle), "middle"),
            JsonDerivedType(typeof(Leaf), 3), JsonDerivedType(typeof(Silent))] public class Node { public int A { get; set; } } public abstract class Middle : Node { public int B
            { get; set; } } public abstract class Silent : Node { public int B { get; set; } } public class Leaf : Middle { public int C { get; set; } }
            public class Twig : Middle { public int D { get; set; } } public class Quiet : Silent { public int E { get; set; } }
            public class Root { public Node A { get; set; } public List<Node> B { get; set; } = [new Twig(), new Quiet(), new Leaf()]; public Twig C { get; set; } public Quiet D {
            get; set; } }
            """) { Documents = ["""{"A":{"$type":"middle","B":1}}""", """{"A":{"$type":3,"B":1,"C":2}}""", """{"A":{"$type":"middle","B":"x"}}""", "{}"] },
        new("an ignored member was called like metadata",
            """
            public class Base { [JsonPropertyName("$id"), JsonIgnore] public int A { get; set; } [JsonIgnore] public int B { get; set; } }
            [JsonDerivedType(typeof(Root), 0), JsonDerivedType(typeof(Other), "other")] public class Root : Base { public int C { get; set; } }
            public class Other : Root { public int D { get; set; } }
            """)
        {
            Options = "UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow",
            Documents = ["""{"$id":1}""", """{"C":1,"$id":1}""", """{"$type":"other","$id":1}""", """{"B":1,"C":2}""", """{"$type":"other","D":1,"B":1}"""],
        },
        new("System.Text.Json accepts null for members beside a constructor's parameters where metadata may stand",
            """
            #nullable enable annotations
            [JsonDerivedType(typeof(Root), "root"), JsonDerivedType(typeof(Plain), "plain")] public class Base { public string A { get; set; } = ""; }
            public class Root : Base { public Root(string b) { B = b; } public string B { get; } public Base C { get; set; } = new(); public Own D { get; set; } = new("x");
            public string E { get; init; } = ""; }
            public class Plain : Base { public string F { get; set; } = ""; }
            [JsonDerivedType(typeof(Own), "own")] public class Own { public Own(string g) { G = g; } public string G { get; } public string H { get; set; } = ""; }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents =
            [
                """{"A":null}""", """{"B":null}""", """{"C":null}""", """{"C":{"$type":"root","A":null}}""", """{"C":{"$type":"root","B":null}}""",
                """{"C":{"$type":"root","C":null,"D":null,"E":null}}""", """{"C":{"$type":"plain","F":null}}""", """{"C":{"$type":"plain","A":null}}""",
                """{"D":{"G":null}}""", """{"D":{"H":null}}""", """{"D":{"$type":"own","H":null}}""", """{"D":{"$type":"own","G":null}}""", """{"E":null}""",
                """{"C":{"$type":"root","E":null}}""", """{"C":{"A":null}}""",
            ],
        },
        new("a type knew the discriminator of its base when it was read as itself",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "dog")] public class Animal;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "breed"), JsonDerivedType(typeof(Pug), "pug")] public class Root : Animal { public int X { get; set; } public Animal
            Owner { get; set; } [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } } public class Pug : Root;
            """)
        {
            Documents =
            [
                """{"kind":"dog","X":1}""", """{"X":1,"kind":"dog"}""", """{"Owner":{"kind":"dog","breed":"pug"}}""", """{"breed":"pug","kind":"dog"}""",
                """{"breed":"pug","breed":"pug"}""", """{"X":1,"breed":"pug"}""", """{"Owner":{"kind":"dog","X":1,"kind":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"$type":"dog"}}""", """{"Owner":{"kind":"dog","X":1,"breed":"pug"}}""", """{"breed":"pug","X":1,"breed":"pug"}""",
            ],
        },
        new("a type knew the discriminator of its base where it may come later",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "dog")] public class Animal;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "breed"), JsonDerivedType(typeof(Pug), "pug")] public class Root : Animal { public int X { get; set; } public Animal
            Owner { get; set; } [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } } public class Pug : Root;
            """)
        {
            Options = "AllowOutOfOrderMetadataProperties = true",
            Documents =
            [
                """{"kind":"dog","X":1}""", """{"X":1,"kind":"dog"}""", """{"Owner":{"kind":"dog","breed":"pug"}}""", """{"breed":"pug","kind":"dog"}""",
                """{"breed":"pug","breed":"pug"}""", """{"X":1,"breed":"pug"}""", """{"Owner":{"kind":"dog","X":1,"kind":"dog"}}""",
                """{"Owner":{"kind":"dog","X":1,"$type":"dog"}}""", """{"Owner":{"kind":"dog","X":1,"breed":"pug"}}""", """{"breed":"pug","X":1,"breed":"pug"}""",
            ],
        },
        new("a type was begun under two names of discriminators",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Root), "a")] public class Base;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "sort"), JsonDerivedType(typeof(Root), "a")] public interface IRoot;
            public class Root : Base, IRoot { public Base A { get; set; } public IRoot B { get; set; } }
            """) { IsRefused = true },
        new("a discriminator had the name of other metadata",
            """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "$id"), JsonDerivedType(typeof(Part), "a")] public class Root; public class Part : Root;
            """) { IsRefused = true },
    ];
}
