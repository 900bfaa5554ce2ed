namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>What went wrong with objects: constructors, required and ignored members, filling, extension data, callbacks.</summary>
internal static class ObjectFaults
{
    internal static readonly TypeFault[] All =
    [
        new("an ignored property of a record was refused", "public record Root([property: JsonIgnore] int A, int B, [property: JsonIgnore] string C = \"c\");"),
        new("a struct's callback changed a copy", "public struct Root : IJsonOnSerializing { public int A { get; set; } void IJsonOnSerializing.OnSerializing() => A = 5; }"),
        new("extension data that a constructor sets was replaced",
            """
            public class Root { public Root(int a) { A = a; } public int A { get; } [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } = new() {
            ["preset"] = 1 }; }
            """),
        new("extension data without a setter was filled",
            """
            public class Root { public int A { get; set; } [JsonExtensionData] public Dictionary<string, object> Rest { get; } = new(); }
            """),
        new("hidden extension data was filled",
            """
            public class Base { [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } } public class Root : Base { public new int Rest { get; set; } }
            """),
        new("a read-only set was read", "public class Root { public IReadOnlySet<int> A { get; set; } }"),
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
        new("extension data without any other member was skipped", "public class Root { [JsonExtensionData] public Dictionary<string, JsonElement> Rest { get; set; } }"),
        new("the depth of elements that may be null was checked",
            """
            public class Root { public bool?[] A { get; set; } public List<int?> B { get; set; } }
            """) { Options = "MaxDepth = 2" },
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
        new("populating was accepted where only extension data can be filled",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public class Root { public Root(int a) => A = a; public int A { get; }
            [JsonExtensionData] public Dictionary<string, object> Rest { get; } }
            """) { IsRefused = true },
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
        new("extension data is passed over until the constructor has run",
            "public class Root { public Root(int a) => A = a; public int A { get; } [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; } }")
        {
            Documents = ["{\"x\":\"\\ud800\"", """{"x":"\ud800"}"""],
        },
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
        new("a required member was ignored when reading",
            """
            public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int A { get; set; } }
            """) { IsRefused = true },
        new("a virtual property that is hidden and ignored was read",
            """
            public interface IBase { int C { get; } } public class Base : IBase { public virtual int A { get; set; } public int B { get; set; } public int C { get; set; } }
            public class Root : Base, IBase { [JsonIgnore] public virtual int A { get; set; } [JsonIgnore] public int B { get; set; } [JsonIgnore] public int C { get; set; } }
            """) { Documents = ["""{"A":1""", """{"A":"x","B":"x","C":"x"}""", """{"B":"x"}""", """{"C":"x"}"""] },
        new("a struct that is ignored when reading was filled, and the generator died",
            """
            public struct Point { public int A { get; set; } } public class Leaf { public int A { get; set; } }
            public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Point A { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public Leaf B { get; set; } = new();
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public List<int> C { get; set; } = new();
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)] public Point D { get; set; } }
            """)
        {
            Options = "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate",
            Documents = ["""{"A":{"A":1}}""", """{"B":{"A":1}}""", """{"C":[1]}""", """{"B":{"A":"x"}}""", """{"C":["x"]}""", """{"D":{"A":1}}"""],
        },
        new("two members matched one parameter", "public record Root(int[] Result, string Position) { public string position { get; set; } }") { IsRefused = true },
        new("two members matched one parameter, and one was ignored", "public record Root(int[] Result, string Position) { [JsonIgnore] public string position { get; set; } }"),
        new("two members matched one parameter, and the first was ignored",
            "public record Root([property: JsonIgnore] string Position, int A) { public string position { get; set; } }"),
        new("two members matched one parameter, and one was read only in writing",
            "public record Root(string Position, int A) { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public string position { get; set; } }")
        {
            IsRefused = true,
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
        new("a callback of what was read came behind the look for what is missing",
            """
            public class Root : IJsonOnDeserialized
            {
                public required string A { get; set; } public int B { get; set; } public void OnDeserialized() { if (B == 0) throw new ArgumentException(A); }
            }
            """) { Documents = ["{}", """{"B":1}""", """{"A":"","B":1}"""] },
        new("the constructor of a struct that is not marked set required members",
            """
            public struct Root { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Root() { A = 5; B = 6; } public required int A { get; set; } public int B { get; set; } }
            """) { Documents = ["{}", """{"A":1}"""] },
        new("a value was compared with its default, and not the default with it",
            """
            public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Part A { get; set; } }
            public struct Part : IEquatable<Part>
            {
                public string C { get; set; } public bool Equals(Part other) => C == "a" || other.C == "b"; public override bool Equals(object other) => other is Part part
                && Equals(part); public override int GetHashCode() => 0;
            }
            """) { Documents = ["""{"A":{"C":"a"}}""", """{"A":{"C":"b"}}"""] },
        new("the compiler chose another constructor than System.Text.Json",
            """
            public class Box<T> { public string Via { get; set; } = ""; public T Value { get; } [JsonConstructor] public Box(T value) { Value = value; Via = "T"; } public Box(int
            value) { Value = default; Via = "int"; } }
            public class Span { public string Via { get; set; } = ""; public string Name { get; } [JsonConstructor] public Span(string name) { Name = name; Via = "text"; }
            [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public Span(ReadOnlySpan<char> name) { Name = name.ToString(); Via = "span"; } }
            public class Plain { public string Via { get; set; } = ""; public Plain() => Via = "none"; [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public
            Plain(int x = 4) => Via = "int"; }
            public class Low { public string Via { get; set; } = ""; public string Name { get; } [JsonConstructor, System.Runtime.CompilerServices.OverloadResolutionPriority(-1)]
            public Low(string name) { Name = name; Via = "text"; } public Low(object name) { Name = "" + name; Via = "object"; } }
            public class Root { public Box<int> A { get; set; } public Span B { get; set; } public Plain C { get; set; } public Low D { get; set; } }
            """) { Documents = ["""{"A":{"Value":3},"B":{"Name":"n"},"C":{},"D":{"Name":"n"}}"""] },
        new("the default of an attribute was a number of another type",
            """
            public class Root
            {
                public Root([System.Runtime.InteropServices.Optional, System.Runtime.InteropServices.DefaultParameterValue(5L)] object a,
                    [System.Runtime.InteropServices.Optional, System.Runtime.InteropServices.DefaultParameterValue((byte)5)] object b,
                    [System.Runtime.InteropServices.Optional, System.Runtime.CompilerServices.DateTimeConstant(630822816000000000)] DateTime c) =>
                    (A, B, C, D) = (a, b, c, $"{a?.GetType()} {b?.GetType()}");
                public object A { get; } public object B { get; } public DateTime C { get; } [JsonInclude] public string D { get; private set; }
            }
            """) { Documents = ["{}", """{"A":1}"""] },
        new("null for a parameter was told of a member",
            "#nullable enable\npublic class Root(string part) { public string Part { get; } = part; }")
            { Options = "RespectNullableAnnotations = true", Documents = ["""{"Part":null}"""] },
        new("extension data lost its first entry where the setter makes a copy",
            """
            public class Root
            {
                private Dictionary<string, object> _rest; public Leaf A { get; set; } public Made B { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get => _rest; set => _rest = new(value); }
            }
            public struct Leaf
            {
                private Dictionary<string, JsonElement> _rest; public int A { get; set; }
                [JsonExtensionData] public IDictionary<string, JsonElement> Rest { readonly get => _rest; init => _rest = new(value); }
            }
            public class Made(int c)
            {
                private Dictionary<string, object> _rest; public int C { get; } = c;
                [JsonExtensionData] public Dictionary<string, object> Rest { get => _rest; set => _rest = new(value); }
            }
            """) { Documents = ["""{"x":1}""", """{"x":1,"y":[2]}""", """{"A":{"x":1,"y":2}}""", """{"B":{"C":1,"x":1,"y":2}}"""] },
        new("a member that is filled was asked for what null takes the place of",
            """
            public class Root
            {
                private int _calls; private List<int> _a = [1]; private Part _b = new() { X = 2 };
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> A { get { _calls++; return _a; } set => _a = value; }
                [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public Part B { get { _calls++; return _b; } set => _b = value; }
            }
            public class Part { public int X { get; set; } public int Y { get; set; } }
            """) { Documents = ["""{"A":null}""", """{"B":null}""", """{"A":[3],"B":{"Y":4}}""", """{"A":null,"A":[3]}"""] },
        new("a required member without a setter was accepted where a parameter takes it",
            "public class Root(int a) { [JsonRequired] public int A { get; } = a; }")
        {
            IsRefused = true,
        },
        new("a required member that is ignored when reading was accepted where a parameter with a default takes it",
            """
            public class Root
            {
                public Root(int a = 1) => A = a; [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int A { get; set; }
            }
            """) { Options = "RespectRequiredConstructorParameters = true", IsRefused = true },
        new("a required parameter stands for the setter of a required member",
            """
            public class Root(int a, int b)
            {
                [JsonRequired] public int A { get; } = a;
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int B { get; set; } = b;
            }
            """)
        {
            Options = "RespectRequiredConstructorParameters = true",
            Documents = ["{}", """{"A":1}""", """{"A":1,"B":2}"""],
        },
        new("required extension data was accepted", "public class Root { [JsonExtensionData] public required Dictionary<string, object> Rest { get; set; } }")
        {
            IsRefused = true,
        },
        new("extension data with [JsonRequired] was accepted",
            "public class Root { [JsonExtensionData, JsonRequired] public Dictionary<string, JsonElement> Rest { get; set; } }") { IsRefused = true },
        new("extension data that the constructor sets is not required",
            """
            public class Root
            {
                [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Root() => A = 1; public int A { get; set; }
                [JsonExtensionData] public required Dictionary<string, JsonElement> Rest { get; set; }
            }
            """) { Documents = ["{}", """{"x":1}"""] },
    ];
}
