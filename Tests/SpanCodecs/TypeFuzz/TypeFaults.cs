namespace JsonAot.Tests.SpanCodecs;

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
    ];

    /// <summary>The class with [SpanCodec].</summary>
    internal string Context { get; init; } = "Codecs";

    internal string Options { get; init; } = "MaxDepth = 0";

    public override string ToString() => Name;
}
