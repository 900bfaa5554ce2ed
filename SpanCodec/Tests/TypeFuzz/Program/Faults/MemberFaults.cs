namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of members: which ones a type has, and how they are reached.</summary>
internal static class MemberFaults
{
    internal static readonly TypeFault[] All =
    [
        new("hidden members shared an accessor",
            """
            public class Base { [JsonInclude] private int Id { get; set; } }
            public class Root : Base { [JsonInclude, JsonPropertyName("own")] private string Id { get; set; } }
            """),
        new("a hidden property and a field shared an accessor",
            """
            public class Base { [JsonInclude] private int Id; }
            public class Root : Base
            {
                [JsonInclude, JsonPropertyName("own")] private int Id { get; set; }
                [JsonInclude] private int Id2;
            }
            """),
        new("members were called like variables of generated code",
            """
            public class Root
            {
                public int UnknownName { get; set; }
                public int UnknownValue { get; set; }
                public int Boxed { get; set; }
                public int RuntimeType { get; set; }
                public int required { get; set; }
                public int Preset { get; set; }
                public object Held { get; set; }
                [JsonExtensionData] public Dictionary<string, JsonElement> Rest { get; set; }
            }
            """),
        new("members of a constructed type were called like variables",
            """
            public struct Root : IJsonOnDeserialized, IJsonOnSerializing
            {
                [JsonConstructor]
                public Root(int seen, int required2, int boxed, int unknownName) =>
                    (Seen, Required2, Boxed, UnknownName) = (seen, required2, boxed, unknownName);
                public int Seen { get; }
                public int Required2 { get; }
                public int Boxed { get; }
                public int UnknownName { get; }
                public int Other { get; set; }
                void IJsonOnDeserialized.OnDeserialized() { }
                void IJsonOnSerializing.OnSerializing() => Other++;
            }
            """),
        new("a member with an internal accessor of another assembly was lost", "public class Root { public Other A { get; set; } }",
            """
            public class Other { public int A { get; set; } public string B { get; protected set; } }
            """),
        new("a getter that is not seen was said to be missing",
            "public class Root { public Part A { get; set; } }",
            """
            public class Part
            {
                [JsonInclude, JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
                public (int, string) A { internal get; set; }
            }
            """) { IsRefused = true },
        new("a type without members said something of them",
            """
            [JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)] public class Root : List<int> { }
            """) { IsRefused = true },
        new("a rule took the member of the base for the hidden one",
            """
            [JsonDerivedType(typeof(Owner), 1)] public class Unit
            {
                public Unit Self { get; set; }
                public List<int> Id { get; set; }
            }
            public class Owner : Unit { public new Dictionary<string, int[]> Id { get; set; } }
            public class Root : Owner { }
            """) { Documents = ["""{"Self":{"$type":1,"Id":{"":null """] },
        new("a name began with the name of a member, and no rule knew it",
            """
            public record Root(int Seen)
            {
                [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; init; }
            }
            """) { Documents = ["""{"Seena":"\ud929"}"""] },
        new("extension data had an indexer or an enumerator of its own",
            """
            public class Extra : Dictionary<string, object>, IDictionary<string, object>, IEnumerable<KeyValuePair<string, object>>
            {
                object IDictionary<string, object>.this[string key] { get => base[key]; set => base[key + "!"] = value; }
                public new int this[string key] => 0;
                public new IEnumerator<KeyValuePair<string, object>> GetEnumerator() { yield break; }
            }
            public class Tree : SortedDictionary<string, JsonElement>, IEnumerable<KeyValuePair<string, JsonElement>>
            {
                public new int this[string key] => 0;
                IEnumerator<KeyValuePair<string, JsonElement>> IEnumerable<KeyValuePair<string, JsonElement>>.GetEnumerator()
                {
                    yield break;
                }
            }
            public record Made(int A) { [JsonExtensionData] public Tree Rest { get; set; } }
            public class Preset(int a)
            {
                public int A { get; } = a;
                [JsonExtensionData] public Extra Rest { get; set; } = new();
            }
            public class Root
            {
                public Made A { get; set; }
                public Preset B { get; set; }
                [JsonExtensionData] public Extra Rest { get; set; }
            }
            """) { Documents = ["""{"x":1,"y":[]}""", """{"A":{"A":1,"x":2}}""", """{"B":{"A":1,"x":2,"x":3}}"""] },
        new("extension data was read without the converter of its values",
            """
            public class Inferred : JsonConverter<object>
            {
                public override object Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
                {
                    reader.Skip();
                    return "read";
                }
                public override void Write(Utf8JsonWriter writer, object value, JsonSerializerOptions options) =>
                    writer.WriteStringValue("written");
            }
            public class Root
            {
                public int A { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; }
            }
            """) { Options = "Converters = new[] { typeof(Inferred) }", IsRefused = true },
        new("a member that the options have a converter for was a collection",
            """
            public class Ints : JsonConverter<List<int>>
            {
                public override List<int> Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    [reader.GetInt32()];
                public override void Write(Utf8JsonWriter writer, List<int> value, JsonSerializerOptions options) =>
                    writer.WriteNumberValue(value.Count);
            }
            public class Root
            {
                public List<int> A { get; } = [1];
                public List<int> B { set => C = value[0]; }
                public int C { get; set; }
                public int[] D { get; } = [2];
            }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true, Converters = new[] { typeof(Ints) }",
            Documents = ["""{"B":4}""", """{"A":4}"""],
        },
        new("the field behind a property was passed over", "public class Root { [field: JsonInclude] public int A { get; set; } }")
        {
            IsRefused = true,
        },
        new("what the other part of a partial property says of null was not seen",
            """
            #nullable enable
            public partial class Root
            {
                public partial string A { get; set; }
                public partial string B { get; set; }
            }
            public partial class Root
            {
                public partial string A
                {
                    [return: System.Diagnostics.CodeAnalysis.MaybeNull] get => field;
                    [param: System.Diagnostics.CodeAnalysis.AllowNull] set => field = value!;
                } = null!;
                public partial string B { get => field; set => field = value; } = "";
            }
            """) { Options = "RespectNullableAnnotations = true", Documents = ["""{"A":null}""", """{"B":null}"""] },
        new("a member whose accessor, or whose base's, is obsolete as an error was used as it is",
            """
            public class Base { [Obsolete("x", true)] public virtual int B { get; set; } }
            public interface IBase { [Obsolete("x", true)] int C { get; set; } }
            public interface IPart : IBase { int D { get; set; } }
            public class Part : IPart
            {
                [Obsolete("x", true)] public int C { get; set; }
                public int D { get; set; }
            }
            public class Root : Base
            {
                public int A { get; [Obsolete("x", true)] set; }
                public override int B { get; set; }
                public IPart E { get; set; } = new Part();
            }
            """),
        new("an init-only member of an inherited interface was set",
            """
            public interface IBase { int A { get; init; } }
            public interface IPart : IBase { int B { get; set; } }
            public class Part : IPart { public int A { get; init; } public int B { get; set; } }
            public class Root
            {
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public IPart C { get; } = new Part();
            }
            """),
        new("an accessor was called as the class of a type",
            """
            public record SetPayload
            {
                public string PayloadJson { get; init; } = "";
                public string PayloadJsonMember { get; init; } = "";
            }
            public record SetCmd { public int A { get; set; } }
            public class GetState { [JsonInclude] private string StateJson { get; set; } = ""; }
            public record Root
            {
                public SetPayload A { get; set; }
                public SetCmd B { get; set; }
                public string CmdJson { get; init; } = "";
                public GetState C { get; set; }
            }
            """),
        new("what is not public in an interface of another assembly was passed over",
            """
            public interface IPart : IBase { int C => 7; }
            public class Part : IPart;
            public class Root { public IPart A { get; set; } = new Part(); }
            """,
            "public interface IBase { [JsonInclude] private int A => 5; int B => 6; }") { IsRefused = true },
        new("what is not public in another assembly was looked for in a type that has its name",
            "internal class Part { public int C { get; set; } } public class Root { public Derived A { get; set; } }",
            """
            public class Part { public int A { get; set; } [JsonInclude] private int B = 5; }
            public class Derived : Part;
            """) { IsRefused = true },
        new("a getter whose value is not written was not called",
            """
            public class Root
            {
                public int B { get; set; }
                public string D { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
                public int A { get => B > 2 ? throw new ArgumentException("many") : B; set => B = value; }
                [JsonInclude, JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
                private string C { get => D ?? throw new ArgumentException("none"); set => D = value; }
            }
            """) { Documents = ["""{"A":3}""", """{"D":"d"}""", """{"D":"d","A":1}""", """{"D":"d","A":3}""", """{"C":"d"}"""] },
    ];
}
