namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of extension data: its setter, its values, and members of that name.</summary>
internal static class ExtensionDataFaults
{
    internal static readonly TypeFault[] All =
    [
        new("extension data that a constructor sets was replaced",
            """
            public class Root
            {
                public Root(int a) { A = a; }
                public int A { get; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } = new() { ["preset"] = 1 };
            }
            """),
        new("extension data without a setter was filled",
            """
            public class Root
            {
                public int A { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; } = new();
            }
            """),
        new("hidden extension data was filled",
            """
            public class Base { [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } }
            public class Root : Base { public new int Rest { get; set; } }
            """),
        new("hidden extension data was refused",
            """
            public class Base { [JsonExtensionData] public Dictionary<string, object> Rest { get; set; } }
            public class Root : Base
            {
                public int A { get; set; }
                [JsonExtensionData] public new Dictionary<string, JsonElement> Rest { get; set; }
            }
            """),
        new("overridden extension data was refused",
            """
            public class Base { [JsonExtensionData] public virtual Dictionary<string, object> Rest { get; set; } }
            public class Root : Base
            {
                public int A { get; set; }
                [JsonExtensionData] public override Dictionary<string, object> Rest { get; set; }
            }
            """),
        new("unknown members were disallowed beside extension data that is only written",
            """
            public struct Root
            {
                public int A { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; }
            }
            """) { Options = "UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow" },
        new("extension data without any other member was skipped",
            "public class Root { [JsonExtensionData] public Dictionary<string, JsonElement> Rest { get; set; } }"),
        new("populating was accepted where only extension data can be filled",
            """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
            public class Root
            {
                public Root(int a) => A = a;
                public int A { get; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get; }
            }
            """) { IsRefused = true },
        new("extension data is passed over until the constructor has run",
            """
            public class Root
            {
                public Root(int a) => A = a;
                public int A { get; }
                [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; }
            }
            """)
        {
            Documents = ["{\"x\":\"\\ud800\"", """{"x":"\ud800"}"""],
        },
        new("extension data that is ignored as read-only was written",
            """
            public class Root
            {
                public int A { get; set; }
                [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; }
            }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true",
            Documents = ["""{"A":1,"x":2}"""],
        },
        new("extension data lost its first entry where the setter makes a copy",
            """
            public class Root
            {
                private Dictionary<string, object> _rest;
                public Leaf A { get; set; }
                public Made B { get; set; }
                [JsonExtensionData] public Dictionary<string, object> Rest { get => _rest; set => _rest = new(value); }
            }
            public struct Leaf
            {
                private Dictionary<string, JsonElement> _rest;
                public int A { get; set; }
                [JsonExtensionData]
                public IDictionary<string, JsonElement> Rest { readonly get => _rest; init => _rest = new(value); }
            }
            public class Made(int c)
            {
                private Dictionary<string, object> _rest;
                public int C { get; } = c;
                [JsonExtensionData] public Dictionary<string, object> Rest { get => _rest; set => _rest = new(value); }
            }
            """) { Documents = ["""{"x":1}""", """{"x":1,"y":[2]}""", """{"A":{"x":1,"y":2}}""", """{"B":{"C":1,"x":1,"y":2}}"""] },
        new("required extension data was accepted",
            "public class Root { [JsonExtensionData] public required Dictionary<string, object> Rest { get; set; } }")
        {
            IsRefused = true,
        },
        new("extension data with [JsonRequired] was accepted",
            """
            public class Root
            {
                [JsonExtensionData, JsonRequired] public Dictionary<string, JsonElement> Rest { get; set; }
            }
            """) { IsRefused = true },
        new("extension data that the constructor sets is not required",
            """
            public class Root
            {
                [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Root() => A = 1;
                public int A { get; set; }
                [JsonExtensionData] public required Dictionary<string, JsonElement> Rest { get; set; }
            }
            """) { Documents = ["{}", """{"x":1}"""] },
    ];
}
