namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of single values: enums, texts, keys, tuples.</summary>
internal static class ValueFaults
{
    internal static readonly TypeFault[] All =
    [
        new("names of enums were obsolete",
            """
            public enum Kind { A, [Obsolete("no", true)] B, [Obsolete] C = -4 }
            public class Root { public Kind A { get; set; } public Dictionary<Kind, Kind> B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("names of enums differed in case only",
            """
            public enum Kind { A = 1, a = 2, B = 2, b = 1 }
            public class Root { public Kind A { get; set; } public List<Kind> B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("a large enum had values twice and out of order",
            """
            public enum Kind
            {
                A9 = 9, A8 = 8, A7 = 7, B9 = 9, A6 = 6, A5 = 5, B6 = 6, A4 = 4, A3 = 3, C9 = 9, A2 = 2,
                A1 = 1, B1 = 1, A0 = 0, B0 = 0, C8 = 8, D8 = 8, C7 = 7, D7 = 7, C1 = 1, C0 = 0,
            }
            public class Root { public Kind A { get; set; } public Kind[] B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("flags had names for combinations",
            """
            [Flags] public enum Kind { None, Read = 1, Write = 2, ReadWrite = 3, Execute = 4, Most = 6, Same = 3 }
            public class Root { public Kind A { get; set; } public Kind[] B { get; set; } }
            """) { Options = "UseStringEnumConverter = true" },
        new("the key of a dictionary was a combination with a name, changed by a policy",
            """
            [Flags]
            public enum Kind
            {
                None,
                Read = 1,
                Write = 2,
                ReadWrite = 3,
                Execute = 4,
                [JsonStringEnumMemberName("all of it")] All = 7,
                Same = 3,
            }
            [Flags] public enum Odd { First = 1, NotAll = -9 }
            public enum Plain { One = 1, Two = 2, Three = 3 }
            public class Root
            {
                public Dictionary<Kind, int> A { get; set; }
                public Dictionary<Odd, int> B { get; set; }
                public Dictionary<Plain, Kind> C { get; set; }
            }
            """)
        {
            Options = "DictionaryKeyPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true",
            Documents =
            [
                """{"A":{"None":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8}}""",
                """{"B":{"0":0,"1":1,"-9":2,"-10":3,"-1":4}}""",
                """{"C":{"3":"ReadWrite","2":7}}""",
            ],
        },
        new("a public GetEnumerator gave something else",
            """
            public class Root : List<int>
            {
                public new IEnumerator<string> GetEnumerator() => new List<string>().GetEnumerator();
            }
            """),
        new("a string that is no text was a JsonNode",
            """
            public class Root
            {
                public System.Text.Json.Nodes.JsonNode A { get; set; }
                public System.Text.Json.Nodes.JsonValue B { get; set; }
                public List<System.Text.Json.Nodes.JsonNode> C { get; set; }
                [JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject Rest { get; set; }
            }
            """)
        {
            Documents =
                ["""{"A":"\ud800"}""", """{"B":"\ud800"}""", """{"C":[1,"\ud800"]}""", """{"Z":"\ud800"}""", """{"A":{"a":"\ud800"}}"""],
        },
        new("a dictionary at the last level had a key that is no number",
            """
            using System.Collections.ObjectModel;
            public class Root { public Leaf A { get; set; } }
            public class Leaf
            {
                public ReadOnlyDictionary<double, double> B { get; set; }
                public Dictionary<float, Leaf> C { get; set; }
                public SortedDictionary<double, object> D { get; set; }
            }
            """) { Options = "MaxDepth = 3" },
        new("an address cannot be compared, and a number does not end",
            """
            public class Root
            {
                public SortedList<Uri, UInt128> A { get; set; }
                public SortedList<Uri, int> B { get; set; }
            }
            """)
        {
            Documents = ["""{"A":{"":2,"":4""", """{"A":{"":2,"":4x""", """{"B":{"":2,"":4""", """{"B":{"":2,"":4 """],
        },
        new("a rule knew the zeros behind a key of 128 bits only",
            """
            public class Root
            {
                public Dictionary<UInt128, int> A { get; set; }
                public IReadOnlyDictionary<Int128, string> B { get; set; }
                public SortedDictionary<UInt128, Int128[]> C { get; set; }
            }
            """),
        new("a part of a long tuple refused null",
            """
            #nullable enable annotations
            public class Root
            {
                public (int, string, int, int, int, string, string, int, string) A { get; set; }
                public (int, string) B { get; set; }
                public Part C { get; set; }
            }
            """,
            """
            #nullable enable annotations
            public class Part
            {
                public (int, string, int, int, int, string, string, int, string) A { get; set; }
                public (int, string) B { get; set; }
            }
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
            public enum Day : byte { A, B }
            public class Root
            {
                public object A { get; set; } = new sbyte[] { 1, -1 };
                public object B { get; set; } = new[] { Day.B };
                public object C { get; set; } = new byte[] { 1, 2 };
                public sbyte[] D { get; set; }
                public Day[] E { get; set; }
            }
            """) { Documents = ["{}"] },
    ];
}
