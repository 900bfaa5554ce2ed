namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of number handling, and of what it reaches.</summary>
internal static class NumberHandlingFaults
{
    internal static readonly TypeFault[] All =
    [
        new("keys that are no numbers were refused",
            """
            public class Root
            {
                public Dictionary<float, int> A { get; set; }
                public Dictionary<Half, int> B { get; set; }
                public Dictionary<double, int> C { get; set; }
            }
            """),
        new("number handling that says nothing was refused",
            "public class Root { [JsonNumberHandling(JsonNumberHandling.Strict)] public TimeSpan A { get; set; } }"),
        new("number handling of a type reached nested collections",
            """
            [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
            public class Root
            {
                public List<List<int>> A { get; set; }
                public Dictionary<string, int[]> B { get; set; }
                public int? C { get; set; }
                public Inner D { get; set; }
            }
            public class Inner { public int A { get; set; } }
            """),
        new("number handling of bytes was accepted",
            """
            public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public byte[] A { get; set; } }
            """) { IsRefused = true },
        new("number handling of a type reached into an array in a nullable",
            """
            using System.Collections.Immutable;
            [JsonNumberHandling(JsonNumberHandling.WriteAsString)]
            public class Root
            {
                public Memory<int>? A { get; set; } = new int[1];
                public ImmutableArray<int>? B { get; set; } = [1];
                public Memory<int> C { get; set; } = new int[1];
                public int? D { get; set; }
            }
            """),
        new("no rule knew that numbers of an array in a nullable are read without quotes",
            """
            using System.Collections.Immutable;
            public struct Point { public int A { get; set; } }
            public class Root
            {
                public Memory<Half>? A { get; set; } = new Half[1];
                public ImmutableArray<int>? B { get; set; } = [1];
                public Point? E { get; set; }
                public int? F { get; set; }
            }
            """)
        {
            Options = "NumberHandling = JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString",
            Documents = ["""{"A":["1"]}""", """{"B":["1"]}""", """{"E":{"A":"1"},"F":"2"}"""],
        },
        new("number handling of extension data that keeps elements was accepted",
            """
            public class Root
            {
                [JsonExtensionData, JsonNumberHandling(JsonNumberHandling.WriteAsString)]
                public Dictionary<string, JsonElement> Rest { get; set; }
            }
            """)
        {
            IsRefused = true,
        },
        new("number handling of extension data that keeps nodes was accepted",
            """
            public class Root
            {
                [JsonExtensionData, JsonNumberHandling(JsonNumberHandling.WriteAsString)]
                public System.Text.Json.Nodes.JsonObject Rest { get; set; }
            }
            """)
        {
            IsRefused = true,
        },
    ];
}
