namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Faults of constructors, their parameters, and the members that these stand for.</summary>
internal static class ConstructorFaults
{
    internal static readonly TypeFault[] All =
    [
        new("parameters of constructors were not required",
            """
            public class Root
            {
                public Made A { get; set; }
                public Point B { get; set; }
                public KeyValuePair<int, string> C { get; set; }
                public (int, string) D { get; set; }
            }
            public record Made(string A, int B, int? C, string D = null) { public int E { get; set; } }
            public record struct Point(int X, [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] int Y);
            """) { Options = "RespectRequiredConstructorParameters = true, IncludeFields = true" },
        new("two members matched one parameter",
            "public record Root(int[] Result, string Position) { public string position { get; set; } }") { IsRefused = true },
        new("two members matched one parameter, and one was ignored",
            "public record Root(int[] Result, string Position) { [JsonIgnore] public string position { get; set; } }"),
        new("two members matched one parameter, and the first was ignored",
            "public record Root([property: JsonIgnore] string Position, int A) { public string position { get; set; } }"),
        new("two members matched one parameter, and one was read only in writing",
            """
            public record Root(string Position, int A)
            {
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public string position { get; set; }
            }
            """)
        {
            IsRefused = true,
        },
        new("two members had the name of a parameter, and one its type",
            "public record Root(int[] Result, string Position) { public int position { get; set; } }"),
        new("a member of the base and a field matched one parameter",
            """
            public class Base { public string position { get; set; } [JsonInclude] private int next; }
            public class Root(string position, int next) : Base
            {
                public string Position { get; } = position;
                public int Next { get; } = next;
            }
            """)
        {
            IsRefused = true,
        },
        new("the constructor of a struct that is not marked set required members",
            """
            public struct Root
            {
                [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Root() { A = 5; B = 6; }
                public required int A { get; set; }
                public int B { get; set; }
            }
            """) { Documents = ["{}", """{"A":1}"""] },
        new("the compiler chose another constructor than System.Text.Json",
            """
            public class Box<T>
            {
                public string Via { get; set; } = "";
                public T Value { get; }
                [JsonConstructor] public Box(T value) { Value = value; Via = "T"; }
                public Box(int value) { Value = default; Via = "int"; }
            }
            public class Span
            {
                public string Via { get; set; } = "";
                public string Name { get; }
                [JsonConstructor] public Span(string name) { Name = name; Via = "text"; }
                [System.Runtime.CompilerServices.OverloadResolutionPriority(1)]
                public Span(ReadOnlySpan<char> name) { Name = name.ToString(); Via = "span"; }
            }
            public class Plain
            {
                public string Via { get; set; } = "";
                public Plain() => Via = "none";
                [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public Plain(int x = 4) => Via = "int";
            }
            public class Low
            {
                public string Via { get; set; } = "";
                public string Name { get; }
                [JsonConstructor, System.Runtime.CompilerServices.OverloadResolutionPriority(-1)]
                public Low(string name) { Name = name; Via = "text"; }
                public Low(object name) { Name = "" + name; Via = "object"; }
            }
            public class Root
            {
                public Box<int> A { get; set; }
                public Span B { get; set; }
                public Plain C { get; set; }
                public Low D { get; set; }
            }
            """) { Documents = ["""{"A":{"Value":3},"B":{"Name":"n"},"C":{},"D":{"Name":"n"}}"""] },
        new("the default of an attribute was a number of another type",
            """
            using System.Runtime.CompilerServices;
            using System.Runtime.InteropServices;
            public class Root
            {
                public Root(
                    [Optional, DefaultParameterValue(5L)] object a,
                    [Optional, DefaultParameterValue((byte)5)] object b,
                    [Optional, DateTimeConstant(630822816000000000)] DateTime c) =>
                    (A, B, C, D) = (a, b, c, $"{a?.GetType()} {b?.GetType()}");
                public object A { get; }
                public object B { get; }
                public DateTime C { get; }
                [JsonInclude] public string D { get; private set; }
            }
            """) { Documents = ["{}", """{"A":1}"""] },
        new("null for a parameter was told of a member",
            "#nullable enable\npublic class Root(string part) { public string Part { get; } = part; }")
            { Options = "RespectNullableAnnotations = true", Documents = ["""{"Part":null}"""] },
        new("a required member without a setter was accepted where a parameter takes it",
            "public class Root(int a) { [JsonRequired] public int A { get; } = a; }")
        {
            IsRefused = true,
        },
        new("a required member that is ignored when reading was accepted where a parameter with a default takes it",
            """
            public class Root
            {
                public Root(int a = 1) => A = a;
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading), JsonRequired] public int A { get; set; }
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
    ];
}
