namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>What went wrong with single values: numbers, enums, texts and converters.</summary>
internal static class ValueFaults
{
    private const string Ints = """
        public class Ints : JsonConverter<List<int>>
        {
            public override List<int> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => [reader.GetInt32()];
            public override void Write(Utf8JsonWriter writer, List<int> value, JsonSerializerOptions options) => writer.WriteNumberValue(value.Count);
        }

        """;

    internal static readonly TypeFault[] All =
    [
        new("names of enums were obsolete",
            """
            public enum Kind { A, [Obsolete("no", true)] B, [Obsolete] C = -4 } public class Root { public Kind A { get; set; } public Dictionary<Kind, Kind> B { get; set;
            } }
            """) { Options = "UseStringEnumConverter = true" },
        new("names of enums differed in case only",
            """
            public enum Kind { A = 1, a = 2, B = 2, b = 1 } public class Root { public Kind A { get; set; } public List<Kind> B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("a large enum had values twice and out of order",
            """
            public enum Kind { A9 = 9, A8 = 8, A7 = 7, B9 = 9, A6 = 6, A5 = 5, B6 = 6, A4 = 4, A3 = 3, C9 = 9, A2 = 2, A1 = 1, B1 = 1, A0 = 0, B0 = 0, C8 = 8, D8 = 8, C7 =
            7, D7 = 7, C1 = 1, C0 = 0 } public class Root { public Kind A { get; set; } public Kind[] B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("flags had names for combinations",
            """
            [Flags] public enum Kind { None, Read = 1, Write = 2, ReadWrite = 3, Execute = 4, Most = 6, Same = 3 } public class Root { public Kind A { get; set; } public
            Kind[] B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("the key of a dictionary was a combination with a name, changed by a policy",
            """
            [Flags] public enum Kind { None, Read = 1, Write = 2, ReadWrite = 3, Execute = 4, [JsonStringEnumMemberName("all of it")] All = 7, Same = 3 }
            [Flags] public enum Odd { First = 1, NotAll = -9 } public enum Plain { One = 1, Two = 2, Three = 3 }
            public class Root { public Dictionary<Kind, int> A { get; set; } public Dictionary<Odd, int> B { get; set; } public Dictionary<Plain, Kind> C { get; set; } }
            """)
        {
            Options = "DictionaryKeyPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true",
            Documents = ["""{"A":{"None":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8}}""", """{"B":{"0":0,"1":1,"-9":2,"-10":3,"-1":4}}""", """{"C":{"3":"ReadWrite","2":7}}"""],
        },
        new("a converter was handed incomplete options",
            """
            public class Inner { public int Value; public Day Day { get; set; } public int Only => 4; } public enum Day { Monday } [JsonConverter(typeof(OuterConverter))]
            public class Outer { public Inner Inner { get; set; } } public class OuterConverter : JsonConverter<Outer> { public override Outer Read(ref Utf8JsonReader
            reader, Type type, JsonSerializerOptions options) => new() { Inner = JsonSerializer.Deserialize<Inner>(ref reader, options) }; public override void
            Write(Utf8JsonWriter writer, Outer value, JsonSerializerOptions options) => JsonSerializer.Serialize(writer, value.Inner, options); } public class Root { public
            Outer A { get; set; } public Day B { get; set; } }
            """) { Options =
            """
            IncludeFields = true, IgnoreReadOnlyProperties = true, UseStringEnumConverter = true
            """ },
        new("keys that are no numbers were refused",
            """
            public class Root { public Dictionary<float, int> A { get; set; } public Dictionary<Half, int> B { get; set; } public Dictionary<double, int> C { get; set; } }
            """),
        new("a public GetEnumerator gave something else",
            """
            public class Root : List<int> { public new IEnumerator<string> GetEnumerator() => new List<string>().GetEnumerator(); }
            """),
        new("number handling that says nothing was refused", "public class Root { [JsonNumberHandling(JsonNumberHandling.Strict)] public TimeSpan A { get; set; } }"),
        new("number handling of a type reached nested collections",
            """
            [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public class Root { public List<List<int>> A { get; set; }
            public Dictionary<string, int[]> B { get; set; } public int? C { get; set; } public Inner D { get; set; } } public class Inner { public int A { get; set; } }
            """),
        new("a string that is no text was a JsonNode",
            """
            public class Root { public System.Text.Json.Nodes.JsonNode A { get; set; } public System.Text.Json.Nodes.JsonValue B { get; set; } public
            List<System.Text.Json.Nodes.JsonNode> C { get; set; } [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; } }
            """) { Documents = ["""{"A":"\ud800"}""", """{"B":"\ud800"}""", """{"C":[1,"\ud800"]}""", """{"Z":"\ud800"}""", """{"A":{"a":"\ud800"}}"""] },
        new("number handling of bytes was accepted",
            """
            public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public byte[] A { get; set; } }
            """) { IsRefused = true },
        new("a dictionary at the last level had a key that is no number",
            """
            using System.Collections.ObjectModel; public class Root { public Leaf A { get; set; } }
            public class Leaf { public ReadOnlyDictionary<double, double> B { get; set; } public Dictionary<float, Leaf> C { get; set; }
            public SortedDictionary<double, object> D { get; set; } }
            """) { Options = "MaxDepth = 3" },
        new("an address cannot be compared, and a number does not end",
            """
            public class Root { public SortedList<Uri, UInt128> A { get; set; } public SortedList<Uri, int> B { get; set; } }
            """)
        {
            Documents = ["""{"A":{"":2,"":4""", """{"A":{"":2,"":4x""", """{"B":{"":2,"":4""", """{"B":{"":2,"":4 """],
        },
        new("number handling of a type reached into an array in a nullable",
            """
            using System.Collections.Immutable;
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { public Memory<int>? A { get; set; } = new int[1];
            public ImmutableArray<int>? B { get; set; } = [1]; public Memory<int> C { get; set; } = new int[1]; public int? D { get; set; } }
            """),
        new("a refused null that a converter made of an array had an element's path",
            """
            #nullable enable annotations
            public class Root { public Item A { get; set; } = new(); public int B { get; set; } }
            [JsonConverter(typeof(ItemConverter))] public class Item { }
            public class ItemConverter : JsonConverter<Item>
            {
                public override Item Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return null!; }
                public override void Write(Utf8JsonWriter writer, Item value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents = ["""{"A":[]}""", """{"A":[[],[1,2]],"B":1}""", """{"A":{"a":[1]}}""", """{"A":1}""", """{"A":[]""", """{"B":1,"A":[{}]}"""],
        },
        new("text stood behind a value that a converter reads",
            """
            [JsonConverter(typeof(RootConverter))] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Root(); }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """) { Documents = ["[]x", "[1,2]]", "{}x", "1 2"] },
        new("numbers of a type with a converter were handled",
            """
            [JsonConverter(typeof(RootConverter)), JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { }
            public class RootConverter : JsonConverter<Root>
            {
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return new Root(); }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
            }
            """) { IsRefused = true },
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
        new("a rule knew the zeros behind a key of 128 bits only",
            """
            public class Root { public Dictionary<UInt128, int> A { get; set; } public IReadOnlyDictionary<Int128, string> B { get; set; }
            public SortedDictionary<UInt128, Int128[]> C { get; set; } }
            """),
        new("a part of a long tuple refused null",
            """
            #nullable enable annotations
            public class Root { public (int, string, int, int, int, string, string, int, string) A { get; set; } public (int, string) B { get; set; } public Part C { get; set; } }
            """,
            """
            #nullable enable annotations
            public class Part { public (int, string, int, int, int, string, string, int, string) A { get; set; } public (int, string) B { get; set; } }
            """)
        {
            Options = "IncludeFields = true, RespectNullableAnnotations = true",
            Documents =
            [
                """{"A":{"Item2":null,"Item6":null,"Item7":null,"Rest":{"Item2":null}},"B":{"Item2":null}}""",
                """{"C":{"A":{"Item2":null,"Item6":null,"Item7":null,"Rest":{"Item2":null}},"B":{"Item2":null}}}""",
            ],
        },
        new("an array held as object that may be seen as bytes was a text",
            """
            public enum Day : byte { A, B } public class Root { public object A { get; set; } = new sbyte[] { 1, -1 }; public object B { get; set; } = new[] { Day.B };
            public object C { get; set; } = new byte[] { 1, 2 }; public sbyte[] D { get; set; } public Day[] E { get; set; } }
            """) { Documents = ["{}"] },
        new("a converter that handles null was not asked for the value of a document",
            """
            [JsonConverter(typeof(Handling))] public class Root { public int X { get; set; } }
            public class Handling : JsonConverter<Root>
            {
                public override bool HandleNull => true;
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) { reader.Skip(); return null; }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) => writer.WriteStringValue(value is null ? "none" : "some");
            }
            """) { Documents = ["null", "1"] },
        new("the converter of a struct saw null, though it says that it does not",
            """
            [JsonConverter(typeof(Refusing))] public struct Part { public int X { get; set; } } [JsonConverter(typeof(Silent))] public struct Piece { public int X { get; set; } }
            public class Refusing : JsonConverter<Part>
            {
                public override bool HandleNull => false;
                public override Part Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new() { X = reader.TokenType == JsonTokenType.Null ? 7 : reader.GetInt32() };
                public override void Write(Utf8JsonWriter writer, Part value, JsonSerializerOptions options) => writer.WriteNumberValue(value.X);
            }
            public class Silent : JsonConverter<Piece>
            {
                public override Piece Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new() { X = reader.TokenType == JsonTokenType.Null ? 7 : reader.GetInt32() };
                public override void Write(Utf8JsonWriter writer, Piece value, JsonSerializerOptions options) => writer.WriteNumberValue(value.X);
            }
            public class Root { public Part A { get; set; } public Piece B { get; set; } public Part? C { get; set; } public Piece? D { get; set; } }
            """) { Documents = ["""{"A":null}""", """{"B":null}""", """{"C":null}""", """{"D":null}""", """{"A":1,"B":1,"C":1,"D":1}"""] },
        new("null passed through a converter of T? where annotations say that there is none",
            """
            #nullable enable annotations
            public class Root
            {
                [System.Diagnostics.CodeAnalysis.DisallowNull, JsonConverter(typeof(Maybe))] public int? A { get; set; } = 3;
                [System.Diagnostics.CodeAnalysis.NotNull, JsonConverter(typeof(Maybe))] public int? B { get; set; }
            }
            public class Maybe : JsonConverter<int?>
            {
                public override int? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.GetInt32() == 5 ? null : 1;
                public override void Write(Utf8JsonWriter writer, int? value, JsonSerializerOptions options) => writer.WriteNumberValue(value ?? 0);
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents = ["""{"A":null}""", """{"A":5}""", """{"A":6}""", """{"B":null}""", """{"B":1}"""],
        },
        new("number handling beside the converter of a collection was accepted",
            Ints + "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString), JsonConverter(typeof(Ints))] public List<int> A { get; set; } }")
        {
            IsRefused = true,
        },
        new("number handling of a collection that the options have a converter for was accepted",
            Ints + "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public List<int> A { get; set; } }")
        {
            Options = "Converters = new[] { typeof(Ints) }", IsRefused = true,
        },
        new("number handling of extension data that keeps elements was accepted",
            """
            public class Root { [JsonExtensionData, JsonNumberHandling(JsonNumberHandling.WriteAsString)] public Dictionary<string, JsonElement>
            Rest { get; set; } }
            """)
        {
            IsRefused = true,
        },
        new("number handling of extension data that keeps nodes was accepted",
            """
            public class Root { [JsonExtensionData, JsonNumberHandling(JsonNumberHandling.WriteAsString)] public System.Text.Json.Nodes.JsonObject
            Rest { get; set; } }
            """)
        {
            IsRefused = true,
        },
    ];
}
