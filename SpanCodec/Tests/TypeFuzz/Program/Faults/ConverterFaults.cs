namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of converters: which is asked, with what, and for which values.</summary>
internal static class ConverterFaults
{
    private const string Ints = """
        public class Ints : JsonConverter<List<int>>
        {
            public override List<int> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                [reader.GetInt32()];
            public override void Write(Utf8JsonWriter writer, List<int> value, JsonSerializerOptions options) =>
                writer.WriteNumberValue(value.Count);
        }

        """;

    internal static readonly TypeFault[] All =
    [
        new("a converter was handed incomplete options",
            """
            public class Inner
            {
                public int Value;
                public Day Day { get; set; }
                public int Only => 4;
            }
            public enum Day { Monday }
            [JsonConverter(typeof(OuterConverter))] public class Outer { public Inner Inner { get; set; } }
            public class OuterConverter : JsonConverter<Outer>
            {
                public override Outer Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    new() { Inner = JsonSerializer.Deserialize<Inner>(ref reader, options) };
                public override void Write(Utf8JsonWriter writer, Outer value, JsonSerializerOptions options) =>
                    JsonSerializer.Serialize(writer, value.Inner, options);
            }
            public class Root { public Outer A { get; set; } public Day B { get; set; } }
            """) { Options =
            """
            IncludeFields = true, IgnoreReadOnlyProperties = true, UseStringEnumConverter = true
            """ },
        new("a refused null that a converter made of an array had an element's path",
            """
            #nullable enable annotations
            public class Root { public Item A { get; set; } = new(); public int B { get; set; } }
            [JsonConverter(typeof(ItemConverter))] public class Item { }
            public class ItemConverter : JsonConverter<Item>
            {
                public override Item Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
                {
                    reader.Skip();
                    return null!;
                }
                public override void Write(Utf8JsonWriter writer, Item value, JsonSerializerOptions options)
                {
                    writer.WriteStartArray();
                    writer.WriteEndArray();
                }
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents =
                ["""{"A":[]}""", """{"A":[[],[1,2]],"B":1}""", """{"A":{"a":[1]}}""", """{"A":1}""", """{"A":[]""", """{"B":1,"A":[{}]}"""],
        },
        new("text stood behind a value that a converter reads",
            """
            [JsonConverter(typeof(RootConverter))] public class Root { }
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
            """) { Documents = ["[]x", "[1,2]]", "{}x", "1 2"] },
        new("numbers of a type with a converter were handled",
            """
            [JsonConverter(typeof(RootConverter)), JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Root { }
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
        new("a converter that handles null was not asked for the value of a document",
            """
            [JsonConverter(typeof(Handling))] public class Root { public int X { get; set; } }
            public class Handling : JsonConverter<Root>
            {
                public override bool HandleNull => true;
                public override Root Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
                {
                    reader.Skip();
                    return null;
                }
                public override void Write(Utf8JsonWriter writer, Root value, JsonSerializerOptions options) =>
                    writer.WriteStringValue(value is null ? "none" : "some");
            }
            """) { Documents = ["null", "1"] },
        new("the converter of a struct saw null, though it says that it does not",
            """
            [JsonConverter(typeof(Refusing))] public struct Part { public int X { get; set; } }
            [JsonConverter(typeof(Silent))] public struct Piece { public int X { get; set; } }
            public class Refusing : JsonConverter<Part>
            {
                public override bool HandleNull => false;
                public override Part Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    new() { X = reader.TokenType == JsonTokenType.Null ? 7 : reader.GetInt32() };
                public override void Write(Utf8JsonWriter writer, Part value, JsonSerializerOptions options) =>
                    writer.WriteNumberValue(value.X);
            }
            public class Silent : JsonConverter<Piece>
            {
                public override Piece Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    new() { X = reader.TokenType == JsonTokenType.Null ? 7 : reader.GetInt32() };
                public override void Write(Utf8JsonWriter writer, Piece value, JsonSerializerOptions options) =>
                    writer.WriteNumberValue(value.X);
            }
            public class Root
            {
                public Part A { get; set; }
                public Piece B { get; set; }
                public Part? C { get; set; }
                public Piece? D { get; set; }
            }
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
                public override int? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    reader.GetInt32() == 5 ? null : 1;
                public override void Write(Utf8JsonWriter writer, int? value, JsonSerializerOptions options) =>
                    writer.WriteNumberValue(value ?? 0);
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents = ["""{"A":null}""", """{"A":5}""", """{"A":6}""", """{"B":null}""", """{"B":1}"""],
        },
        new("number handling beside the converter of a collection was accepted",
            Ints +
                """
                public class Root
                {
                    [JsonNumberHandling(JsonNumberHandling.WriteAsString), JsonConverter(typeof(Ints))] public List<int> A { get; set; }
                }
                """)
        {
            IsRefused = true,
        },
        new("number handling of a collection that the options have a converter for was accepted",
            Ints + "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public List<int> A { get; set; } }")
        {
            Options = "Converters = new[] { typeof(Ints) }", IsRefused = true,
        },
    ];
}
