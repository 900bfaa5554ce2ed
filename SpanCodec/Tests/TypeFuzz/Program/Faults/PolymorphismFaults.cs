namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of derived types: declared, converted, abstract, or of another assembly.</summary>
internal static class PolymorphismFaults
{
    internal static readonly TypeFault[] All =
    [
        new("populating a member of a type with derived types was refused",
            """
            [JsonDerivedType(typeof(Root), 0)] public class Root
            {
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<byte[]> A { get; set; } = [[3]];
                public List<int> B { get; set; } = [4];
                public Other C { get; set; }
            }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate), JsonDerivedType(typeof(More), "more")]
            public class Other
            {
                public List<int> A { get; set; } = [5];
            }
            public class More : Other { }
            """),
        new("a member of a polymorphic type was called like its variable",
            """
            [JsonDerivedType(typeof(Root), "root")] public class Root
            {
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int RuntimeType { get; set; }
                public string Value { get; set; }
            }
            """),
        new("half of a derived type was not seen",
            "public class Root { public Position A { get; set; } public Detail B { get; set; } }",
            """
            [JsonDerivedType(typeof(Detail), "type 1")] public class Position { }
            public class Detail : Position { [JsonInclude] private int Key { get; set; } }
            """) { IsRefused = true },
        new("a type with a converter had derived types",
            """
            [JsonConverter(typeof(RootConverter)), JsonDerivedType(typeof(Root), 1)] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
                {
                    reader.Skip();
                    return new Root();
                }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options)
                {
                    writer.WriteStartArray();
                    writer.WriteEndArray();
                }
            }
            """) { IsRefused = true },
        new("a derived type of another assembly had no constructor to call",
            "public class Root { public Item Text { get; set; } public Second B { get; set; } }",
            """
            [JsonDerivedType(typeof(Own), "type 0")] public class Item { }
            public class Own : Item { public int Json { get; init; } internal Own(int json) => Json = json; }
            [JsonDerivedType(typeof(Other), "o")] public abstract class Second { }
            public class Other : Second { public Other(int a, int b) { } public Other(int a) { } }
            """) { Documents = ["""{"Text":{"$type":"type 0","Json":3}}""", """{"B":{"$type":"o"}}"""] },
        new("a derived type was called Object",
            "public class Root { public Item Text { get; set; } public object A { get; set; } }",
            """
            [JsonDerivedType(typeof(Object), "type 0")] public class Item { }
            public class Object : Item { public int Json { get; init; } }
            """),
        new("an abstract type that is the nearest ancestor of others was refused",
            """
            [JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
            [JsonDerivedType(typeof(Middle), "middle"), JsonDerivedType(typeof(Leaf), 3), JsonDerivedType(typeof(Silent))]
            public class Node
            {
                public int A { get; set; }
            }
            public abstract class Middle : Node { public int B { get; set; } }
            public abstract class Silent : Node { public int B { get; set; } }
            public class Leaf : Middle { public int C { get; set; } }
            public class Twig : Middle { public int D { get; set; } }
            public class Quiet : Silent { public int E { get; set; } }
            public class Root
            {
                public Node A { get; set; }
                public List<Node> B { get; set; } = [new Twig(), new Quiet(), new Leaf()];
                public Twig C { get; set; }
                public Quiet D { get; set; }
            }
            """)
        {
            Documents =
                ["""{"A":{"$type":"middle","B":1}}""", """{"A":{"$type":3,"B":1,"C":2}}""", """{"A":{"$type":"middle","B":"x"}}""", "{}"],
        },
    ];
}
