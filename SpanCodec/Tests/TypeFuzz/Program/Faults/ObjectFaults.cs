namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of members: ignored, required, hidden, null; and of callbacks.</summary>
internal static class ObjectFaults
{
    internal static readonly TypeFault[] All =
    [
        new("an ignored property of a record was refused",
            "public record Root([property: JsonIgnore] int A, int B, [property: JsonIgnore] string C = \"c\");"),
        new("a struct's callback changed a copy",
            """
            public struct Root : IJsonOnSerializing
            {
                public int A { get; set; }
                void IJsonOnSerializing.OnSerializing() => A = 5;
            }
            """),
        new("a read-only set was read", "public class Root { public IReadOnlySet<int> A { get; set; } }"),
        new("null was read where annotations say that there is none",
            """
            #nullable enable annotations
            public class Root
            {
                public string A { get; set; } = "";
                public string? B { get; set; }
                public List<string> C { get; } = [];
                [System.Diagnostics.CodeAnalysis.AllowNull] public string D { get; set; } = "";
                [System.Diagnostics.CodeAnalysis.DisallowNull] public int? E { get; set; } = 3;
                public Made F { get; set; } = new("");
                public Box<string> G { get; set; } = new();
                public Other<string> H { get; set; } = new();
                public string I => null!;
            }
            public record Made(string A, string? B = null, int C = 4);
            public class Box<T> { public T A { get; set; } = default!; public List<T> B { get; set; } = []; }
            public class Other<T> where T : class
            {
                public T A { get; set; } = default!;
                public T? B { get; set; }
            }
            #nullable restore
            """) { Options = "RespectNullableAnnotations = true" },
        new("the depth of elements that may be null was checked",
            """
            public class Root { public bool?[] A { get; set; } public List<int?> B { get; set; } }
            """) { Options = "MaxDepth = 2" },
        new("a setter without a getter took an array in a nullable",
            """
            using System.Collections.Immutable;
            public class Root
            {
                public ImmutableArray<int>? A { set { } }
                public Memory<int>? B { set { } }
                public ImmutableArray<int>? C { get; set; }
            }
            """)
        {
            Documents = ["""{"A":[""", """{"A":[1,x""", """{"A":[""]}""", """{"A":1}""", """{"B":[""]}""", """{"B":[x""", """{"C":[""]}"""],
        },
        new("a nullable array that is read-only was not written",
            """
            using System.Collections.Immutable;
            public class Root
            {
                public ImmutableArray<int>? A => ImmutableArray.Create(1);
                public Memory<int>? B => new int[2];
                public int? C => 3;
            }
            """)
        {
            Options = "IgnoreReadOnlyProperties = true",
        },
        new("a member of another assembly allows null",
            """
            #nullable enable annotations
            public class Root { public Part A { get; set; } }
            """,
            """
            #nullable enable annotations
            public class Part
            {
                [System.Diagnostics.CodeAnalysis.AllowNull] public UInt128?[] A { get; set; }
                [System.Diagnostics.CodeAnalysis.AllowNull] public string B { get; set; }
                [System.Diagnostics.CodeAnalysis.AllowNull] public int[] C { get; set; }
                [System.Diagnostics.CodeAnalysis.AllowNull] public string D { get; init; }
                [System.Diagnostics.CodeAnalysis.DisallowNull] public string? E { get; set; }
            }
            """)
        {
            Options = "RespectNullableAnnotations = true",
            Documents =
                ["""{"A":{"A":null}}""", """{"A":{"B":null}}""", """{"A":{"C":null}}""", """{"A":{"D":null}}""", """{"A":{"E":null}}"""],
        },
        new("a required member was ignored when reading",
            """
            public class Root
            {
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int A { get; set; }
            }
            """) { IsRefused = true },
        new("a virtual property that is hidden and ignored was read",
            """
            public interface IBase { int C { get; } }
            public class Base : IBase
            {
                public virtual int A { get; set; }
                public int B { get; set; }
                public int C { get; set; }
            }
            public class Root : Base, IBase
            {
                [JsonIgnore] public virtual int A { get; set; }
                [JsonIgnore] public int B { get; set; }
                [JsonIgnore] public int C { get; set; }
            }
            """) { Documents = ["""{"A":1""", """{"A":"x","B":"x","C":"x"}""", """{"B":"x"}""", """{"C":"x"}"""] },
        new("a callback of what was read came behind the look for what is missing",
            """
            public class Root : IJsonOnDeserialized
            {
                public required string A { get; set; }
                public int B { get; set; }
                public void OnDeserialized() { if (B == 0) throw new ArgumentException(A); }
            }
            """) { Documents = ["{}", """{"B":1}""", """{"A":"","B":1}"""] },
        new("a value was compared with its default, and not the default with it",
            """
            public class Root
            {
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Part A { get; set; }
            }
            public struct Part : IEquatable<Part>
            {
                public string C { get; set; }
                public bool Equals(Part other) => C == "a" || other.C == "b";
                public override bool Equals(object other) => other is Part part && Equals(part);
                public override int GetHashCode() => 0;
            }
            """) { Documents = ["""{"A":{"C":"a"}}""", """{"A":{"C":"b"}}"""] },
    ];
}
