namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of values that a member of type object holds.</summary>
internal static class HeldObjectFaults
{
    internal static readonly TypeFault[] All =
    [
        new("a value held as object was written as a member wanted it",
            """
            public class Root
            {
                [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public List<int> A { get; set; }
                public object B { get; set; }
                public Point C { get; set; }
            }
            public struct Point { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public int[] X { get; set; } }
            """),
        new("a polymorphic value held as object was refused",
            """
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Node), 3)]
            public class Node
            {
                public int A { get; set; }
            }
            public class Leaf : Node { public int B { get; set; } }
            public class Root { public Node A { get; set; } public object B { get; set; } }
            """),
        new("a converted value held as object was refused",
            """
            [JsonConverter(typeof(HexConverter))] public struct Hex { public int Number { get; set; } }
            public class HexConverter : JsonConverter<Hex>
            {
                public override Hex Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    new() { Number = reader.GetInt32() };
                public override void Write(Utf8JsonWriter writer, Hex value, JsonSerializerOptions options) =>
                    writer.WriteStringValue(value.Number.ToString());
            }
            public class Root { public Hex A { get; set; } public object B { get; set; } }
            """),
        new("number handling of a type did not reach values held as object",
            """
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)]
            public class Root
            {
                public object A { get; set; }
                public List<object> B { get; set; }
                public Dictionary<string, object> C { get; set; }
                public List<int> D { get; set; }
                public Row E { get; set; }
                public Part F { get; set; }
                public int? G { get; set; }
                public Memory<ulong?> H { get; set; }
                [JsonNumberHandling(JsonNumberHandling.Strict)] public object I { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; }
            }
            public class Row : List<int> { }
            public class Part
            {
                public int A { get; set; }
                public object B { get; set; }
                public Memory<long> C { get; set; }
            }
            """),
        new("number handling of a member held as object was refused",
            """
            public class Root
            {
                [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
                public object A { get; set; }
                public object B { get; set; }
                [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public List<object> C { get; set; }
                public int[] D { get; set; }
            }
            """) { Options = "NumberHandling = JsonNumberHandling.WriteAsString" },
        new("a value held as object had no discriminator of an ancestor that nobody named",
            """
            [JsonDerivedType(typeof(Leaf), "leaf"), JsonDerivedType(typeof(Twig), "twig")]
            public abstract class Node
            {
                public int A { get; set; }
            }
            [JsonDerivedType(typeof(Part), 3)] public interface IPart { }
            public class Part : IPart { public int B { get; set; } }
            public class Leaf : Node { public object B { get; set; } }
            public class Twig : Node { }
            public class Root
            {
                public Leaf A { get; set; }
                public Part B { get; set; }
                public object C { get; set; }
            }
            """),
        new("a value held as object has a polymorphic base that does not name its type",
            """
            [JsonDerivedType(typeof(Leaf), "leaf")] public class Node { }
            public class Leaf : Node { public object A { get; set; } }
            public class Twig : Node { public object B { get; set; } }
            public class Bud : Leaf { public int C { get; set; } }
            public class Root
            {
                public Leaf A { get; set; }
                public Twig B { get; set; }
                public Bud C { get; set; }
                public object D { get; set; }
            }
            """),
        new("a value held as object has polymorphic contracts that let other types be",
            """
            [JsonDerivedType(typeof(Part), 1)]
            [JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
            public interface IPart
            {
                int A { get; set; }
            }
            [JsonDerivedType(typeof(Near), 2)] public interface IOther : IPart { }
            [JsonDerivedType(typeof(Third), 3)] public interface IThird { }
            public class Part : IPart { public int A { get; set; } public int B { get; set; } }
            public class Both : Part, IThird { public int C { get; set; } }
            public class Third : IThird { }
            public class Near : IOther { public int A { get; set; } }
            public class Deep : IOther { public int A { get; set; } public object D { get; set; } }
            public class Far : Part { public object E { get; set; } }
            public class Root
            {
                public Part A { get; set; }
                public Both B { get; set; }
                public Near G { get; set; }
                public Deep C { get; set; }
                public Far D { get; set; }
                public object E { get; set; }
                public List<object> F { get; set; }
            }
            """),
        new("a type beside a value held as object was refused without a rule",
            """
            public class Root { public Item A { get; set; } public object B { get; set; } }
            [JsonDerivedType(typeof(Detail), 0), JsonDerivedType(typeof(Item), 1)] public class Node { }
            public class Item : Node { }
            public class Detail : Node { [JsonIgnore] public required char A { get; init; } }
            """) { IsRefused = true },
        new("a value held as object has a converter of the options",
            """
            public class Root
            {
                public object A { get; set; }
                public Dictionary<string, object> B { get; set; }
            }
            public class NumberConverter : JsonConverter<int>
            {
                public override int Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    reader.GetInt32() + 1;
                public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) =>
                    writer.WriteNumberValue(value - 1);
            }
            """) { Options = "Converters = new[] { typeof(NumberConverter) }" },
    ];
}
